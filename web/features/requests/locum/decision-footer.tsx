import { Box, Row } from '#web/ui/chakra.ts'
import { type RefObject, useEffect, useId, useState } from 'react'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { formatRand } from '#shared/kernel/money.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { ActionButton, refusalText, type ReasonTexts } from '#web/components/actions/action-button.tsx'
import { payOverDays } from '#web/components/status/offer-facts.ts'
import { formatBelowOwnRates, candidateIn } from '#web/components/status/request-status.ts'
import { formatHours } from '#shared/kernel/format-shift.ts'
import { formatCount } from '#web/components/format/format-words.ts'
import { formatDays, formatWeekdays } from '#web/components/format/format-days.ts'
import type { Action } from '#web/components/actions/lifecycle-actions.ts'
import { Segment, Segments } from '#web/ui/segments.tsx'
import { StickyFooter } from '#web/ui/sticky-footer.tsx'
import { useTablet } from '#web/platform/media.ts'
import { useViewingLocum } from '#web/features/offers/locum/locum-offers.api.ts'
import { DeclineRequest } from './decline-request.tsx'
import { SuggestRate, useSuggestion } from './suggest-rate.tsx'
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
  /** The days, which on a phone are scrolled to above the suggestion. */
  days: RefObject<HTMLElement | null>
}

function PaySummary({
  id,
  offer,
  chosen,
  reason,
}: Pick<Props, 'offer' | 'chosen'> & { id: string; reason: string | undefined }) {
  const { rates, live_dates } = candidateIn(offer)
  const { pay, hours } = payOverDays(offer, rates, chosen)
  const belowRates = formatBelowOwnRates(offer, useViewingLocum().rates, chosen)
  const rest = live_dates.filter((date) => !chosen.includes(date))
  return (
    <Box flex="1" order={{ md: -1 }} aria-live="polite">
      <Row wrap align="baseline" columnGap="3" justify={{ base: 'space-between', md: 'flex-start' }}>
        <Box id={id} color="fg.muted">
          {reason ?? `${text.wouldEarn} · ${formatCount(chosen.length, 'day')}, ${formatHours(hours * 60)}`}
        </Box>
        {chosen.length > 0 && (
          <Box textStyle="l" fontWeight="bold" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
            {formatRand(pay)}
          </Box>
        )}
      </Row>
      {belowRates && (
        <div>
          <b>Below your usual rate.</b> {belowRates}.
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

interface ChoicesProps extends Pick<Props, 'offer'> {
  decline: Action | undefined
  isSuggesting: boolean
  onSuggesting: (suggesting: boolean) => void
}

/** The three answers, always in view. */
function Choices({ offer, decline, isSuggesting, onSuggesting }: ChoicesProps) {
  return (
    <Segments role="group" aria-label="Your answer" flex="none" alignSelf={{ md: 'start' }}>
      <Segment aria-pressed={!isSuggesting} onClick={() => onSuggesting(false)}>
        Accept
      </Segment>
      <Segment aria-pressed={isSuggesting} onClick={() => onSuggesting(true)}>
        {text.suggestRate}
      </Segment>
      {decline && (
        <DeclineRequest offer={offer} action={decline}>
          {(openDialog) => (
            <Segment onClick={openDialog} color="error.fg">
              {text.decline}
            </Segment>
          )}
        </DeclineRequest>
      )}
    </Segments>
  )
}

/** The pay for the chosen days, what happens to the others, and the locum's answer. */
export function DecisionFooter({ offer, chosen, actions, taken, busy, onAccept, days }: Props) {
  const { accept, suggest, decline } = actions
  const summary = useId()
  const [isSuggesting, setIsSuggesting] = useState(false)
  const entered = useSuggestion()
  const tablet = useTablet()
  useEffect(() => {
    if (isSuggesting && !tablet) days.current?.scrollIntoView()
  }, [isSuggesting, tablet, days])
  const words: ReasonTexts = {
    NOT_APPROVED: text.notApprovedYet,
    DATE_NOT_OPEN: taken
      ? 'You are booked at these times. Decline the request so that the practice can request another locum.'
      : 'Choose the days to accept, or decline the request.',
  }
  return (
    <StickyFooter
      flexDirection={{ base: 'column', md: isSuggesting ? 'column' : 'row' }}
      alignItems={{ md: isSuggesting ? 'stretch' : 'center' }}
      gap={{ base: '3', md: isSuggesting ? '3' : '6' }}
    >
      <Choices offer={offer} decline={decline} isSuggesting={isSuggesting} onSuggesting={setIsSuggesting} />
      {isSuggesting ? (
        <SuggestRate offer={offer} chosen={chosen} action={suggest} entered={entered} />
      ) : (
        <>
          <PaySummary id={summary} offer={offer} chosen={chosen} reason={refusalText(accept, words)} />
          <ActionButton
            action={accept}
            words={words}
            explainedBy={summary}
            look="primary"
            minHeight={{ base: '12', md: 'tap' }}
            busy={busy}
            onClick={onAccept}
          >
            {acceptLabel(chosen, candidateIn(offer).live_dates.length)}
          </ActionButton>
        </>
      )}
    </StickyFooter>
  )
}
