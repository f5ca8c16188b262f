import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import type * as z from 'zod/mini'
import { afterAll, describe, expect, it } from 'vitest'
import { writeAll } from '#bin/seed/world/large/write-world.ts'
import { rebuildCounts } from '#functions/events/react/audit/rebuild-counts.ts'
import { writeOne } from '#functions/platform/dynamo/write-one.ts'
import { auditRepository } from '#functions/stores/audit.repository.ts'
import type { AuditEntry } from '#shared/admin/audit.contract.ts'
import type { AuditFilters } from '#shared/admin/audit.schema.ts'
import { recordOfReading } from '#shared/admin/audit.rules.ts'
import { addCounts, type Counts } from '#shared/admin/counters.ts'
import type { CompanyId, OfferId } from '#shared/kernel/ids.ts'
import { todayAt } from '#shared/kernel/dates.ts'
import { startApiWithEvents } from '#tests/support/api-with-events.ts'
import type { Caller } from '#tests/support/api.ts'
import { accept, sendRequest } from '#tests/support/booking-requests.ts'
import { eventually } from '#tests/support/events.ts'
import { impersonating } from '#tests/support/impersonating.ts'
import { apply, confirm, createLocum, createPractice, onDays, post, today } from '#tests/support/people.ts'

const { api, events, admin, newLocum, stop } = await startApiWithEvents()
afterAll(stop)

const forbidden = { status: 403, body: { error: { code: 'FORBIDDEN' } } }

type Query = z.input<typeof AuditFilters> & { NextToken?: string }
const listed = (query: Query): Promise<{ Items: AuditEntry[]; NextToken?: string }> =>
  api.call('listAudit', admin, { query })

/** The first page, once it has an entry of this kind. */
const withEntry = (query: Query, what: string): Promise<AuditEntry[]> =>
  eventually(async () => {
    const { Items } = await listed(query)
    return Items.some((entry) => entry.what === what) && Items
  })

const countsOfToday = async (): Promise<Counts> => {
  const { now } = await api.call('getMetrics', admin, { query: { period: '7d' } })
  return now.steps.at(-1)?.counts as Counts
}

/** What the entries of the table add up to. */
const recounted = async (): Promise<Counts> => {
  const entries = (await api.scan('audit')) as { counted?: { counts: Counts } }[]
  return entries.flatMap(({ counted }) => (counted ? [counted.counts] : [])).reduce<Counts>(addCounts, {})
}

describe('the audit', () => {
  it('has nothing between days that are the wrong way round, or on days to come', async () => {
    expect((await listed({ from: '2999-01-01' })).Items).toEqual([])
    expect((await listed({ from: '2026-02-01', to: '2026-01-01' })).Items).toEqual([])
    const { NextToken } = await listed({})
    const token = NextToken ?? '2020-01-01T00:00:00.000Z#0000000000000000'
    expect((await listed({ from: '2999-01-01', NextToken: token })).Items).toEqual([])
    expect((await listed({ to: '2000-01-02', NextToken: token })).Items).toEqual([])
  })

  it('has who did what for whom, by person, practice and booking', async () => {
    const [locum, practice] = [await newLocum(), await createPractice(api)]
    const offer = await post(api, practice, onDays(1))
    await apply(api, locum, offer)
    const booking = await confirm(api, practice, offer, locum)

    const [confirmed] = await withEntry({ about: booking.id }, 'booking.confirmed')
    expect(confirmed).toMatchObject({
      kind: 'bookings',
      what: 'booking.confirmed',
      grant: 'own',
      actor: { id: practice.member.id },
      person: { id: locum.id, name: expect.stringContaining(' ') },
      practice: { id: practice.companyId },
      about: booking.id,
    })
    const ofLocum = await withEntry({ person: locum.id }, 'booking.confirmed')
    expect(ofLocum.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['application.sent', 'professional.approved', 'professional.created']),
    )
    const times = ofLocum.map(({ id }) => id)
    expect(times).toEqual(times.toSorted().reverse())
    expect(new Set(times).size).toBe(times.length)
    expect((await listed({ practice: practice.companyId })).Items.map(({ what }) => what)).toContain('offer.posted')
    const done = (await listed({ actor: locum.id })).Items
    expect(done.length).toBeGreaterThan(0)
    expect(done.every(({ actor }) => actor?.id === locum.id)).toBe(true)
    const approvals = (await listed({ person: locum.id, kind: 'approvals' })).Items
    expect(approvals.length).toBeGreaterThan(0)
    expect(approvals.every(({ kind }) => kind === 'approvals')).toBe(true)
  })

  it('records an event once, however often it is delivered', async () => {
    const locum = await createLocum(api)
    const key = `approve-${locum.id}`
    await api.send('decideApproval', admin, { params: { id: locum.id }, body: { approved: true }, key })
    const record = await eventually(() => events.recordOf(`${admin.id}#${key}`))
    await withEntry({ person: locum.id }, 'professional.approved')
    const [entries, counts] = [(await listed({ person: locum.id })).Items, await countsOfToday()]
    await events.handler({ Records: [record, record] })
    expect((await listed({ person: locum.id })).Items).toEqual(entries)
    expect(await countsOfToday()).toEqual(counts)
  })

  it('tells what was done by itself from what somebody did', async () => {
    const [locum, practice] = [await newLocum(), await createPractice(api)]
    const [first, second] = [await createPractice(api), practice]
    const lapsing = await post(api, first, onDays(1))
    await apply(api, locum, lapsing)
    const offer = await post(api, second, onDays(1))
    await apply(api, locum, offer)
    await confirm(api, second, offer, locum)
    const entries = await withEntry({ about: lapsing.id as OfferId }, 'application.lapsed')
    const lapsed = entries.find(({ what }) => what === 'application.lapsed')
    expect(lapsed).toMatchObject({ via: 'event' })
    // The application is looked at again after it was sent, which can be after the booking.
    expect([second.member.id, locum.id]).toContain(lapsed?.actor?.id)
  })

  it('names whom a super admin has viewed or acted for, not the other party', async () => {
    const [locum, practice] = [await newLocum(), await createPractice(api)]
    const offer = await post(api, practice, onDays(1))
    await api.call('getOffer', await impersonating(api, admin, locum, 'view'), { params: { id: offer.id } })
    await apply(api, await impersonating(api, admin, locum, 'act'), offer)
    const entries = await withEntry({ person: locum.id }, 'application.sent')
    const forLocum = { actor: { id: admin.id }, for: { id: locum.id, name: 'Thandi Nkosi' } }
    expect(entries.find(({ what }) => what === 'application.sent')).toMatchObject({
      ...forLocum,
      grant: 'act',
      practice: { id: practice.companyId },
    })
    expect(entries.find(({ what }) => what === 'getOffer')).toMatchObject({ ...forLocum, grant: 'view' })
    const acting = await impersonating(api, admin, practice, 'act')
    await api.call('cancelOffer', acting, { params: { offerId: offer.id }, body: { status_reason: 'Asked by phone.' } })
    const ofPractice = await withEntry({ practice: practice.companyId }, 'offer.cancelled')
    expect(ofPractice.find(({ what }) => what === 'offer.cancelled')).toMatchObject({
      actor: { id: admin.id },
      for: { id: practice.companyId, name: 'Harbour Road Pharmacy' },
      grant: 'act',
    })
  })

  it('is of what a person did about another, under their names, with readings or without', async () => {
    const [locum, practice] = [await newLocum(), await createPractice(api)]
    const offer = await post(api, practice, onDays(1))
    await apply(api, locum, offer)
    await confirm(api, practice, offer, locum)
    await api.call('getPerson', admin, { params: { userId: locum.id } })
    await withEntry({ person: locum.id }, 'booking.confirmed')
    const whatOf = async (query: Query) => (await listed(query)).Items.map(({ what }) => what)
    expect(await whatOf({ person: locum.id, actor: practice.member.id })).toEqual(['booking.confirmed'])
    expect(await whatOf({ person: locum.id, actor: practice.companyId })).toEqual(['booking.confirmed'])
    expect(await whatOf({ practice: practice.companyId, actor: locum.id })).toEqual(['application.sent'])
    const byPractice = await whatOf({ actor: practice.companyId })
    expect(byPractice).toEqual(expect.arrayContaining(['offer.posted', 'booking.confirmed']))
    expect(byPractice).not.toContain('application.sent')
    expect(await whatOf({ person: locum.id })).toContain('getPerson')
    expect(await whatOf({ person: locum.id, without: 'readings' })).not.toContain('getPerson')
    const query = { person: locum.id, actor: practice.companyId }
    expect((await api.call('listAudit', admin, { query })).Summary).toMatchObject({
      actor: { id: practice.companyId, name: 'Harbour Road Pharmacy' },
      subject: { id: locum.id, name: 'Thandi Nkosi' },
    })
  })

  it('is about one subject: a second is refused, by its name', async () => {
    const [person, practice] = [admin.id, 'cmp_0123456789ABCDEF' as CompanyId]
    expect(await api.send('listAudit', admin, { query: { person, practice, kind: 'offers' } })).toMatchObject({
      status: 400,
      body: { error: { code: 'VALIDATION_FAILED', details: { fields: [{ field: 'person' }] } } },
    })
  })

  it('is read by super admins alone', async () => {
    const [locum, practice] = [await newLocum(), await createPractice(api)]
    for (const caller of [locum, practice.member] as Caller[]) {
      expect(await api.send('listAudit', caller, { query: {} })).toMatchObject(forbidden)
      expect(await api.send('getMetrics', caller, { query: {} })).toMatchObject(forbidden)
    }
  })

  it('lists all in pages that follow each other, each entry once', async () => {
    const audit = auditRepository(api.db, 'audit')
    const readings = Array.from({ length: 130 }, (_, minute) => ({
      op: 'getProfessional',
      user: admin.id,
      grant: 'admin' as const,
      at: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString(),
    }))
    await writeAll(
      api.db,
      readings.map((by, index) => audit.put(recordOfReading(by, by.at), String(index).padStart(16, '0'))),
    )
    const seen: string[] = []
    let NextToken: string | undefined
    let pages = 0
    do {
      const query = NextToken ? { NextToken } : {}
      const page: { Items: AuditEntry[]; NextToken?: string; Summary?: object } = await api.call('listAudit', admin, {
        query,
      })
      expect(page.Summary === undefined).toBe(pages > 0)
      seen.push(...page.Items.map(({ id }) => id))
      NextToken = page.NextToken
      pages += 1
    } while (NextToken)
    expect(pages).toBeGreaterThan(2)
    expect(seen.length).toBeGreaterThan(130)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toEqual(seen.toSorted().reverse())
    const { Summary } = await api.call('listAudit', admin, { query: {} })
    expect(Summary?.since).toBe(seen.at(-1)?.slice(0, 24))
  })
})

describe('key figures', () => {
  it('count what was booked, cancelled and posted today, and equal a recount of the audit', async () => {
    const before = await countsOfToday()
    const [locum, practice] = [await newLocum(), await createPractice(api)]
    const offer = await post(api, practice, onDays(1))
    await apply(api, locum, offer)
    const booking = await confirm(api, practice, offer, locum)
    const request = await api.call('requestBooking', practice.member, sendRequest(locum, practice, [3]))
    await api.call('acceptBookingRequest', locum, accept(request))
    await withEntry({ person: locum.id }, 'booking.confirmed')
    const params = { bookingId: booking.id, accountId: locum.id }
    await api.call('cancelBooking', locum, { params, body: { status_reason: 'I am ill today.' } })
    await withEntry({ person: locum.id }, 'booking.cancelled')

    const after = await countsOfToday()
    const added = (name: keyof Counts) => (after[name] ?? 0) - (before[name] ?? 0)
    expect(
      ['publicOffers', 'privateOffers', 'daysOffered', 'daysFilled', 'daysBooked'].map((name) => added(name as never)),
    ).toEqual([1, 1, 2, 2, 1])
    expect([added('locumCancellations'), added('practiceCancellations')]).toEqual([1, 0])
    expect([added('locumSignUps'), added('practiceSignUps')]).toEqual([1, 1])
    expect(added('value')).toBeGreaterThan(0)
    expect(added('fees')).toBe(Math.round(added('value') * 0.15))
    expect(added('filled0')).toBe(2)
    const { activeLocums: _, activePractices: __, ...counted } = after
    expect(counted).toEqual(await recounted())
  })

  it('know the locums and practices that did something this month', async () => {
    const active = async () => (await api.call('getMetrics', admin, { query: { period: '28d' } })).active.at(-1)
    await withEntry({}, 'offer.posted')
    const before = await active()
    const locum = await newLocum()
    await withEntry({ person: locum.id }, 'professional.approved')
    const after = await active()
    expect((after?.locums ?? 0) - (before?.locums ?? 0)).toBe(1)
    expect(after?.month).toBe(todayAt(new Date().toISOString()).slice(0, 7))
  })

  it('are the same after a rebuild, and right again after they were lost or changed', async () => {
    const audit = auditRepository(api.db, 'audit')
    const deps = { db: api.db, table: 'audit', audit }
    const right = await countsOfToday()
    expect(await rebuildCounts(deps)).toEqual({ corrected: 0, changing: [] })
    const lost = (await api.scan('audit')).find(({ sk, locumSignUps }) => sk === `COUNTS#${today()}` && locumSignUps)
    await api.db.send(new DeleteCommand({ TableName: 'audit', Key: { pk: lost?.pk, sk: lost?.sk } }))
    await writeOne(api.db, audit.addCounts('07', today(), { locumSignUps: 90, fees: -1 }))
    expect(await countsOfToday()).not.toEqual(right)
    expect(await rebuildCounts(deps)).toEqual({ corrected: 1, changing: [] })
    expect(await countsOfToday()).toEqual(right)
  })

  it('say within how many hours applicants are usually approved, once five were', async () => {
    const before = (await countsOfToday()).approved0 ?? 0
    const locums: Caller[] = []
    for (let count = 0; count < 5; count += 1) locums.push(await newLocum())
    await eventually(async () => ((await countsOfToday()).approved0 ?? 0) >= before + 5)
    expect(await api.call('getApprovalTime', locums[0] as Caller, {})).toEqual({ hours: 1 })
  })
})
