import type { impersonationContract } from '#shared/impersonation/impersonation.contract.ts'
import { impersonationEvent } from '#shared/impersonation/impersonation.events.ts'
import { impersonationExpiry, isImpersonationOver } from '#shared/kernel/impersonation-times.ts'
import type { Impersonation } from '#shared/impersonation/impersonation.schema.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { compareStrings } from '#shared/kernel/compare.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { isCompanyId, type UserId } from '#shared/kernel/ids.ts'
import type { Context } from '#functions/platform/context.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { GrantsRepository, StoredGrant } from '#functions/stores/grants.repository.ts'
import type { ProfessionalsRepository } from '#functions/stores/professionals.repository.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'

type Contract = typeof impersonationContract
type Grants = { grants: GrantsRepository }
type Targets = {
  companies: Pick<CompaniesRepository, 'get' | 'listMembers'>
  professionals: Pick<ProfessionalsRepository, 'getProfile'>
}
type StartDeps = Pick<Context, 'caller' | 'execute' | 'newId' | 'now' | 'signedInAt'> & Grants & Targets

/** Of one that has expired, nothing says that it ended. */
const endedEvents = (held: StoredGrant | undefined, { now, caller }: Pick<Context, 'now' | 'caller'>) =>
  held && !isImpersonationOver(now, held)
    ? [impersonationEvent('impersonation.ended', held, caller.principal.user)]
    : []

const impersonationOf = ({ id, type, target, name, mode, reason, ...times }: StoredGrant): Impersonation => ({
  id,
  type,
  target,
  name,
  mode,
  ...(reason && { reason }),
  startedAt: times.startedAt,
  expiresAt: new Date(times.expiresAt * 1000).toISOString(),
})

/** Whom it names, and whose account is used: of a practice, that of the owner who has been one for longest. */
const readTarget = async (
  { companies, professionals }: Targets,
  { type, id }: InputOf<Contract['startImpersonation']>['body'],
): Promise<{ name: string; account: UserId }> => {
  if (type === 'professional') {
    const profile = isCompanyId(id) ? undefined : await professionals.getProfile(id)
    if (!profile) throw new DomainError('PROFESSIONAL_NOT_FOUND')
    return { name: profile.name || profile.email, account: profile.id }
  }
  if (!isCompanyId(id)) throw new DomainError('COMPANY_NOT_FOUND')
  const [company, members] = await Promise.all([companies.get(id), companies.listMembers(id, 'consistent')])
  const [owner] = members
    .filter(({ role }) => role === 'owner')
    .sort((one, other) => compareStrings(one.since, other.since))
  if (!company || !owner) throw new DomainError('COMPANY_NOT_FOUND')
  return { name: company.name, account: owner.id }
}

export const startImpersonation = (
  context: StartDeps,
  { body }: InputOf<Contract['startImpersonation']>,
): Promise<Impersonation> =>
  context.execute(async () => {
    const { caller, grants, newId, now, signedInAt } = context
    const admin = caller.principal.user
    const [target, earlier] = await Promise.all([readTarget(context, body), grants.get(admin)])
    const { type, mode, reason } = body
    const grant: StoredGrant = {
      id: newId('gra'),
      type,
      target: body.id,
      ...target,
      mode,
      ...(reason && { reason }),
      signedInAt,
      startedAt: now,
      expiresAt: impersonationExpiry(now),
    }
    return {
      writes: grants.start(admin, grant, earlier),
      response: impersonationOf(grant),
      events: [...endedEvents(earlier, context), impersonationEvent('impersonation.started', grant, admin)],
    }
  })

type CurrentDeps = Pick<Context, 'caller' | 'now' | 'signedInAt'> &
  Grants & { companies: Pick<CompaniesRepository, 'getMember'>; users: Pick<UsersRepository, 'get'> }

/** Of another session, expired, or without the account or membership that it uses, it counts as ended. */
export const getImpersonation = async (context: CurrentDeps): Promise<{ current?: Impersonation }> => {
  const { caller, now, signedInAt, grants, companies, users } = context
  const held = await grants.get(caller.principal.user)
  if (!held || held.signedInAt !== signedInAt || isImpersonationOver(now, held)) return {}
  const { account, target } = held
  const isThere = await (isCompanyId(target) ? companies.getMember(target, account) : users.get(account))
  return isThere ? { current: impersonationOf(held) } : {}
}

type EndDeps = Pick<Context, 'caller' | 'execute' | 'now'> & Grants

/** Also removes one that has expired. */
export const endImpersonation = (context: EndDeps): Promise<{ ended: boolean }> =>
  context.execute<{ ended: boolean }>(async () => {
    const admin = context.caller.principal.user
    const held = await context.grants.get(admin)
    if (!held) return { writes: [], response: { ended: false }, events: [] }
    const events = endedEvents(held, context)
    const response = { ended: events.length > 0 }
    return { writes: [context.grants.end(admin, held)], response, events, madeId: held.target }
  })
