import { isPublicAccess, type Access } from '#shared/kernel/define-contract.ts'
import { isImpersonated, type Caller, type Party } from '#shared/kernel/caller.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { CompanyId, GrantId, UserId } from '#shared/kernel/ids.ts'
import { impersonationExpiry, isImpersonationOver, isRenewalDue } from '#shared/kernel/impersonation-times.ts'
import type { Token } from './access.ts'
import type { Input } from './parse.ts'

/** What a super admin has been granted: a locum, or a practice through the account of an owner. */
export type HeldGrant = {
  id: GrantId
  type: Party
  target: UserId | CompanyId
  account: UserId
  mode: 'view' | 'act'
  reason?: string | undefined
  /** The session to which it belongs, and until when it lasts, in seconds. */
  signedInAt: number
  expiresAt: number
}

export type Grants = {
  get: (admin: UserId) => Promise<HeldGrant | undefined>
  prolong: (admin: UserId, grant: Pick<HeldGrant, 'id' | 'expiresAt'>, until: number) => Promise<void>
}

/**
 * The grant that a request names. One that has ended, or is another's, never leaves the super admin with their own
 * rights: the request is refused.
 */
export const heldGrant = async (
  id: string,
  { user, role, signedInAt }: Token,
  grants: Grants | undefined,
  now: Instant,
): Promise<HeldGrant> => {
  const held = role === 'SuperAdmin' ? await grants?.get(user) : undefined
  if (held?.id !== id || held.signedInAt !== signedInAt || isImpersonationOver(now, held))
    throw new DomainError('IMPERSONATION_ENDED')
  return held
}

/** Acts for the account, and is nobody else: not a super admin, nor a member of the owner's other practices. */
export const impersonatedCaller = (
  { user }: Token,
  { id, type, target, account, mode, reason }: HeldGrant,
): Caller => ({
  principal: { user },
  account,
  party: type,
  grant: mode,
  impersonation: { id, ...(reason && { reason }) },
  ...(type === 'practice' && { onlyPractice: target as CompanyId }),
})

/** Refuses what nobody does for another, and whatever a view would change. */
export const checkGrant = (access: Access, caller: Caller): void => {
  if (isPublicAccess(access) || !isImpersonated(caller)) return
  if (access.underGrant === 'never') throw new DomainError('OWNER_ALONE')
  if (access.underGrant === 'act' && caller.grant === 'view') throw new DomainError('ONLY_VIEWED')
}

/** Refuses what is about the user themself, such as how they are notified, in what one who acts may otherwise save. */
export const checkOwnFields = (access: Access, caller: Caller, { body }: Pick<Input, 'body'>): void => {
  if (isPublicAccess(access) || !access.ownFields || !isImpersonated(caller)) return
  if (access.ownFields.some((field) => field in (body as object))) throw new DomainError('OWNER_ALONE')
}

/** Whether a caller only looks: nothing is written, not even that something has been seen. */
export const leavesNoMark = (access: Access, caller: Caller): boolean =>
  isImpersonated(caller) && (caller.grant === 'view' || isPublicAccess(access) || access.underGrant !== 'act')

/** Once a minute at most. A race with its end is lost. */
export const prolong = async ({ user }: Token, held: HeldGrant, grants: Grants | undefined, now: Instant) => {
  if (isRenewalDue(now, held)) await grants?.prolong(user, held, impersonationExpiry(now))
}
