import { Box } from '@chakra-ui/react'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { formatRand } from '#shared/kernel/money.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { Button } from '#web/ui/button.tsx'
import { payOverDays } from '#web/components/offer-facts.ts'
import { belowOwnRates, requestIn } from '#web/components/request-words.ts'
import { counted, daysWords, hoursIn, weekdaysWords } from '#web/components/shift-words.ts'
import { StickyFooter } from '#web/ui/sticky-footer.tsx'
import { useSeeker } from '#web/features/offers/applications.api.ts'
import { DeclineRequest } from './decline-request.tsx'
import { requestsText as text } from '#web/features/requests/requests.text.ts'

interface Props {
  offer: Offer
  chosen: readonly LocalDate[]
  approved: boolean
  /** Every day that waits clashes with a booking. */
  taken: boolean
  busy: boolean
  onAccept: () => void
}

function Sum({ offer, chosen, approved, taken }: Pick<Props, 'offer' | 'chosen' | 'approved' | 'taken'>) {
  const { rates, live_dates } = requestIn(offer)
  const { pay, hours } = payOverDays(offer, rates, chosen)
  const below = belowOwnRates(offer, useSeeker().rates, chosen)
  const rest = live_dates.filter((date) => !chosen.includes(date))
  const words =
    chosen.length > 0
      ? `${text.wouldEarn} · ${counted(chosen.length, 'day')}, ${hoursIn(hours * 60)}`
      : taken
        ? text.allTaken
        : text.chooseToAccept
  return (
    <Box flex="1" aria-live="polite">
      <Box
        display="flex"
        flexWrap="wrap"
        alignItems="baseline"
        columnGap="3"
        justifyContent={{ base: 'space-between', md: 'flex-start' }}
      >
        <Box color="fg.muted">{approved ? words : text.lockedTitle}</Box>
        {chosen.length > 0 && (
          <Box textStyle="l" fontWeight="bold" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
            {formatRand(pay)}
          </Box>
        )}
      </Box>
      {below && (
        <div>
          <b>{text.belowOwn}</b> {below}.
        </div>
      )}
      {chosen.length > 0 && rest.length > 0 && <b>{text.restDeclined(daysWords(rest))}</b>}
    </Box>
  )
}

/** `Accept Thursday and Friday`, or how many where there are more. */
function acceptWords(chosen: readonly LocalDate[], all: number): string {
  if (chosen.length === 0) return 'Accept'
  if (chosen.length > 2)
    return chosen.length === all ? `Accept all ${all} days` : `Accept ${counted(chosen.length, 'day')}`
  return `Accept ${weekdaysWords(chosen)}`
}

/** What accepting earns and what becomes of the other days; the one filled button, and the way to decline. */
export function AnswerFooter({ offer, chosen, approved, taken, busy, onAccept }: Props) {
  // The layout's banner says why; the server would say the same.
  const accept = () => (approved ? onAccept() : void dispatchEvent(new Event('locum-not-approved')))
  return (
    <StickyFooter>
      <Sum offer={offer} chosen={chosen} approved={approved} taken={taken} />
      <Box display="flex" gap="3" css={{ '& > :last-child': { flex: { base: 1, md: 'none' } } }}>
        <DeclineRequest offer={offer} />
        <Button
          look="primary"
          busy={busy}
          disabled={chosen.length === 0}
          aria-disabled={!approved || undefined}
          onClick={accept}
        >
          {acceptWords(chosen, requestIn(offer).live_dates.length)}
        </Button>
      </Box>
    </StickyFooter>
  )
}
