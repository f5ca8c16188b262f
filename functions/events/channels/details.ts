import { rateGroupLabels } from '#shared/kernel/format-shift.ts'
import { formatRate } from '#shared/kernel/money.ts'
import { rateGroups, type RateGroup } from '#shared/kernel/rate-groups.ts'
import type { Mail } from './mailer.ts'

/** What a mail says beyond its notification. */
export type Details = Pick<Mail, 'days' | 'facts' | 'calendar'>

/** `R 380/h`, or a line for each kind of day if they differ. */
export const formatRates = (rates: Partial<Record<RateGroup, string>>): string => {
  const groups = rateGroups.filter((group) => rates[group] !== undefined)
  const lines = groups.map((group) => [rateGroupLabels[group], formatRate(Number(rates[group]))] as const)
  const different = new Set(lines.map(([, rate]) => rate)).size > 1
  return different ? lines.map((words) => words.join(' ')).join('\n') : (lines[0]?.[1] ?? '')
}
