import { Box, Small, Stack } from '#web/ui/chakra.ts'
import { addDays, type LocalDate, weekdayName } from '#shared/kernel/dates.ts'
import { Checkbox } from '#web/ui/choices.tsx'
import { SelectField } from '#web/ui/text-field.tsx'
import { TimeField } from '#web/ui/time-field.tsx'
import { initialPattern } from './draft.ts'
import { BookedNote, DraftPay, ConsequencesNote, ReplacedNote } from './draft-notes.tsx'
import { RepeatFields } from './repeat-fields.tsx'
import { AvailabilityChoices } from './availability-choices.tsx'
import type { DraftDays } from './use-draft-days.ts'

function HoursFields({
  days,
  draft: { start, end },
  dayNeedingTimes,
  edit,
}: Pick<DraftDays, 'days' | 'draft' | 'dayNeedingTimes' | 'edit'>) {
  const [first] = days
  const known = start !== undefined && end !== undefined
  return (
    <div>
      <Box display="grid" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 7rem), 1fr))" gap="3">
        <TimeField
          label="Starts"
          of="free"
          step={15}
          value={start ?? ''}
          onChange={(time) => edit({ start: time })}
          error={
            known && start === end
              ? 'Choose two different times'
              : dayNeedingTimes && !start
                ? 'Choose a time'
                : undefined
          }
        />
        <TimeField
          label="Ends"
          of="free"
          step={15}
          value={end ?? ''}
          onChange={(time) => edit({ end: time })}
          error={dayNeedingTimes && !end ? 'Choose a time' : undefined}
        />
      </Box>
      {known && end < start && (
        <Small mt="1.5">
          {days.length > 1 || !first
            ? `Overnight: each shift ends at ${end} on the next day.`
            : `Overnight: ends at ${end} on the next day, ${weekdayName(addDays(first, 1))}.`}
        </Small>
      )}
      {!known && (
        <Small mt="1.5" role="status">
          These days have different hours. Each day keeps its own unless you choose new ones.
        </Small>
      )}
    </div>
  )
}

export function DraftForm({ today, onExceptions, ...of }: DraftDays & { today: LocalDate; onExceptions?: () => void }) {
  const { chosen, draft, mixed, usual, posted, days, availability, booked, consequences, known, edit } = of
  const [first] = chosen
  const hasHours = draft.status !== 'unavailable'
  // Repeated days all get the same status and hours.
  const completeFields = {
    status: draft.status ?? 'available',
    start: draft.start ?? usual.start_time,
    end: draft.end ?? usual.end_time,
  }
  return (
    <Stack gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <AvailabilityChoices
        value={draft.status}
        mixed={mixed && !draft.repeat}
        onChange={(status) => edit({ status })}
      />
      {hasHours && <HoursFields {...of} />}
      {posted && (
        <SelectField
          label="Save for"
          value={draft.scope}
          onChange={({ currentTarget }) => edit({ scope: currentTarget.value === 'following' ? 'following' : 'day' })}
        >
          <option value="day">Only this day</option>
          <option value="following">This day and all following days</option>
        </SelectField>
      )}
      {!(posted && draft.scope === 'following') && (
        <Checkbox
          label="Repeat every week"
          checked={draft.repeat !== undefined}
          onChange={() =>
            edit({
              ...draft,
              ...completeFields,
              repeat: draft.repeat ? undefined : initialPattern(chosen, today),
              scope: 'day',
            })
          }
        />
      )}
      {draft.repeat && first && (
        <RepeatFields
          repeat={draft.repeat}
          first={first}
          off={of.off}
          today={today}
          onChange={(repeat) => edit({ repeat })}
          onExceptions={onExceptions}
        />
      )}
      <ReplacedNote replaced={of.replaced} staysUnavailable={of.off.filter((date) => !days.includes(date))} />
      <ConsequencesNote consequences={consequences} days={days} />
      <BookedNote calendar={known} booked={booked} availability={availability} off={!hasHours} />
      {hasHours && <DraftPay availability={availability} />}
    </Stack>
  )
}
