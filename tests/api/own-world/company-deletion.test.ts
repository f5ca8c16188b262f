import { lastCancellation } from '#shared/bookings/bookings.rules.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { newCode, newId } from '#functions/platform/context.ts'
import { hashOf, runCommand, type CommandOutcome } from '#functions/platform/dynamo/command.ts'
import { auditOf } from '#shared/kernel/caller.ts'
import { callerOf } from '#functions/platform/http/access.ts'
import { logger } from '#functions/platform/logger.ts'
import { optionsRepository } from '#functions/stores/options.repository.ts'
import { configReader } from '#functions/platform/dynamo/config-reader.ts'
import { deleteCompany } from '#functions/companies/delete-company.ts'
import { postOffer } from '#functions/offers/post-offer.ts'
import { bookingsRepository } from '#functions/stores/bookings.repository.ts'
import { agendaRepository } from '#functions/stores/agenda.repository.ts'
import { poolsRepository } from '#functions/stores/pools.repository.ts'
import { limitLocksRepository } from '#functions/stores/limit-locks.repository.ts'
import { offersRepository } from '#functions/stores/offers.repository.ts'
import { walletsRepository } from '#functions/stores/wallets.repository.ts'
import { clearUpCompany, PRACTICE_CLOSED } from '#functions/events/react/clear-up-company.ts'
import { todayAt } from '#shared/kernel/dates.ts'
import { OfferBody } from '#shared/offers/offers.schema.ts'
import { startApiWithEvents } from '#tests/support/api-with-events.ts'
import type { Caller } from '#tests/support/api.ts'
import { ensureDocument, targetOf } from '#tests/support/documents.ts'
import { eventually } from '#tests/support/events.ts'
import { exported } from '#tests/support/exports.ts'
import {
  ahead,
  apply,
  confirm,
  createPractice,
  join,
  offerInput,
  offerTemplate,
  post,
  readOffer,
} from '#tests/support/people.ts'
import { causedBy, followUpRepositories } from '#tests/support/stores.ts'

const { api, events, admin, newLocum, notesOf, signUpToSignIn, canSignIn, stop } = await startApiWithEvents()
afterAll(stop)

const at = (companyId: string) => ({ params: { companyId } })
const remove = (caller: Caller, companyId: string, key?: string) =>
  api.send('deleteCompany', caller, { ...at(companyId), ...(key && { key }) })

/** A practice whose member can sign in. */
const practiceWithAccount = async (name: string) => {
  const practice = await createPractice(api, name)
  const { caller: member, sub } = await signUpToSignIn('CompanyAdmin')
  await join(api, practice.companyId, member)
  return { ...practice, owner: member, sub }
}

/** The context of this caller, with a hook to let something happen in between. */
const contextOf = (caller: Caller, key: string) => {
  const now = new Date().toISOString()
  const id = `${caller.id}#${key}`
  const self = callerOf({ user: caller.id, role: caller.role, signedInAt: 0 })
  return {
    caller: self,
    signedInAt: 0,
    checkSession: () => undefined,
    checkOwner: async () => undefined,
    checkVersion: () => undefined,
    mark: <T>(write: () => Promise<T>) => write(),
    now,
    today: todayAt(now),
    origin: 'https://site.test',
    newId,
    newCode,
    log: logger,
    execute: <T>(decide: () => Promise<CommandOutcome<T>>) =>
      runCommand(api.db, 'commands', { id, hash: hashOf(id), by: auditOf(key, self) }, now, decide),
    companies: companiesRepository(api.db, 'companies'),
    users: usersRepository(api.db, 'users'),
    bookings: bookingsRepository(api.db, 'bookings'),
    offers: offersRepository(api.db, 'offers'),
    wallets: walletsRepository(api.db, 'wallets'),
    pools: poolsRepository(api.db, 'companies'),
    limitLocks: limitLocksRepository(api.db, 'offers'),
    agenda: agendaRepository(api.db, 'agenda'),
    options: optionsRepository(configReader(api.db, 'config')),
  }
}

describe('deleting a practice', () => {
  it('is refused while there are upcoming bookings, and changes nothing', async () => {
    const [practice, locum] = [await createPractice(api), await newLocum()]
    const offer = await post(api, practice)
    await apply(api, locum, offer)
    await confirm(api, practice, offer, locum)
    const before = await api.partition('companies', practice.companyId)
    const { status, body } = await remove(practice.member, practice.companyId)
    expect([status, body.error.code]).toEqual([409, 'BOOKINGS_AHEAD'])
    expect(await api.partition('companies', practice.companyId)).toEqual(before)
  })

  it('removes all of its data, and the account of a user without another practice', async () => {
    const [practice, locum] = [await practiceWithAccount('Sunset Pharmacy'), await newLocum()]
    const offer = await post(api, practice)
    await apply(api, locum, offer)
    await eventually(async () => (await notesOf(practice.owner)).length > 0)
    await ensureDocument(api, targetOf(practice))
    expect(api.files(`documents/${practice.companyId}/`).length).toBeGreaterThan(0)
    await api.call('addFavourite', practice.owner, {
      params: { companyId: practice.companyId, professionalId: locum.id },
    })
    const body = offerTemplate('Mondays')
    await api.call('createOfferTemplate', practice.owner, { params: { companyId: practice.companyId }, body })
    const key = 'goodbye'
    const response = await remove(practice.owner, practice.companyId, key)
    expect(response.body.data).toEqual({ id: practice.companyId, account_deleted: true })
    expect(await remove(practice.owner, practice.companyId, key)).toEqual(response)

    const left = await api.item('companies', practice.companyId, 'COMPANY')
    expect(Object.keys(left ?? {}).sort()).toEqual(['createdAt', 'deletedAt', 'pk', 'sk', 'v', 'version'])
    expect((await api.call('listMyPractices', practice.member, {})).Items).toEqual([])
    for (const caller of [practice.member, locum, admin])
      expect((await api.send('getCompany', caller, at(practice.companyId))).status).toBe(404)
    expect((await api.send('getCompany', practice.owner, at(practice.companyId))).status).toBe(401)

    await eventually(() => events.mailsTo(practice.owner.email).length === 2)
    expect(events.mailsTo(practice.owner.email).map(({ subject }) => subject)).toEqual([
      'Your account has been deleted',
      expect.stringMatching(/^New application: /),
    ])
    await eventually(async () => (await api.partition('companies', practice.companyId)).length === 1)
    await eventually(async () => !(await canSignIn(practice.sub)))
    await eventually(async () => (await api.partition('users', practice.owner.id)).length === 0)
    await eventually(async () =>
      (await notesOf(practice.member)).find(({ title }) => title === 'Sunset Pharmacy has been deleted'),
    )
    const notification = await eventually(async () =>
      (await notesOf(locum)).find(({ title }) => title.startsWith('Offer cancelled: ')),
    )
    expect(notification.text).toContain(PRACTICE_CLOSED)
    await eventually(
      () =>
        [...api.files(`documents/${practice.companyId}/`), ...api.files(`incoming/${practice.companyId}/`)].length ===
        0,
    )
    const { Items } = await api.call('listMyApplications', locum, {
      params: { start: offer.date, end: offer.end_date },
    })
    expect(Items).toMatchObject([{ status: 'cancelled', status_reason: PRACTICE_CLOSED }])
  })

  it('prevents a deleted account’s token from creating a practice', async () => {
    const practice = await createPractice(api)
    const company = await api.call('getCompany', practice.member, at(practice.companyId))
    const { name, industry, type, email, contact, managers } = company
    await remove(practice.member, practice.companyId)
    const again = await api.send('createCompany', practice.member, {
      body: { name, industry, type, email, contact, managers },
    })
    expect([again.status, again.body.error.code]).toEqual([401, 'UNAUTHENTICATED'])
  })

  it('keeps the account of a user with another practice', async () => {
    const practice = await createPractice(api)
    const { id } = await api.call('createCompany', practice.member, {
      body: {
        name: 'Second',
        industry: 'Pharmacy',
        type: 'Retail',
        email: 'two@second.test',
        contact: '021 123 4567',
        managers: [{ name: 'A', surname: 'B', contact: '021 123 4567' }],
      },
    })
    expect((await remove(practice.member, id)).body.data.account_deleted).toBe(false)
    expect((await api.call('listMyPractices', practice.member, {})).Items).toMatchObject([{ id: practice.companyId }])
  })

  it('keeps the account of a user who creates another practice at that moment', async () => {
    const practice = await createPractice(api)
    const { industry, type, email, contact, managers } = await api.call(
      'getCompany',
      practice.member,
      at(practice.companyId),
    )
    const context = contextOf(practice.member, 'crossing')
    let made: string | undefined
    const listOfMemberNow: typeof context.companies.listOfMemberNow = async (...input) => {
      const known = await context.companies.listOfMemberNow(...input)
      made ??= (
        await api.call('createCompany', practice.member, {
          body: { name: 'Second', industry, type, email, contact, managers },
        })
      ).id
      return known
    }
    expect(
      await deleteCompany(
        { ...context, companies: { ...context.companies, listOfMemberNow } },
        { params: { companyId: practice.companyId }, query: undefined, body: undefined },
      ),
    ).toEqual({ id: practice.companyId, account_deleted: false })
    expect((await api.call('listMyPractices', practice.member, {})).Items).toMatchObject([{ id: made }])
    expect(await api.item('users', practice.member.id, 'USER')).toBeDefined()
  })

  it('cancels an offer that was being posted at that moment', async () => {
    const practice = await practiceWithAccount('Closing Pharmacy')
    const context = contextOf(practice.member, 'posting')
    const get: typeof context.companies.get = async (id) => {
      const company = await context.companies.get(id)
      await remove(practice.owner, practice.companyId)
      await eventually(async () => !(await canSignIn(practice.sub)))
      return company
    }
    const offer = await postOffer(
      { ...context, companies: { ...context.companies, get } },
      { params: undefined, query: undefined, body: OfferBody.parse(offerInput(practice.companyId)) },
    )
    const stored = () => context.offers.getOffer(offer.id)
    expect((await eventually(async () => (await stored())?.cancelled)).reason).toBe(PRACTICE_CLOSED)
  })

  it('deletes the account although mails can’t be sent, and mails it once when they can', async () => {
    const practice = await practiceWithAccount('Quiet Pharmacy')
    events.mailService.down = true
    try {
      await remove(practice.owner, practice.companyId, 'quiet')
      await eventually(async () => !(await canSignIn(practice.sub)))
    } finally {
      events.mailService.down = false
    }
    const record = await eventually(() => events.recordOf(`${practice.owner.id}#quiet`))
    for (let delivery = 0; delivery < 3; delivery += 1)
      expect(await events.handler({ Records: [record] })).toEqual({ batchItemFailures: [] })
    await events.mailed()
    expect(events.mailsTo(practice.owner.email).map(({ subject }) => subject)).toEqual([
      'Your account has been deleted',
    ])
  })

  it('cancels a booking made at the same moment', async () => {
    const [practice, locum] = [await createPractice(api), await newLocum()]
    const offer = await post(api, practice)
    await apply(api, locum, offer)
    const booking = await confirm(api, practice, offer, locum, offer.available_dates.slice(0, 1))
    const deleted = {
      company: practice.companyId,
      by: causedBy(practice.member.id),
      origin: 'deletion',
      at: new Date().toISOString(),
    }
    for (let delivery = 0; delivery < 2; delivery += 1) await clearUpCompany(followUpRepositories(api), deleted)
    expect(await api.call('getBooking', locum, { params: { bookingId: booking.id } })).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'company',
    })
    expect(await readOffer(api, practice.member, offer)).toMatchObject({
      status: 'cancelled',
    })
    const stored = await bookingsRepository(api.db, 'bookings').get(booking.id)
    expect(stored && lastCancellation(stored)?.by).toBe('system')
    const { Summary } = await api.call('listPracticeBookings', practice.member, {
      params: { companyId: practice.companyId, start: ahead(0), end: ahead(30) },
    })
    expect(Summary).toEqual({ cancelled_bookings: 0, cancelled_days: 0 })
    const candidate = await offersRepository(api.db, 'offers').getApplication(offer.id, locum.id)
    expect(Object.values(candidate?.dropped ?? {}).map(({ actor }) => actor)).toEqual(['System'])
  })

  it('cancels an offer that was full, whose days open again with its booking', async () => {
    const [practice, locum] = [await createPractice(api), await newLocum()]
    const offer = await post(api, practice)
    await apply(api, locum, offer)
    await confirm(api, practice, offer, locum)
    const origin = 'deletion-full'
    const at = new Date().toISOString()
    await clearUpCompany(followUpRepositories(api), { company: practice.companyId, by: causedBy(), origin, at })
    expect(await readOffer(api, practice.member, offer)).toMatchObject({
      status: 'cancelled',
      available_dates: [],
    })
  })

  it('cancels a booking made while its offers are being cancelled', async () => {
    const [practice, locum] = [await createPractice(api), await newLocum()]
    const offer = await post(api, practice)
    await apply(api, locum, offer)
    const repositories = followUpRepositories(api)
    const deleted = {
      company: practice.companyId,
      by: causedBy(practice.member.id),
      origin: 'deletion-meanwhile',
      at: new Date().toISOString(),
    }
    let booking: { id: string } | undefined
    const getOffer: typeof repositories.offers.getOffer = async (id) => {
      booking ??= await confirm(api, practice, offer, locum, offer.available_dates.slice(0, 1))
      return repositories.offers.getOffer(id)
    }
    await clearUpCompany({ ...repositories, offers: { ...repositories.offers, getOffer } }, deleted)
    expect(await api.call('getBooking', locum, { params: { bookingId: booking?.id ?? '' } })).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'company',
    })
  })

  it('goes on if one of its offers can’t be cancelled, and fails at the end', async () => {
    const practice = await createPractice(api)
    const [refused, other] = [await post(api, practice), await post(api, practice)]
    const repositories = followUpRepositories(api)
    const getOffer: typeof repositories.offers.getOffer = async (id) =>
      id === refused.id ? undefined : repositories.offers.getOffer(id)
    const deleted = {
      company: practice.companyId,
      by: causedBy(practice.member.id),
      origin: 'deletion-refused',
      at: new Date().toISOString(),
    }
    await expect(
      clearUpCompany({ ...repositories, offers: { ...repositories.offers, getOffer } }, deleted),
    ).rejects.toMatchObject({
      code: 'OFFER_NOT_FOUND',
    })
    const stateOf = async ({ id }: { id: string }) =>
      (await api.call('getOffer', practice.member, { params: { id } })).status
    expect([await stateOf(refused), await stateOf(other)]).toEqual(['open', 'cancelled'])
    await clearUpCompany(repositories, deleted)
    expect([await stateOf(refused), await stateOf(other)]).toEqual(['cancelled', 'cancelled'])
  })
})

describe('all data about a practice', () => {
  it('is exported completely to its members', async () => {
    const [practice, locum] = [await createPractice(api), await newLocum()]
    const offer = await post(api, practice)
    await apply(api, locum, offer)
    const booking = await confirm(api, practice, offer, locum)
    const whole = await exported(api, practice.member, practice.companyId)
    expect(whole).toMatchObject({
      company: { id: practice.companyId, managers: [{ name: 'Hester' }] },
      members: [{ id: practice.member.id, email: practice.member.email }],
      offers: [{ id: offer.id, offers_requests: [{ id: locum.id }] }],
      bookings: [{ id: booking.id, totals: { fee: expect.any(Number) } }],
    })
  })

  it('is listed for a super admin by name, page by page', async () => {
    for (let count = 0; count < 55; count += 1)
      await createPractice(api, `${count % 2 ? 'zebra' : 'Zebra'} ${String(count).padStart(2, '0')}`)
    const listed: { name: string; managers: unknown[] }[] = []
    let next: string | undefined
    do {
      const { body } = await api.send('listCompanies', admin, { query: { ...(next && { NextToken: next }) } })
      listed.push(...body.Items)
      next = body.NextToken
    } while (next)
    const zebras = listed.filter(({ name }) => /^zebra/i.test(name))
    expect(zebras.map(({ name }) => name.toLowerCase())).toEqual(
      Array.from({ length: 55 }, (_, count) => `zebra ${String(count).padStart(2, '0')}`),
    )
    expect(zebras[0]?.managers).toHaveLength(1)
    expect(listed.map(({ name }) => name)).not.toContain('Sunset Pharmacy')
  })
})
