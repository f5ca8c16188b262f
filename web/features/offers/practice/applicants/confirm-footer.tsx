import { locumName } from '#web/components/status/offer-facts.ts'
import { Box, Row, Small } from '#web/ui/chakra.ts'
import { formatRand } from '#shared/kernel/money.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { MemberRole } from '#shared/kernel/member-roles.ts'
import { ActionButton } from '#web/components/actions/action-button.tsx'
import { applicationDecisions } from '#web/features/offers/practice/offer-actions.ts'
import { formatCount } from '#web/components/format/format-words.ts'
import { formatDays, formatWeekdays } from '#web/components/format/format-days.ts'
import { StickyFooter } from '#web/ui/sticky-footer.tsx'
import { useMemberRole } from '#web/components/account/account.api.ts'
import { type SelectedApplicant, costOfSelections } from './selection.ts'
import { ConfirmOutcome } from './confirm-outcome.tsx'
import { confirmConsequences } from './consequences.ts'
import type { ConfirmResult } from './use-confirm-selections.ts'

function CostFigures({ offer, selections }: { offer: Offer; selections: readonly SelectedApplicant[] }) {
  const { pay, fee, total, credits } = costOfSelections(offer, selections)
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
  selections: readonly SelectedApplicant[]
  /** Whether there are applicants who are not loaded yet. */
  hasMore: boolean
  busy: boolean
  /** What became of the days that were just confirmed. */
  results: readonly ConfirmResult[]
  onConfirm: () => void
}

/** `Thu 3 and Fri 4 Dec for Thandi Nkosi`; of several applicants, each with their days. */
const formatSelections = (selections: readonly SelectedApplicant[]): string =>
  selections.map(({ application, dates }) => `${formatDays(dates)} for ${locumName(application)}`).join(' · ')

/** `Confirm Thursday for Thandi Nkosi`, or `Confirm 3 days with 2 locums`. */
function confirmLabel(selections: readonly SelectedApplicant[]): string {
  const [first, ...others] = selections
  const dates = selections.flatMap((one) => one.dates)
  return others.length === 0 && first
    ? `Confirm ${formatWeekdays(dates)} for ${locumName(first.application)}`
    : `Confirm ${formatCount(dates.length, 'day')} with ${formatCount(selections.length, 'locum')}`
}

/** Confirming all of them has the reason of the first that can't be confirmed. */
const confirmAction = (offer: Offer, selections: readonly SelectedApplicant[], role: MemberRole | undefined) => {
  const actions = selections.map(
    ({ application, dates }) => applicationDecisions(offer, application, { role }, dates).confirm,
  )
  return actions.find((action) => action?.disabled) ?? actions[0]
}

function ConfirmSelections({ offer, selections, hasMore, busy, onConfirm }: Omit<Props, 'results'>) {
  const role = useMemberRole()
  return (
    <>
      <Box flex={{ base: '1', md: '1 1 320px' }} minWidth="0" overflowWrap="anywhere" role="status">
        <Box as="b" lineClamp="3">
          {formatSelections(selections)}
        </Box>
        <Small maxWidth="text">{confirmConsequences(offer, selections, hasMore)}</Small>
      </Box>
      <CostFigures offer={offer} selections={selections} />
      <ActionButton
        action={confirmAction(offer, selections, role)}
        look="primary"
        minHeight="12"
        px={{ md: '6' }}
        maxWidth={{ md: '400px' }}
        flexShrink={1}
        busy={busy}
        onClick={onConfirm}
      >
        {confirmLabel(selections)}
      </ActionButton>
    </>
  )
}

/** The selected days with their cost and consequences, and the confirm button; above it what was just confirmed. */
export function ConfirmFooter({ results, ...props }: Props) {
  return (
    <StickyFooter flexDirection="column" alignItems="stretch" gap="3">
      {!props.busy && <ConfirmOutcome results={results} />}
      {(props.selections.length > 0 || results.length === 0) && (
        <Row
          flexDirection={{ base: 'column', md: 'row' }}
          wrap={{ md: 'wrap' }}
          justify={{ md: 'flex-end' }}
          align={{ md: 'center' }}
          rowGap="3"
          columnGap={{ md: '6' }}
        >
          {props.selections.length > 0 ? (
            <ConfirmSelections {...props} />
          ) : (
            <Box color="fg.muted" mr="auto" role="status">
              Choose an applicant for a day to see the cost.
            </Box>
          )}
        </Row>
      )}
    </StickyFooter>
  )
}
