import { todayAt } from '#shared/kernel/dates.ts'
import { quotas } from '#shared/kernel/quotas.ts'
import type { DeliveredEvent } from '#functions/events/event-consumer.ts'
import type { MailCountsRepository } from '#functions/stores/mail-counts.repository.ts'
import { logger } from '#functions/platform/logger.ts'

/**
 * How many mails an event may still send for the user who caused it. Mails are counted once, at the event's end, even
 * if the queue has not accepted them yet.
 */
export const mailBudget = ({ by, at }: Pick<DeliveredEvent, 'by' | 'at'>, mailCounts: MailCountsRepository) => {
  const [cause, day] = [by.user, todayAt(at)]
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
    /** Never fails the event: its notifications are stored, so a repeat would not count them again. */
    settle: async (): Promise<void> => {
      if (!cause || sent === 0) return
      await mailCounts
        .add(cause, day, sent)
        .catch((error: unknown) => logger.error('mails not counted', { cause, sent, reason: (error as Error).name }))
    },
  }
}

export type MailBudget = ReturnType<typeof mailBudget>
