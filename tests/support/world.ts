import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Api, Caller } from './api.ts'
import { createAdmin, createLocum, createPractice, join, type Practice } from './people.ts'

/** A locum and a practice that work together in the tests. */
export type Pair = { locum: Caller; practice: Practice }

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
const createPair = async (api: Api, admin: Caller, name: string): Promise<Pair> => {
  const [locum, practice] = [await createLocum(api, {}, admin), await createPractice(api, name)]
  await api.call('setAccountQuotas', admin, { params: { userId: practice.member.id }, body: { practices: 100 } })
  return { locum, practice }
}

/**
 * Two unrelated pairs, a third whose approval can be revoked, a fourth whose practice can be incomplete, a manager, a
 * booker and a former member of the first practice, a user without a practice, and a super admin.
 */
export const createWorld = async (api: Api): Promise<World> => {
  const admin = await createAdmin(api)
  const own = await createPair(api, admin, 'Harbour Road Pharmacy')
  const other = await createPair(api, admin, 'Vineyard Pharmacy')
  const waiting = await createPair(api, admin, 'Station Street Pharmacy')
  const incomplete = await createPair(api, admin, 'Market Square Pharmacy')
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
