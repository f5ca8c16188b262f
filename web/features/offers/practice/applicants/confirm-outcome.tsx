import { locumName } from '#web/components/status/offer-facts.ts'
import { Box, Row, Small } from '#web/ui/chakra.ts'
import { joinWords } from '#web/components/format/format-words.ts'
import { formatDays } from '#web/components/format/format-days.ts'
import { ConfirmError } from '#web/features/offers/practice/confirm-error.tsx'
import { paths } from '#shared/kernel/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import type { ConfirmResult } from './use-confirm-selections.ts'

type Booked = Extract<ConfirmResult, { booking: unknown }>

const isBooked = (one: ConfirmResult): one is Booked => 'booking' in one

const bookedWords = ({ application, booking }: Booked): string =>
  `${locumName(application)} for ${formatDays(booking.booking_dates)}`

function Bookings({ booked }: { booked: readonly Booked[] }) {
  const [first, ...others] = booked
  if (!first) return null
  return (
    <Row wrap align="center" justify="space-between" columnGap="6" rowGap="2">
      <Box flex="1 1 280px" minWidth="0" overflowWrap="anywhere" role="status">
        <b>
          {others.length === 0
            ? `${locumName(first.application)} is booked for ${formatDays(first.booking.booking_dates)}.`
            : `Booked: ${joinWords(booked.map(bookedWords))}.`}
        </b>
        <Small>You can now see each other’s contact details.</Small>
      </Box>
      {others.length === 0 ? (
        <ButtonLink to={paths.practice.booking(first.booking.id)}>View booking {first.booking.id}</ButtonLink>
      ) : (
        <Row wrap columnGap="4">
          {booked.map(({ application, booking }) => (
            <TextLink key={booking.id} to={paths.practice.booking(booking.id)}>
              View booking of {locumName(application)}
            </TextLink>
          ))}
        </Row>
      )}
    </Row>
  )
}

/** What was booked, and for each applicant whose days could not be, which days and why. */
export function ConfirmOutcome({ results }: { results: readonly ConfirmResult[] }) {
  const booked = results.filter(isBooked)
  return (
    <>
      {results.map((one) =>
        isBooked(one) ? null : (
          <ConfirmError
            key={one.application.id}
            error={one.error}
            {...(results.length > 1 && { applicant: { name: locumName(one.application), dates: one.dates } })}
          />
        ),
      )}
      <Bookings booked={booked} />
    </>
  )
}
