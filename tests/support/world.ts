import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Api, Caller } from './api.ts'
import { createAdmin, join, createPair, type Pair } from './people.ts'
import { isPublicAccess, type Operation } from '#shared/kernel/define-contract.ts'

export type World = {
  own: Pair
  other: Pair
  waiting: Pair
  incomplete: Pair
  /** Members of `own.practice`, whose `member` is an owner. */
  manager: Caller
  booker: Caller
  removed: Caller
  newcomer: Caller
  admin: Caller
}

/** The member’s quota of practices is raised for the tests. */
const createLargePair = async (api: Api, admin: Caller, name: string): Promise<Pair> => {
  const pair = await createPair(api, admin, name)
  await api.call('setAccountQuotas', admin, {
    params: { userId: pair.practice.member.id },
    body: { practices: 100, reason: 'A group of practices' },
  })
  return pair
}

/**
 * Two unrelated pairs, a third whose approval can be revoked, a fourth whose practice can be incomplete, a manager, a
 * booker and a former member of the first practice, a user without a practice, and a super admin.
 */
export const createWorld = async (api: Api): Promise<World> => {
  const admin = await createAdmin(api)
  const own = await createLargePair(api, admin, 'Harbour Road Pharmacy')
  const other = await createLargePair(api, admin, 'Vineyard Pharmacy')
  const waiting = await createLargePair(api, admin, 'Station Street Pharmacy')
  const incomplete = await createLargePair(api, admin, 'Market Square Pharmacy')
  const newcomer = await api.signUp('CompanyAdmin', 'newcomer@people.test')
  const removed = await api.signUp('CompanyAdmin', 'removed@people.test')
  const Key = { pk: own.practice.companyId, sk: `MEMBER#${removed.id}` }
  await join(api, own.practice.companyId, removed)
  await api.db.send(new DeleteCommand({ TableName: 'companies', Key }))
  const [manager, booker] = [
    await api.signUp('CompanyAdmin', 'manager@people.test'),
    await api.signUp('CompanyAdmin', 'booker@people.test'),
  ]
  await join(api, own.practice.companyId, manager, 'manager')
  await join(api, own.practice.companyId, booker, 'booker')
  return { own, other, waiting, incomplete, manager, booker, removed, newcomer, admin }
}

/** A user of the operation's first role; a public operation has none. */
export const firstCaller = ({ access }: Operation, { own, admin }: World): Caller | undefined =>
  isPublicAccess(access)
    ? undefined
    : { Locum: own.locum, CompanyAdmin: own.practice.member, SuperAdmin: admin }[access.roles[0]]

/** Sets a pair's approval directly in the tables. */
export const setApproval = async (api: Api, { locum, practice }: Pair, approved: boolean): Promise<void> => {
  const places = [
    ['professionals', locum.id, 'PROFILE'],
    ['calendars', locum.id, 'LOCK'],
    ['companies', practice.companyId, 'COMPANY'],
  ] as const
  for (const [TableName, pk, sk] of places) {
    await api.db.send(
      new UpdateCommand({
        TableName,
        Key: { pk, sk },
        UpdateExpression: 'SET approved = :approved',
        ExpressionAttributeValues: { ':approved': approved },
      }),
    )
  }
}
