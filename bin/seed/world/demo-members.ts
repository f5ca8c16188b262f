import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { MemberRole } from '#shared/kernel/member-roles.ts'
import { colleagues, invited } from './people.ts'
import type { SeedApi } from './seed-api.ts'

type Practice<A> = { account: A; companyId: CompanyId }

const tokenIn = (inviteLink = ''): string => inviteLink.slice(inviteLink.lastIndexOf('/') + 1)

/** Adds a manager and a booker to the pharmacy, a pending invite, and a second practice for its owner. */
export const seedDemoMembers = async <A extends { id: UserId }>(
  api: SeedApi<A>,
  { harbour, gardens }: Record<'harbour' | 'gardens', Practice<A>>,
  owner: { email: string; manager: readonly [name: string, surname: string] },
): Promise<void> => {
  const invite = ({ account, companyId }: Practice<A>, email: string, role: MemberRole) =>
    api.call('createInvite', account, { params: { companyId }, body: { email, role } })
  const join = async (practice: Practice<A>, who: A, email: string, role: MemberRole, name: string) => {
    const { id: inviteId, inviteLink } = await invite(practice, email, role)
    const params = { companyId: practice.companyId, inviteId }
    await api.call('acceptInvite', who, { params, body: { token: tokenIn(inviteLink), name } })
  }
  for (const { email, name, role } of Object.values(colleagues))
    await join(harbour, await api.register(email, 'CompanyAdmin'), email, role, name)
  await invite(harbour, invited.email, invited.role)
  await join(gardens, harbour.account, owner.email, 'manager', owner.manager.join(' '))
}
