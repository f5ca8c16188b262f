import type { UseMutationResult } from '@tanstack/react-query'
import type { CompanyId } from '#shared/kernel/ids.ts'
import type { Resolver } from 'react-hook-form'
import type { ExportState } from '#shared/exports/exports.schema.ts'
import type { NotificationChannels, QuietHours } from '#shared/identity/notification-channels.schema.ts'
import type { Outlasted } from '#shared/privacy/retention-table.ts'
import type { Begun } from '#web/platform/use-begun.ts'
import type { ApiQuery } from '#web/platform/api-query.ts'

export interface Settings {
  /** Of a practice's user; a locum's is in their profile. */
  name?: string
  contact: string
  email?: string
  /** No quiet hours: null, since what is left out stays as it is. */
  notification_channels: Omit<NotificationChannels, 'quiet_hours'> & { quiet_hours?: QuietHours | null | undefined }
  version: string
}

/** What was deleted: the account with it, unless `account_deleted` is false. */
export interface DeletedOwner {
  id: string
  account_deleted?: boolean
}

/** What the account settings do and say for a locum or a practice. */
export interface AccountOwner {
  resolver: Resolver<Settings>
  /** Only practices have an e-mail address of their own; only locums can be booked at once. */
  isLocum: boolean
  settings: ApiQuery<Settings>
  /** Saves the fields of one section only. */
  useSave: (begun: Begun<Settings>) => UseMutationResult<Settings, Error, Partial<Settings>>
  exports: { state: ApiQuery<ExportState>; useStart: () => UseMutationResult<ExportState, Error, void> }
  /** What a deletion leaves behind depends on what is deleted. */
  deletes: readonly Outlasted[]
  /** Also of the signed-in user themselves, where the data is a practice’s. */
  ownCopy?: true
  /** Its name, for a practice's user who can't delete it, but can leave. */
  practiceToLeave?: string
  /** What is lost beside the data: the balance of a wallet, of a practice if it names one. */
  wallet?: { companyId: CompanyId | undefined }
  /** Whose support accesses are listed; of a practice, only its owners read them. */
  supportOf?: { companyId: CompanyId | undefined }
  useRemove: () => Pick<UseMutationResult<DeletedOwner, Error, void>, 'error' | 'isPending' | 'mutateAsync'>
  wording: {
    contactLead: string
    contact: string
    contactHint: string
    email: string
    offers: string
    /** Only locums are reminded again. */
    twoHours?: string
    data: string
    exportTitle: string
    exportDescription: string
    /** As in `Delete my account`. */
    deleted: string
    /** As in `Support viewed your account`, and what is not shown to it. */
    viewed: string
    acted: string
    consequences: string
  }
}
