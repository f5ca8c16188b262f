import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it } from 'vitest'
import { retain } from '#functions/events/react/retain.lazy.ts'
import { endingChats } from '#functions/stores/ending-chats.ts'
import { expiredData } from '#functions/stores/expired-data.ts'
import { noteItem } from '#functions/stores/notifications.items.ts'
import { placementsRepository } from '#functions/stores/placements.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { walletsRepository } from '#functions/stores/wallets.repository.ts'
import type { TableName } from '#infra/tables.ts'
import { instantOf } from '#shared/kernel/dates.ts'
import { eventIdOf, type CompanyId, type UserId } from '#shared/kernel/ids.ts'
import { asLocum, asPractice, chatsOf } from '#tests/support/chats.ts'
import type { Caller } from '#tests/support/api.ts'
import { ahead, apply, confirm, createPractice, post } from '#tests/support/people.ts'
import { sharedApi } from '#tests/support/shared-api.ts'
import { followUpRepositories } from '#tests/support/stores.ts'

const { api, admin, newLocum } = await sharedApi()

const DAY_MS = 86_400_000
const YEAR = 366
const afterDays = (days: number, from = new Date().toISOString()): string =>
  new Date(Date.parse(from) + days * DAY_MS).toISOString()
const before = (at: string): string => new Date(Date.parse(at) - 1).toISOString()

const filesRemoved: string[] = []
/** Does what is due of a subject at a time; returns when it will be looked at again. */
const retainAt = async (subject: string, now: string): Promise<string | undefined> => {
  const entered: string[] = []
  const deps = {
    ...followUpRepositories(api),
    agenda: { enter: async ({ at }: { at: string }) => void entered.push(at) },
    placements: placementsRepository(api.db, 'placements'),
    wallets: walletsRepository(api.db, 'wallets'),
    users: usersRepository(api.db, 'users'),
    chats: endingChats(api.db, 'messages'),
    expired: expiredData(api.db, {
      USERS_TABLE: 'users',
      PROFESSIONALS_TABLE: 'professionals',
      OFFERS_TABLE: 'offers',
      BOOKINGS_TABLE: 'bookings',
      WALLETS_TABLE: 'wallets',
      PLACEMENTS_TABLE: 'placements',
    }),
    removeAttachments: async ({ professional }: { professional: UserId }) => void filesRemoved.push(professional),
  }
  await retain(deps, subject as UserId, now)
  return entered[0]
}

const keysOf = async (table: TableName, pk: string, prefix = ''): Promise<string[]> =>
  (await api.partition(table, pk)).map(({ sk }) => String(sk)).filter((sk) => sk.startsWith(prefix))
const remove = (TableName: TableName, pk: string, sk: string) =>
  api.db.send(new DeleteCommand({ TableName, Key: { pk, sk } }))

/** Kept until a time, at which it goes, and not looked at again after that. */
const expectKeptUntil = async (table: TableName, subject: string, until: string): Promise<void> => {
  const stored = await keysOf(table, subject)
  expect(stored).not.toEqual([])
  expect(await retainAt(subject, before(until))).toBe(until)
  expect(await keysOf(table, subject)).toEqual(stored)
  expect(await retainAt(subject, until)).toBeUndefined()
  expect(await keysOf(table, subject)).toEqual([])
}

const adjust = (type: 'company' | 'professional', ownerId: UserId | CompanyId) =>
  api.call('adjustWallet', admin, {
    params: { type, ownerId },
    body: { type: 1, amount: 50, note: 'Sunday cover bonus' },
  })

describe('what stands by itself goes at its time', () => {
  it('an offer without a booking, with its applications, a year after its last day', async () => {
    const [practice, locum] = [await createPractice(api), await newLocum()]
    const offer = await post(api, practice)
    await apply(api, locum, offer)
    expect(await keysOf('offers', offer.id)).toHaveLength(2)
    await expectKeptUntil('offers', offer.id, afterDays(YEAR, instantOf(ahead(9), '23:59')))
  })

  it('a booking and its offer, even if all of it was cancelled, five years after their last day', async () => {
    const [practice, locum] = [await createPractice(api), await newLocum()]
    const offer = await post(api, practice)
    await apply(api, locum, offer)
    const booking = await confirm(api, practice, offer, locum, offer.available_dates.slice(0, 1))
    await api.call('cancelBooking', locum, {
      params: { bookingId: booking.id, accountId: locum.id },
      body: { status_reason: 'My child is ill.' },
    } as never)
    await expectKeptUntil('bookings', booking.id, afterDays(5 * YEAR, instantOf(ahead(7), '23:59')))
    await expectKeptUntil('offers', offer.id, afterDays(5 * YEAR, instantOf(ahead(9), '23:59')))
  })

  it('a request for a permanent placement a year after it was closed, five if a person was placed, open ones never', async () => {
    const { companyId, member } = await createPractice(api)
    const body = { practiceName: '', practiceBussinessEmail: '', professionTitle: 'Pharmacist', workingHours: '40' }
    for (const [status, years] of Object.entries({ closed: 1, placed: 5 })) {
      const { id } = await api.call('requestPlacement', member, {
        params: { companyId },
        body: { ...body, monthlySalary: 'R 62 500' },
      } as never)
      expect(await retainAt(id, afterDays(20 * YEAR))).toBeUndefined()
      const decide = (to: string) =>
        api.call('decidePlacement', admin, { params: { id }, body: { status: to } } as never)
      await decide('in_contact')
      const { updatedAt } = await decide(status)
      await expectKeptUntil('placements', id, afterDays(years * YEAR, updatedAt))
    }
  })

  it('a redemption five years after it was settled, also of a practice that is still there; an open one never', async () => {
    const { companyId, member } = await createPractice(api)
    await adjust('company', companyId)
    const { id } = await api.call('redeemCredits', member, { params: { companyId } } as never)
    expect(await retainAt(id, afterDays(20 * YEAR))).toBeUndefined()
    const { decidedAt } = await api.call('decideRedemption', admin, {
      params: { redemptionId: id },
      body: { status: 'settled', note: 'Paid out.' },
    } as never)
    await expectKeptUntil('wallets', id, afterDays(5 * YEAR, decidedAt))
    expect(await keysOf('wallets', companyId, 'TX#')).toHaveLength(2)
  })
})

const notedAt = async (locum: Caller, at: string): Promise<string> => {
  const { pk, sk } = noteItem.key(locum.id, eventIdOf(at, new Uint8Array(16)))
  const note = { title: 'A note', text: 'A note', link: '/', createdAt: at, read: true }
  await api.db.send(new PutCommand({ TableName: 'users', Item: noteItem.written({ pk, sk, ...note } as never) }))
  return sk
}

/** A locum and a practice of whom everything is stored that is kept for a time only. */
const worked = async () => {
  const [practice, locum] = [await createPractice(api), await newLocum()]
  const offer = await post(api, practice)
  await apply(api, locum, offer)
  const booking = await confirm(api, practice, offer, locum)
  for (const [caller, accountId, day] of [
    [locum, locum.id, 7],
    [practice.member, practice.companyId, 8],
  ] as const)
    await api.call('cancelBooking', caller, {
      params: { bookingId: booking.id, accountId },
      body: { status_reason: 'My child is ill.', dates: [ahead(day)] },
    } as never)
  await chatsOf(api).write(asPractice(practice), asLocum(locum), 'When can you start?')
  await api.call('getProfessional', admin, { params: { id: locum.id } })
  await adjust('professional', locum.id)
  await adjust('company', practice.companyId)
  return { locum, practice }
}

describe('an owner is looked at every thirty days', () => {
  const leftOf = async (locum: Caller, companyId: CompanyId) => ({
    notes: await keysOf('users', locum.id, 'NOTE#'),
    cancellations: (await keysOf('bookings', locum.id, 'CANCELLATION#')).length,
    chats: [(await keysOf('messages', locum.id)).length, (await keysOf('messages', companyId, 'CHAT#')).length],
    views: (await keysOf('professionals', locum.id, 'VIEW#')).length,
    wallet: (await keysOf('wallets', locum.id)).length,
  })

  it('of a locum goes what is over its time, and nothing else', async () => {
    const { locum, practice } = await worked()
    const old = await notedAt(locum, afterDays(0))
    const newer = await notedAt(locum, afterDays(300))
    const all = { notes: [old, newer], cancellations: 1, chats: [1, 1], views: 1, wallet: 2 }
    const looked = async (days: number) => {
      const now = afterDays(days)
      expect(await retainAt(locum.id, now)).toBe(afterDays(30, now))
      return leftOf(locum, practice.companyId)
    }
    expect(await looked(YEAR - 1)).toEqual(all)
    const aYear = { ...all, notes: [newer], cancellations: 0 }
    expect(await looked(YEAR + 1)).toEqual(aYear)
    expect(await looked(3 * YEAR - 1)).toEqual({ ...aYear, notes: [] })
    expect(filesRemoved).not.toContain(locum.id)
    expect(await looked(3 * YEAR + 1)).toEqual({ ...aYear, notes: [], chats: [0, 0] })
    expect(filesRemoved).toContain(locum.id)
    // Evidence goes, the wallet stays with its account.
    const last = { notes: [], cancellations: 0, chats: [0, 0], wallet: 2 }
    expect(await looked(5 * YEAR - 1)).toEqual({ ...last, views: 1 })
    expect(await looked(5 * YEAR + 1)).toEqual({ ...last, views: 0 })
  })

  it('of a deleted locum and practice, until records and wallet have gone, five years after its last transaction', async () => {
    const { locum, practice } = await worked()
    await remove('users', locum.id, 'USER')
    await remove('companies', practice.companyId, 'COMPANY')
    for (const owner of [locum.id, practice.companyId]) {
      const [early, late] = [afterDays(5 * YEAR - 1), afterDays(5 * YEAR + 1)]
      expect(await retainAt(owner, early)).toBe(afterDays(30, early))
      expect(await keysOf('wallets', owner, 'TX#')).toHaveLength(1)
      expect(await retainAt(owner, late)).toBeUndefined()
      expect(await keysOf('wallets', owner)).toEqual([])
      expect(await keysOf('bookings', owner, 'CANCELLATION#')).toEqual([])
    }
    expect(await keysOf('professionals', locum.id, 'VIEW#')).toEqual([])
  })

  it('of a deleted practice without a wallet, until its cancellations have gone', async () => {
    const { practice } = await worked()
    const { companyId } = practice
    for (const sk of await keysOf('wallets', companyId)) await remove('wallets', companyId, sk)
    await remove('companies', companyId, 'COMPANY')
    expect(await retainAt(companyId, afterDays(YEAR - 1))).toBeDefined()
    expect(await keysOf('bookings', companyId, 'CANCELLATION#')).toHaveLength(1)
    expect(await retainAt(companyId, afterDays(YEAR + 1))).toBeUndefined()
    expect(await keysOf('bookings', companyId, 'CANCELLATION#')).toEqual([])
  })
})
