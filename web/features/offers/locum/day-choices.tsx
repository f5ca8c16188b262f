import { Box, Row } from '#web/ui/chakra.ts'
import { formatCardDate } from '#shared/kernel/dates.ts'
import type { MappedDate, Offer } from '#shared/offers/offers.schema.ts'
import { Checkbox } from '#web/ui/choices.tsx'
import { type OwnConflicts, ConflictNote } from '#web/components/calendar/own-conflicts.tsx'
import { payOn } from '#web/components/status/offer-facts.ts'
import { DayAndHours, PayOfDay, OfferedDayRow } from '#web/components/days/offered-day.tsx'
import { Section } from '#web/ui/page.tsx'
import { type Status, StatusWord } from '#web/ui/status-pill.tsx'
import { TextButton, TextLink } from '#web/ui/text-link.tsx'
import { paths } from '#shared/kernel/paths.ts'
import { type ApplicationDraft, toggledDraft } from './application-draft.ts'

const closedDayStatus = (day: MappedDate, cancelled: boolean): Status => {
  if (day.booking) return { family: 'booked', label: 'Booked' }
  if (day.already_booked) return { family: 'unavailable', label: 'Another locum booked' }
  if (cancelled) return { family: 'past', label: 'Cancelled' }
  return day.status === 'open' ? { family: 'unavailable', label: 'Declined' } : { family: 'past', label: 'Past' }
}

function ClosedDay({ offer, day }: { offer: Offer; day: MappedDate }) {
  return (
    <Row wrap justify="space-between" align="center" columnGap="3" py="2.5">
      <DayAndHours offer={offer} date={day.date} />
      <Box textAlign="right">
        <StatusWord {...closedDayStatus(day, offer.status === 'cancelled')} />
        {day.booking && (
          <div>
            <TextLink
              to={paths.locum.booking(day.booking)}
              textStyle="s"
              aria-label={`View booking for ${formatCardDate(day.date)}`}
            >
              View booking
            </TextLink>
          </div>
        )}
      </Box>
    </Row>
  )
}

interface Props {
  offer: Offer
  draft: ApplicationDraft
  /** Conflicts of these days with the locum's own calendar. */
  conflicts?: OwnConflicts
  /** Without it, the days are read-only. */
  onChange?: ((draft: ApplicationDraft) => void) | undefined
}

/** The days of the offer with hours and pay; the open ones can be chosen. */
export function DayChoices({ offer, draft, conflicts, onChange }: Props) {
  const open = offer.available_dates
  const free = conflicts ? open.filter(conflicts.isFree) : open
  const all = free.every((date) => draft.dates.includes(date))
  return (
    <Section
      title={onChange ? 'Choose your days' : 'Days'}
      link={
        onChange &&
        free.length > 1 && (
          <TextButton
            minHeight={{ base: 'tap', sm: '6' }}
            onClick={() => onChange({ ...draft, dates: all ? [] : free })}
          >
            {all ? 'Clear all' : 'Choose all'}
          </TextButton>
        )
      }
    >
      <ul>
        {offer.mapped_dates.map((day) => (
          <OfferedDayRow key={day.date}>
            {!open.includes(day.date) && <ClosedDay offer={offer} day={day} />}
            {open.includes(day.date) && !onChange && (
              <Row wrap justify="space-between" columnGap="3" py="2.5">
                <DayAndHours offer={offer} date={day.date} />
                <PayOfDay pay={payOn(offer, draft.rates, day.date)} />
              </Row>
            )}
            {open.includes(day.date) && onChange && (
              <Checkbox
                checked={draft.dates.includes(day.date)}
                onChange={() => onChange(toggledDraft(draft, day.date))}
                label={
                  <Row wrap justify="space-between" columnGap="3">
                    <DayAndHours offer={offer} date={day.date}>
                      {conflicts && <ConflictNote conflicts={conflicts} date={day.date} />}
                    </DayAndHours>
                    <PayOfDay pay={payOn(offer, draft.rates, day.date)} />
                  </Row>
                }
              />
            )}
          </OfferedDayRow>
        ))}
      </ul>
    </Section>
  )
}
