import { isImpersonated } from '#shared/kernel/caller.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { OwnView } from '#shared/privacy/privacy.schema.ts'
import type { View } from './professionals.repository.ts'

/** A reading as the person whose data it was sees it: all others are support, without a name, which the audit has. */
export const ownViewOf = (view: View, owner: UserId): OwnView => ({
  at: view.at,
  by: view.by === owner ? 'you' : 'support',
  document: view.document,
  ...(isImpersonated(view) && { hidden: true as const }),
})
