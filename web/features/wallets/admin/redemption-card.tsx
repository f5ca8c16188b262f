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

function Settle({ redemption: { id, company, amount } }: { redemption: Redemption }) {
  const { openDialog, confirm, dialog } = useConfirmDialog(
    useDecideRedemption(id),
    `Settled. ${company.name} has been notified.`,
  )
  return (
    <>
      <Button size="s" onClick={openDialog} aria-label={`Settle the redemption of ${company.name}`}>
        Settle
      </Button>
      <ReasonDialog
        {...dialog}
        about={id}
        title={`Settle ${formatAmount(amount)} of ${company.name}?`}
        look="primary"
        reason={{ label: 'Note (optional)', hint: 'The practice will see this.', optional: true }}
        confirmLabel="Settle"
        keepLabel="Not yet"
        onConfirm={(note) => confirm({ status: 'settled', ...(note && { note }) })}
      >
        Settle it once you have paid it out. This can’t be undone.
      </ReasonDialog>
    </>
  )
}

function Refuse({ redemption: { id, company, amount } }: { redemption: Redemption }) {
  const { openDialog, confirm, dialog } = useConfirmDialog(
    useDecideRedemption(id),
    `Refused. ${company.name} has been notified.`,
  )
  return (
    <>
      <Button size="s" look="danger" onClick={openDialog} aria-label={`Refuse the redemption of ${company.name}`}>
        Refuse
      </Button>
      <ReasonDialog
        {...dialog}
        about={id}
        title={`Refuse ${formatAmount(amount)} of ${company.name}?`}
        reason={{ label: 'Note', hint: 'The practice will see this.' }}
        confirmLabel="Refuse"
        keepLabel="Not yet"
        onConfirm={(note) => confirm({ status: 'refused', note })}
      >
        The amount returns to the practice’s wallet.
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
export function RedemptionCard({ redemption }: { redemption: Redemption }) {
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
            <Settle redemption={redemption} />
            <Refuse redemption={redemption} />
          </>
        )}
        <TextLink to={paths.admin.wallet('company', company.id)} aria-label={`Wallet of ${company.name}`}>
          Wallet
        </TextLink>
      </Row>
    </Card>
  )
}
