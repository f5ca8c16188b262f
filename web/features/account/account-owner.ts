import type { UseMutationResult } from '@tanstack/react-query'
import type { Resolver } from 'react-hook-form'
import type { ExportState } from '#shared/exports/exports.schema.ts'
import type { NotificationChannels } from '#shared/identity/notification-channels.schema.ts'
import type { ApiQuery } from '#web/platform/api-query.ts'

export interface Settings {
  contact: string
  email?: string
  notification_channels: NotificationChannels
}

/** What is gone: the account with it, unless the answer says otherwise. */
export interface Removed {
  id: string
  account_deleted?: boolean
}

/** Whose account it is, a locum's or a practice's: what can be done to it, and how that is said. */
export interface AccountOwner {
  resolver: Resolver<Settings>
  hasEmail: boolean
  settings: ApiQuery<Settings>
  /** Sends what one section has; the rest stays as it is. */
  useSave: () => UseMutationResult<Settings, Error, Partial<Settings>>
  /** A copy of everything that is held. */
  exports: { state: ApiQuery<ExportState>; useStart: () => UseMutationResult<ExportState, Error, void> }
  useRemove: () => Pick<UseMutationResult<Removed, Error, void>, 'error' | 'isPending' | 'mutateAsync'>
  wording: {
    contactLead: string
    contact: string
    contactHint: string
    email: string
    offers: string
    data: string
    exportTitle: string
    exportWhat: string
    /** As in `Delete my account`. */
    deleted: string
    consequences: string
  }
}
