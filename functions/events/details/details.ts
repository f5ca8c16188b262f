import { formatRate } from '#shared/kernel/money.ts'
import { rateGroups, type RateGroup, rateGroupLabels } from '#shared/kernel/rate-groups.ts'
import type { MailContent } from '#functions/mail/mail.ts'

/** What is said of a booking or an offer: in full by a mail, in brief by the notification in the app. */
export type Details = Pick<MailContent, 'days' | 'facts'> & { calendar?: string | undefined }

/** `R 380/h`, or a line for each kind of day if they differ. */
export const formatRates = (rates: Partial<Record<RateGroup, string>>): string => {
  const groups = rateGroups.filter((group) => rates[group] !== undefined)
  const lines = groups.map((group) => [rateGroupLabels[group], formatRate(Number(rates[group]))] as const)
  const different = new Set(lines.map(([, rate]) => rate)).size > 1
  return different ? lines.map((words) => words.join(' ')).join('\n') : (lines[0]?.[1] ?? '')
}

/** `08:00–17:00 · 12 Harbour Road, Sea Point · R 3 040.00 for 8 h`: what a notification in the app says besides. */
export const formatBrief = ({ days = [], facts = [] }: Details): string => {
  const hours = new Set(days.map((day) => day.hours ?? ''))
  const values = facts.map(({ brief = '' }) => brief.replaceAll('\n', ', '))
  return [...(hours.size === 1 ? hours : []), ...values].filter(Boolean).join(' · ')
}
