import { canHaveLunch } from '#shared/bookings/pay.rules.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import { formatLunch } from '#shared/kernel/format-shift.ts'
import type { Lunch, Shift } from '#shared/kernel/shift.schema.ts'
import { FactList } from '#web/ui/fact-list.tsx'
import { formatDaysByHours } from '#web/components/format/format-days.ts'
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

/** Lunch is only of the longer shifts. */
function formatLunchOf(days: readonly Shift[], lunch: Lunch): string {
  const long = days.filter(canHaveLunch).length
  if (long === 0 || !lunch.allowed) return 'None'
  return long === days.length ? formatLunch(lunch) : `${formatLunch(lunch)} on shifts over 5 h`
}

/** What is asked for by a request that has yet to be sent. */
export function RequestFacts({ who, days, lunch, pay, notes, respondBy }: Props) {
  return (
    <FactList
      facts={[
        ['Locum', who],
        [days.length === 1 ? 'Day' : 'Days', formatDaysByHours(days).join('\n')],
        ['Lunch', formatLunchOf(days, lunch)],
        ['Pay', pay],
        ['Notes', notes || 'None'],
        ['Can be answered', `until ${formatMoment(respondBy)}`],
      ]}
    />
  )
}
