import { formatPercent } from '#shared/kernel/format-percent.ts'
import { formatRand, toCents } from '#shared/kernel/money.ts'
import type { PlacementStatus } from './placements.schema.ts'
import { feeOfYear } from './salary.rules.ts'

export const placementStatusLabels: Record<PlacementStatus, string> = {
  received: 'Received',
  in_contact: 'In contact',
  placed: 'Placed',
  closed: 'Closed',
}

/** `40 hours a week`, or what was written. */
export const formatWorkingHours = (hours: string): string => (/^[\d.,]+$/.test(hours) ? `${hours} hours a week` : hours)

export const formatMonthlySalary = (rand: number): string => `${formatRand(toCents(rand))} a month`

/** `10% of a year’s salary, R 42 000.00` */
export const formatPlacementFee = (monthlySalary: number, share: number): string =>
  `${formatPercent(share)} of a year’s salary, ${formatRand(feeOfYear(monthlySalary, share))}`
