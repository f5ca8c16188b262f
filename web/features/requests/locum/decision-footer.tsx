import { Box } from '#web/ui/chakra.ts'
import { useId } from 'react'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { formatRand } from '#shared/kernel/money.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { ActionButton, disabledReason, type ReasonTexts } from '#web/components/action-button.tsx'
import { payOverDays } from '#web/components/offer-facts.ts'
import { formatBelowOwnRates, requestIn } from '#web/components/request-status.ts'
import { formatHours } from '#shared/kernel/format-shift.ts'
import { formatCount, formatDays, formatWeekdays } from '#web/components/format-shift.ts'
import { StickyFooter } from '#web/ui/sticky-footer.tsx'
import { useViewingLocum } from '#web/features/offers/locum/locum-offers.api.ts'
import { DeclineRequest } from './decline-request.tsx'
import { SuggestRate } from './suggest-rate.tsx'
import type { receivedRequestActions } from '#web/features/requests/request-actions.ts'
import { requestsText as text } from '#web/features/requests/requests.text.ts'

interface Props {
  offer: Offer
  chosen: readonly LocalDate[]
  actions: ReturnType<typeof receivedRequestActions>
  /** Every pending day clashes with a booking. */
  taken: boolean
  busy: boolean
  onAccept: () => void
}

function PaySummary({
  id,
  offer,
  chosen,
  reason,
}: Pick<Props, 'offer' | 'chosen'> & { id: string; reason: string | undefined }) {
  const { rates, live_dates } = requestIn(offer)
  const { pay, hours } = payOverDays(offer, rates, chosen)
  const belowRates = formatBelowOwnRates(offer, useViewingLocum().rates, chosen)
  const rest = live_dates.filter((date) => !chosen.includes(date))
  return (
    <Box flex="1" aria-live="polite">
      <Box
        display="flex"
        flexWrap="wrap"
        alignItems="baseline"
        columnGap="3"
        justifyContent={{ base: 'space-between', md: 'flex-start' }}
      >
        <Box id={id} color="fg.muted">
          {reason ?? `${text.wouldEarn} · ${formatCount(chosen.length, 'day')}, ${formatHours(hours * 60)}`}
        </Box>
        {chosen.length > 0 && (
          <Box textStyle="l" fontWeight="bold" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
            {formatRand(pay)}
          </Box>
        )}
      </Box>
      {belowRates && (
        <div>
          <b>{text.belowUsualRate}</b> {belowRates}.
        </div>
      )}
      {chosen.length > 0 && rest.length > 0 && <b>{text.restDeclined(formatDays(rest))}</b>}
    </Box>
  )
}

/** `Accept Thursday and Friday`, or how many where there are more. */
function acceptLabel(chosen: readonly LocalDate[], all: number): string {
  if (chosen.length === 0) return 'Accept'
  if (chosen.length > 2)
    return chosen.length === all ? `Accept all ${all} days` : `Accept ${formatCount(chosen.length, 'day')}`
  return `Accept ${formatWeekdays(chosen)}`
}

/** The pay for the chosen days, what happens to the others, and the buttons to accept or decline. */
export function DecisionFooter({ offer, chosen, actions: { accept, suggest, decline }, taken, busy, onAccept }: Props) {
  const summary = useId()
  const words: ReasonTexts = {
    NOT_APPROVED: text.notApprovedYet,
    DATE_NOT_OPEN: taken ? text.allTaken : text.chooseToAccept,
  }
  return (
    <StickyFooter>
      <PaySummary id={summary} offer={offer} chosen={chosen} reason={disabledReason(accept, words)} />
      <Box display="flex" flexWrap="wrap" gap="3" css={{ '& > :last-child': { flex: { base: 1, md: 'none' } } }}>
        <DeclineRequest offer={offer} action={decline} />
        <SuggestRate offer={offer} chosen={chosen} action={suggest?.disabled ? undefined : suggest} />
        <ActionButton action={accept} words={words} explainedBy={summary} look="primary" busy={busy} onClick={onAccept}>
          {acceptLabel(chosen, requestIn(offer).live_dates.length)}
        </ActionButton>
      </Box>
    </StickyFooter>
  )
}
