import { Box } from '#web/ui/chakra.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import { formatRand } from '#shared/kernel/money.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { ActionButton } from '#web/components/action-button.tsx'
import { applicantActions } from '#web/features/offers/practice/offer-actions.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { formatDays, joinWords, formatWeekdays } from '#web/components/format-shift.ts'
import { StickyFooter } from '#web/ui/sticky-footer.tsx'
import { paths } from '#web/platform/paths.ts'
import { costOfDays, type chosenApplication, applicantName } from './applicants.ts'
import { ConfirmError } from '#web/features/offers/practice/offer-errors.tsx'

type ChosenApplication = NonNullable<ReturnType<typeof chosenApplication>>

const MAX_LISTED = 3

/** The consequences for the other days and applicants. */
function consequencesOf(offer: Offer, { request, dates }: ChosenApplication): string {
  const open = offer.available_dates.filter((date) => !dates.includes(date))
  const others = offer.offers_requests
    .filter((other) => other.id !== request.id && other.live_dates.some((date) => dates.includes(date)))
    .map(applicantName)
  const who = others.length > MAX_LISTED ? `${others.length} other applicants` : joinWords(others)
  return [
    open.length > 0
      ? `${formatDays(open)} ${open.length === 1 ? 'stays' : 'stay'} open.`
      : 'The offer will be fully booked.',
    others.length > 0 && `${who} will be notified about ${formatWeekdays(dates)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

function CostFigures({ offer, request, dates }: { offer: Offer } & ChosenApplication) {
  const { pay, fee, total, credits } = costOfDays(offer, request, dates)
  return (
    <Box
      display="flex"
      gap={{ base: '4', md: '6' }}
      justifyContent="space-between"
      fontVariantNumeric="tabular-nums"
      whiteSpace="nowrap"
    >
      <Box textAlign={{ md: 'right' }}>
        <Box textStyle="s" color="fg.muted">
          Pay {formatRand(pay)} + fee {formatRand(fee)}
        </Box>
        <Box textStyle="l" fontWeight="bold">
          {formatRand(total)}
        </Box>
      </Box>
      <Box textAlign="right" borderLeft={{ md: '1px solid' }} borderColor={{ md: 'border' }} pl={{ md: '6' }}>
        <Box textStyle="s" color="fg.muted">
          Credits you earn
        </Box>
        <Box textStyle="l">{formatRand(credits)}</Box>
      </Box>
    </Box>
  )
}

interface Props {
  offer: Offer
  choice: ChosenApplication | undefined
  busy: boolean
  error: Error | null
  /** What was just booked. */
  done: Booking | undefined
  onConfirm: () => void
}

function ChosenDays({
  offer,
  choice,
  busy,
  onConfirm,
}: Pick<Props, 'offer' | 'busy' | 'onConfirm'> & { choice: ChosenApplication }) {
  const name = applicantName(choice.request)
  return (
    <>
      <Box flex={{ base: '1', md: '1 1 320px' }} minWidth="0" overflowWrap="anywhere" role="status">
        <b>
          {formatDays(choice.dates)} for {name}
        </b>
        <Box textStyle="s" color="fg.muted" maxWidth="text">
          {consequencesOf(offer, choice)}
        </Box>
      </Box>
      <CostFigures offer={offer} {...choice} />
      <ActionButton
        action={applicantActions(offer, choice.request, choice.dates).confirm}
        look="primary"
        minHeight="12"
        px={{ md: '6' }}
        maxWidth={{ md: '400px' }}
        flexShrink={1}
        busy={busy}
        onClick={onConfirm}
      >
        Confirm {formatWeekdays(choice.dates)} for {name}
      </ActionButton>
    </>
  )
}

const BookedNote = ({ booking }: { booking: Booking }) => (
  <>
    <Box flex={{ base: '1', md: '1 1 320px' }} minWidth="0" overflowWrap="anywhere" role="status">
      <b>
        {booking.professional.name} is booked for {formatDays(booking.booking_dates)}.
      </b>
      <Box textStyle="s" color="fg.muted">
        You can now see each other’s contact details.
      </Box>
    </Box>
    <ButtonLink to={paths.practice.booking(booking.id)}>View booking {booking.id}</ButtonLink>
  </>
)

/** The chosen days with their cost and consequences, and the confirm button. */
export function ConfirmFooter({ offer, choice, busy, error, done, onConfirm }: Props) {
  return (
    <StickyFooter flexDirection="column" alignItems="stretch" gap="3">
      {error && <ConfirmError error={error} />}
      <Box
        display="flex"
        flexDirection={{ base: 'column', md: 'row' }}
        flexWrap={{ md: 'wrap' }}
        justifyContent={{ md: 'flex-end' }}
        alignItems={{ md: 'center' }}
        rowGap="3"
        columnGap={{ md: '6' }}
      >
        {choice ? (
          <ChosenDays offer={offer} choice={choice} busy={busy} onConfirm={onConfirm} />
        ) : done ? (
          <BookedNote booking={done} />
        ) : (
          <Box color="fg.muted" mr="auto" role="status">
            Choose the days of an applicant to see the cost.
          </Box>
        )}
      </Box>
    </StickyFooter>
  )
}
