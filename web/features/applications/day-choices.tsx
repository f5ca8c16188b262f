import { Box, chakra } from '@chakra-ui/react'
import { cardDate, type LocalDate } from '../../../shared/kernel/dates.ts'
import { holidayName } from '../../../shared/kernel/holidays.ts'
import { formatRand } from '../../../shared/kernel/money.ts'
import type { MappedDate, Offer } from '../../../shared/offers/offers.schema.ts'
import { Checkbox } from '../../components/choices.tsx'
import { offeredShift, payOn } from '../../components/offer-facts.ts'
import { Section } from '../../components/page.tsx'
import { hoursIn, partsLine, rateLine, timesOf } from '../../components/shift-words.ts'
import { type Status, StatusWord } from '../../components/status-pill.tsx'
import { TextButton, TextLink } from '../../components/text-link.tsx'
import { paths } from '../../platform/paths.ts'
import { type Draft, toggledDraft } from './application-draft.ts'
import { applicationsText as text } from './applications.text.ts'

const Row = chakra('li', { base: { borderTop: '1px solid', borderColor: 'border', py: '1', '& > div': { minWidth: '0' }, '& label': { py: '2.5', minHeight: 'tap' } } })

function When({ offer, date }: { offer: Offer; date: LocalDate }) {
  const holiday = holidayName(date)
  return (
    <Box minWidth="0">
      <b>{cardDate(date)}</b>
      <Box color="fg.muted" fontVariantNumeric="tabular-nums">
        {timesOf(offeredShift(offer, date))}
        {holiday && ` · ${holiday}`}
      </Box>
    </Box>
  )
}

function Earns({ offer, date, draft }: { offer: Offer; date: LocalDate; draft: Draft }) {
  const { pay, parts, hours } = payOn(offer, draft.rates, date)
  const mixed = partsLine(parts)
  return (
    <Box textAlign="right" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
      <b>{formatRand(pay)}</b>
      <Box color="fg.muted" textStyle="s">
        {rateLine(parts)} × {hoursIn(hours * 60)}
        {mixed && <div>{mixed}</div>}
      </Box>
    </Box>
  )
}

const standing = (day: MappedDate, cancelled: boolean): Status => {
  if (day.booking) return { family: 'booked', label: 'Booked for you' }
  if (day.already_booked) return { family: 'off', label: 'Taken' }
  return { family: 'ended', label: cancelled ? 'Cancelled' : 'Past' }
}

function ClosedDay({ offer, day }: { offer: Offer; day: MappedDate }) {
  return (
    <Box display="flex" justifyContent="space-between" alignItems="center" gap="3" py="2.5">
      <When offer={offer} date={day.date} />
      <Box textAlign="right">
        <StatusWord {...standing(day, offer.status === 'cancelled')} />
        {day.booking && (
          <div>
            <TextLink to={paths.locum.booking(day.booking)} textStyle="s" aria-label={`View booking for ${cardDate(day.date)}`}>
              View booking
            </TextLink>
          </div>
        )}
      </Box>
    </Box>
  )
}

interface Props {
  offer: Offer
  draft: Draft
  /** Without it the days can only be read. */
  onChange?: ((draft: Draft) => void) | undefined
}

/** The offer's days: hours, kind of day and what each would earn; the open ones can be chosen. */
export function DayChoices({ offer, draft, onChange }: Props) {
  const open = offer.available_dates
  const all = draft.dates.length === open.length
  return (
    <Section
      title={onChange ? text.chooseDays : text.days}
      link={
        onChange &&
        open.length > 1 && (
          <TextButton minHeight={{ base: 'tap', sm: '6' }} onClick={() => onChange({ ...draft, dates: all ? [] : open })}>
            {all ? text.chooseNone : text.chooseAll}
          </TextButton>
        )
      }
    >
      <ul>
        {offer.mapped_dates.map((day) => (
          <Row key={day.date}>
            {!open.includes(day.date) && <ClosedDay offer={offer} day={day} />}
            {open.includes(day.date) && !onChange && (
              <Box display="flex" justifyContent="space-between" gap="3" py="2.5">
                <When offer={offer} date={day.date} />
                <Earns offer={offer} date={day.date} draft={draft} />
              </Box>
            )}
            {open.includes(day.date) && onChange && (
              <Checkbox
                checked={draft.dates.includes(day.date)}
                onChange={() => onChange(toggledDraft(draft, day.date))}
                label={
                  <Box display="flex" justifyContent="space-between" gap="3">
                    <When offer={offer} date={day.date} />
                    <Earns offer={offer} date={day.date} draft={draft} />
                  </Box>
                }
              />
            )}
          </Row>
        ))}
      </ul>
    </Section>
  )
}
