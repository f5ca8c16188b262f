import type { Instant } from '#shared/kernel/dates.ts'
import type { Lunch, Shift } from '#shared/kernel/shift.schema.ts'
import { FactList } from '#web/ui/fact-list.tsx'
import { formatDaysByHours, formatLunchTerms } from '#web/components/format/format-days.ts'
import { capitalise } from '#web/components/format/format-words.ts'
import { formatMoment } from './respond-by.ts'

interface Props {
  who?: string
  days: readonly Shift[]
  lunch: Lunch
  pay: string
  notes: string
  /** Until when it can be answered. */
  respondBy: Instant
}

/** What is asked for by a request that has yet to be sent. */
export function RequestFacts({ who, days, lunch, pay, notes, respondBy }: Props) {
  return (
    <FactList
      facts={[
        ['Locum', who],
        [days.length === 1 ? 'Day' : 'Days', formatDaysByHours(days).join('\n')],
        ['Lunch', capitalise(formatLunchTerms(days, lunch))],
        ['Pay', pay],
        ['Notes', notes || 'None'],
        ['Can be answered', `until ${formatMoment(respondBy)}`],
      ]}
    />
  )
}
