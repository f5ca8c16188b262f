import type { PlanPeriod } from '#shared/companies/plans.schema.ts'
import { addDays, formatFormDate, type LocalDate } from '#shared/kernel/dates.ts'
import { plans } from '#shared/kernel/plans.ts'
import { FactList } from '#web/ui/fact-list.tsx'

const formatPeriod = ({ from }: PlanPeriod, until: PlanPeriod | undefined, today: LocalDate): string => {
  if (until) return `${formatFormDate(from)} to ${formatFormDate(addDays(until.from, -1))}`
  return `${from > today ? 'From' : 'Since'} ${formatFormDate(from)}`
}

/** A practice’s plans, the latest first. */
export function PlanHistory({ periods, today }: { periods: readonly PlanPeriod[]; today: LocalDate }) {
  return (
    <FactList
      facts={periods
        .map((period, at): [string, string] => [formatPeriod(period, periods[at + 1], today), plans[period.plan].name])
        .toReversed()}
    />
  )
}
