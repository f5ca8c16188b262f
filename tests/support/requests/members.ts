import type { CompanyId, InviteId } from '#shared/kernel/ids.ts'
import { makeRoomForInvites, putInvite } from '#tests/support/invites.ts'
import { createPractice, join, setComplete } from '#tests/support/people.ts'
import { atCompany } from './companies.ts'
import { type Fixture, type FixtureContext, type Fixtures, unusedIds } from './fixture.ts'
import { newAddress } from '../people.ts'

const unusedInvite = 'inv_0000000000000000' as InviteId
const noToken = (letter: string) => letter.repeat(75)

/** A booker of the practice, made for the request. */
const colleague = async ({ api, pair: { practice } }: FixtureContext) => {
  const booker = await api.signUp('CompanyAdmin', newAddress())
  await join(api, practice.companyId, booker, 'booker')
  return { companyId: practice.companyId, userId: booker.id }
}
const noColleague = { companyId: unusedIds.company, userId: unusedIds.user }

const invited = async ({ api, pair: { practice } }: FixtureContext) => {
  await makeRoomForInvites(api, practice.companyId)
  const { id } = await putInvite(api, practice.companyId, practice.member.id)
  return { params: { companyId: practice.companyId, inviteId: id } }
}
const tokens = new Map<CompanyId, Promise<string>>()
/** One that stays, as it is sent later than all others. */
const tokenOf = ({ api, pair: { practice } }: FixtureContext): Promise<string> => {
  const sentAt = '2099-01-01T00:00:00.000Z'
  const made =
    tokens.get(practice.companyId) ??
    putInvite(api, practice.companyId, practice.member.id, { sentAt, validUntil: sentAt }).then(({ token }) => token)
  tokens.set(practice.companyId, made)
  return made
}

const ofInvite: Fixture = {
  request: invited,
  absent: { params: { companyId: unusedIds.company, inviteId: unusedInvite } },
}

export const membersRequests = {
  listMembers: atCompany,
  changeMemberRole: {
    request: async (context) => ({ params: await colleague(context), body: { role: 'manager' } }),
    absent: { params: noColleague, body: { role: 'manager' } },
    other: () => ({ role: 'owner' }),
  },
  removeMember: {
    request: async (context) => ({ params: await colleague(context) }),
    absent: { params: noColleague },
  },
  reportMemberActive: atCompany,
  createInvite: {
    request: async ({ api, pair: { practice } }) => {
      await makeRoomForInvites(api, practice.companyId)
      return { params: { companyId: practice.companyId }, body: { email: newAddress() } }
    },
    absent: { params: { companyId: unusedIds.company }, body: { email: newAddress() } },
    other: () => ({ email: newAddress() }),
  },
  listPendingInvites: {
    ...atCompany,
    request: async (context) => {
      await tokenOf(context)
      return { params: { companyId: context.pair.practice.companyId }, query: {} }
    },
  },
  cancelInvite: ofInvite,
  resendInvite: ofInvite,
  acceptInvite: {
    request: async ({ api, owner }) => {
      const { companyId, member } = await createPractice(api)
      // As if its profile was not complete, so that no member sees locums through it.
      await setComplete(api, companyId, false)
      const { id, token } = await putInvite(api, companyId, member.id, { email: owner.email })
      return { params: { companyId, inviteId: id }, body: { token, name: 'Nadia Petersen' } }
    },
    other: (body) => ({ ...body, name: 'Nadia Pieterse' }),
  },
  getInvite: {
    request: async (context) => ({ params: { token: await tokenOf(context) } }),
    // Of practices that have none.
    another: { params: { token: noToken('A') } },
    absent: { params: { token: noToken('B') } },
  },
} satisfies Fixtures
