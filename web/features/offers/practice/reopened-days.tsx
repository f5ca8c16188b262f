import { locumName } from '#web/components/status/offer-facts.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { formatDays } from '#web/components/format/format-days.ts'
import { searchLinkFor } from '#web/components/days/shift-selection.ts'
import { Stack } from '#web/ui/chakra.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'

/** Open days of a booking that was cancelled: whose and why, and a search for another locum. */
export function ReopenedDays({ offer }: { offer: Offer }) {
  const cancelled = offer.offers_requests.flatMap((application) => {
    const dropped = (application.dropped_dates ?? []).filter(
      ({ date, cause }) => cause === 'booking-cancelled' && offer.available_dates.includes(date),
    )
    return [...Map.groupBy(dropped, ({ reason }) => reason)].map(([reason, days]) => ({
      application,
      dates: days.map(({ date }) => date).sort(),
      reason,
    }))
  })
  if (cancelled.length === 0) return null
  return (
    <Stack mb="6" gap="3">
      {cancelled.map(({ application, dates, reason }) => (
        <Note
          key={`${application.id} ${reason}`}
          title={`${locumName(application)} is no longer booked for ${formatDays(dates)}, which ${dates.length === 1 ? 'is' : 'are'} open again.`}
          action={
            <ButtonLink
              icon="search"
              size="s"
              flex="0 1 auto"
              to={searchLinkFor(
                offer,
                offer.request_dates.filter(({ date }) => dates.includes(date)),
              )}
            >
              Search for locums
            </ButtonLink>
          }
        >
          {reason}
        </Note>
      ))}
    </Stack>
  )
}
