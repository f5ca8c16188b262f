import { todayAt, type Instant } from '../../shared/kernel/dates.ts'
import type { UserId } from '../../shared/kernel/ids.ts'
import { quotas } from '../../shared/kernel/quotas.ts'
import type { MailCountsRepository } from '../notifications/mail-counts.repository.ts'

/** Whose doing an event follows from: a command's id begins with its caller's, and that of a command which follows with its event's. */
const causeOf = (origin: string): UserId | undefined => (origin.startsWith('usr_') ? (origin.slice(0, origin.indexOf('#')) as UserId) : undefined)

/** How many mails an event may still send for the account that caused it. They are counted at its end, once, and only those that were sent. */
export const mailBudget = ({ origin, at }: { origin: string; at: Instant }, mailCounts: MailCountsRepository) => {
  const [cause, day] = [causeOf(origin), todayAt(at)]
  let left: number | undefined
  let sent = 0
  return {
    isSpent: async (): Promise<boolean> => {
      if (!cause) return false
      left ??= quotas.mailsPerAccountDay - (await mailCounts.get(cause, day))
      return sent >= left
    },
    spend: (): void => {
      sent += 1
    },
    settle: async (): Promise<void> => {
      if (cause && sent > 0) await mailCounts.add(cause, day, sent)
    },
  }
}

export type MailBudget = ReturnType<typeof mailBudget>
