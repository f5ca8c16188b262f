import { locumName } from '#web/components/status/offer-facts.ts'
import { Box, Row, Small } from '#web/ui/chakra.ts'
import { formatRand } from '#shared/kernel/money.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { MemberRole } from '#shared/kernel/member-roles.ts'
import { ActionButton } from '#web/components/actions/action-button.tsx'
import { applicantActions } from '#web/features/offers/practice/offer-actions.ts'
import { formatCount } from '#web/components/format/format-words.ts'
import { formatDays, formatWeekdays } from '#web/components/format/format-days.ts'
import { StickyFooter } from '#web/ui/sticky-footer.tsx'
import { useMemberRole } from '#web/components/account/account.api.ts'
import { type ChosenDays, costOfChosen } from './choice.ts'
import { ConfirmOutcome } from './confirm-outcome.tsx'
import { confirmConsequences } from './consequences.ts'
import type { Confirmation } from './use-confirm-chosen.ts'

function CostFigures({ offer, chosen }: { offer: Offer; chosen: readonly ChosenDays[] }) {
  const { pay, fee, total, credits } = costOfChosen(offer, chosen)
  return (
    <Row
      wrap
      columnGap={{ base: '4', md: '6' }}
      justify="space-between"
      fontVariantNumeric="tabular-nums"
      whiteSpace={{ md: 'nowrap' }}
    >
      <Box textAlign={{ md: 'right' }}>
        <Small>
          Pay {formatRand(pay)} + fee {formatRand(fee)}
        </Small>
        <Box textStyle="l" fontWeight="bold">
          {formatRand(total)}
        </Box>
      </Box>
      <Box textAlign={{ md: 'right' }} borderLeft={{ md: '1px solid' }} borderColor={{ md: 'border' }} pl={{ md: '6' }}>
        <Small>Credits you earn</Small>
        <Box textStyle="l">{formatRand(credits)}</Box>
      </Box>
    </Row>
  )
}

interface Props {
  offer: Offer
  chosen: readonly ChosenDays[]
  /** Whether there are applicants who are not loaded yet. */
  more: boolean
  busy: boolean
  /** What became of the days that were just confirmed. */
  confirmations: readonly Confirmation[]
  onConfirm: () => void
}

/** `Thu 3 and Fri 4 Dec for Thandi Nkosi`; of several applicants, each with their days. */
const chosenWords = (chosen: readonly ChosenDays[]): string =>
  chosen.map(({ application, dates }) => `${formatDays(dates)} for ${locumName(application)}`).join(' · ')

/** `Confirm Thursday for Thandi Nkosi`, or `Confirm 3 days with 2 locums`. */
function confirmLabel(chosen: readonly ChosenDays[]): string {
  const [first, ...others] = chosen
  const dates = chosen.flatMap((days) => days.dates)
  return others.length === 0 && first
    ? `Confirm ${formatWeekdays(dates)} for ${locumName(first.application)}`
    : `Confirm ${formatCount(dates.length, 'day')} with ${formatCount(chosen.length, 'locum')}`
}

/** Confirming all of them has the reason of the first that can't be confirmed. */
const confirmAction = (offer: Offer, chosen: readonly ChosenDays[], role: MemberRole | undefined) => {
  const actions = chosen.map(({ application, dates }) => applicantActions(offer, application, { role }, dates).confirm)
  return actions.find((action) => action?.disabled) ?? actions[0]
}

function Chosen({ offer, chosen, more, busy, onConfirm }: Omit<Props, 'confirmations'>) {
  const role = useMemberRole()
  return (
    <>
      <Box flex={{ base: '1', md: '1 1 320px' }} minWidth="0" overflowWrap="anywhere" role="status">
        <Box as="b" lineClamp="3">
          {chosenWords(chosen)}
        </Box>
        <Small maxWidth="text">{confirmConsequences(offer, chosen, more)}</Small>
      </Box>
      <CostFigures offer={offer} chosen={chosen} />
      <ActionButton
        action={confirmAction(offer, chosen, role)}
        look="primary"
        minHeight="12"
        px={{ md: '6' }}
        maxWidth={{ md: '400px' }}
        flexShrink={1}
        busy={busy}
        onClick={onConfirm}
      >
        {confirmLabel(chosen)}
      </ActionButton>
    </>
  )
}

/** The chosen days with their cost and consequences, and the confirm button; above it what was just confirmed. */
export function ConfirmFooter({ confirmations, ...props }: Props) {
  return (
    <StickyFooter flexDirection="column" alignItems="stretch" gap="3">
      {!props.busy && <ConfirmOutcome confirmations={confirmations} />}
      {(props.chosen.length > 0 || confirmations.length === 0) && (
        <Box
          display="flex"
          flexDirection={{ base: 'column', md: 'row' }}
          flexWrap={{ md: 'wrap' }}
          justifyContent={{ md: 'flex-end' }}
          alignItems={{ md: 'center' }}
          rowGap="3"
          columnGap={{ md: '6' }}
        >
          {props.chosen.length > 0 ? (
            <Chosen {...props} />
          ) : (
            <Box color="fg.muted" mr="auto" role="status">
              Choose an applicant for a day to see the cost.
            </Box>
          )}
        </Box>
      )}
    </StickyFooter>
  )
}
