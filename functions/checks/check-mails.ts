import type { Caller } from '#shared/kernel/caller.ts'
import { endOfDay, type LocalDate } from '#shared/kernel/dates.ts'
import { quotaExceeded } from '#shared/kernel/errors.ts'
import { quotas } from '#shared/kernel/quotas.ts'
import type { MailCountsRepository } from '#functions/stores/mail-counts.repository.ts'

/** Refuses accounts that have reached their daily limit of mails. */
export const checkMails =
  (mailCounts: Pick<MailCountsRepository, 'get'>) =>
  async ({ principal }: Caller, today: LocalDate): Promise<void> => {
    if ((await mailCounts.get(principal.user, today)) < quotas.mailsPerAccountDay) return
    throw quotaExceeded({ name: 'mailsPerAccountDay', until: endOfDay(today) })
  }
