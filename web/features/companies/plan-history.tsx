import type { PlanPeriod } from '#shared/companies/plans.schema.ts'
import { addDays, formatFormDate, type LocalDate } from '#shared/kernel/dates.ts'
import { planPrices } from '#shared/kernel/plans.ts'
import { FactList } from '#web/ui/fact-list.tsx'

const formatPeriod = ({ from }: PlanPeriod, until: PlanPeriod | undefined, today: LocalDate): string => {
  if (until) return `${formatFormDate(from)} to ${formatFormDate(addDays(until.from, -1))}`
  return `${from > today ? 'From' : 'Since'} ${formatFormDate(from)}`
}

/** A practice’s plans, the latest first. */
export function PlanHistory({ plans, today }: { plans: readonly PlanPeriod[]; today: LocalDate }) {
  return (
    <FactList
      facts={plans
        .map((period, at): [string, string] => [
          formatPeriod(period, plans[at + 1], today),
          planPrices[period.plan].name,
        ])
        .toReversed()}
    />
  )
}
