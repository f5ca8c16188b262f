import { formatCardDate } from '#shared/kernel/dates.ts'
import { paths } from '#shared/kernel/paths.ts'
import type { Redemption } from '#shared/wallets/wallets.schema.ts'
import { ReasonDialog } from '#web/components/actions/reason-dialog.tsx'
import { useConfirmDialog } from '#web/components/actions/use-confirm-dialog.tsx'
import { formatAmount } from '#web/features/wallets/format-transaction.ts'
import { formatMoment } from '#web/features/wallets/redemption-facts.tsx'
import { useDecideRedemption } from '#web/features/wallets/wallets.api.ts'
import { currentDay } from '#web/platform/clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Box, chakra, Row } from '#web/ui/chakra.ts'
import { FactList } from '#web/ui/fact-list.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

const Card = chakra('article', {
  base: { display: 'grid', gap: '3', py: '5', borderTop: '1px solid', borderColor: 'border' },
})

const decisions = {
  settled: {
    verb: 'Settle',
    done: 'Settled',
    about: 'Settle it once you have paid it out. This can’t be undone.',
    reason: { label: 'Note', hint: 'Such as the reference of the payment. The practice will see this.' },
    looks: { button: 'plain', dialog: 'primary' },
  },
  refused: {
    verb: 'Refuse',
    done: 'Refused',
    about: 'The amount returns to the practice’s wallet.',
    reason: { label: 'Note', hint: 'The practice will see this.' },
    looks: { button: 'danger', dialog: 'danger' },
  },
} as const

interface Props {
  redemption: Redemption
  /** After a decision, with what to say of it. */
  onDecided?: ((sentence: string) => void) | undefined
}

function Decide({ redemption, to, onDecided }: Props & { to: keyof typeof decisions }) {
  const { id, company, amount } = redemption
  const { verb, done, about, reason, looks } = decisions[to]
  const { openDialog, confirm, dialog } = useConfirmDialog(
    useDecideRedemption(id),
    `${done}. ${company.name} has been notified.`,
    onDecided,
  )
  return (
    <>
      <Button
        size="s"
        look={looks.button}
        onClick={openDialog}
        aria-label={`${verb} the redemption of ${company.name}`}
      >
        {verb}
      </Button>
      <ReasonDialog
        {...dialog}
        about={id}
        title={`${verb} ${formatAmount(amount)} of ${company.name}?`}
        look={looks.dialog}
        reason={reason}
        confirmLabel={verb}
        keepLabel="Not yet"
        onConfirm={(note) => confirm({ status: to, note })}
      >
        {about}
      </ReasonDialog>
    </>
  )
}

/** By when it is to be answered, marked once that has passed. */
function AnswerBy({ redemption: { answerBy } }: { redemption: Redemption }) {
  const isOverdue = answerBy < currentDay()
  return (
    <Row as="span" align="center" gap="1.5" color={isOverdue ? 'error.fg' : undefined}>
      {isOverdue && <Icon name="alert" size={18} />}
      {formatCardDate(answerBy)}
      {isOverdue && <b>Overdue</b>}
    </Row>
  )
}

/** A practice's request to be paid out its credits, and what the super admin decides about it. */
export function RedemptionCard({ redemption, onDecided }: Props) {
  const { id, company, amount, status, requestedBy, requestedAt, decidedAt, note } = redemption
  const isOpen = status === 'requested'
  return (
    <Card>
      <Row wrap justify="space-between" columnGap="4">
        <chakra.h2 textStyle="l" overflowWrap="anywhere">
          {company.name}
        </chakra.h2>
        <Box textStyle="l" fontWeight="bold" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
          {formatAmount(amount)}
        </Box>
      </Row>
      <FactList
        facts={[
          ['Code', id],
          ['Requested', `${formatMoment(requestedAt)}, ${requestedBy}`],
          ['We answer by', isOpen ? <AnswerBy redemption={redemption} /> : undefined],
          [status === 'settled' ? 'Settled' : 'Refused', decidedAt && formatMoment(decidedAt)],
          ['Note', note],
        ]}
      />
      <Row wrap align="center" gap="3">
        {isOpen && (
          <>
            <Decide redemption={redemption} to="settled" onDecided={onDecided} />
            <Decide redemption={redemption} to="refused" onDecided={onDecided} />
          </>
        )}
        <TextLink to={paths.admin.wallet('company', company.id)} aria-label={`Wallet of ${company.name}`}>
          Wallet
        </TextLink>
      </Row>
    </Card>
  )
}
