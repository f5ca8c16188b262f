import { Box } from '@chakra-ui/react'
import { addDays, type LocalDate } from '../../../shared/kernel/dates.ts'
import { Checkbox } from '../../components/choices.tsx'
import { SelectField } from '../../components/text-field.tsx'
import { TimeField } from '../../components/time-field.tsx'
import { text } from './calendar.text.ts'
import { firstRepeat } from './draft.ts'
import { BookedNote, DeclinedNote, DraftPay } from './draft-notes.tsx'
import { RepeatFields } from './repeat-fields.tsx'
import { SaidChoices } from './said-choices.tsx'
import type { DraftDays } from './use-draft-days.ts'

function HoursFields({ days, draft, differing, edit }: Pick<DraftDays, 'days' | 'draft' | 'differing' | 'edit'>) {
  const overnight = draft.end < draft.start
  const [first] = days
  return (
    <div>
      <Box display="grid" gridTemplateColumns="1fr 1fr" gap="3">
        <TimeField label="From" of="free" step={15} value={draft.start} onChange={(start) => edit({ start })} error={draft.start === draft.end ? 'Choose two different times' : undefined} />
        <TimeField label="To" of="free" step={15} value={draft.end} onChange={(end) => edit({ end })} />
      </Box>
      {overnight && (
        <Box textStyle="s" color="fg.muted" mt="1.5">
          {days.length > 1 || !first ? text.endOfNights(draft.end) : text.endOfNight(draft.end, addDays(first, 1))}
        </Box>
      )}
      {differing && (
        <Box textStyle="s" color="fg.muted" mt="1.5" role="status">
          {text.differing(`${draft.start}–${draft.end}`)}
        </Box>
      )}
    </div>
  )
}

/** What is said of the chosen days: whether, when, how often. */
export function DraftForm({ today, ...of }: DraftDays & { today: LocalDate }) {
  const { chosen, draft, posted, days, booked, declined, known, edit } = of
  const [first] = chosen
  const says = draft.status !== 'unavailable'
  return (
    <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <SaidChoices value={draft.status} onChange={(status) => edit({ status })} />
      {says && <HoursFields {...of} />}
      {posted && (
        <SelectField label="Change" value={draft.scope} onChange={({ currentTarget }) => edit({ scope: currentTarget.value === 'following' ? 'following' : 'day' })}>
          <option value="day">{text.onlyThisDay}</option>
          <option value="following">{text.following}</option>
        </SelectField>
      )}
      {!(posted && draft.scope === 'following') && (
        <Checkbox label="Repeat every week" checked={draft.repeat !== undefined} onChange={() => edit({ ...draft, repeat: draft.repeat ? undefined : firstRepeat(chosen, today), scope: 'day' })} />
      )}
      {draft.repeat && first && <RepeatFields repeat={draft.repeat} first={first} today={today} onChange={(repeat) => edit({ repeat })} />}
      <DeclinedNote declined={declined} days={days} />
      <BookedNote calendar={known} booked={booked} draft={draft} />
      {says && <DraftPay days={days} draft={draft} />}
    </Box>
  )
}
