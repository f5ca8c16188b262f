import { afterAll, describe, expect, it } from 'vitest'
import { codeOf } from '#shared/kernel/ids.ts'
import type { LookupScope } from '#shared/admin/lookup-scopes.ts'
import type { Found } from '#shared/admin/lookup.schema.ts'
import { startApiWithEvents } from '#tests/support/api-with-events.ts'
import { eventually } from '#tests/support/events.ts'
import {
  apply,
  confirm,
  createLocum,
  createPractice,
  join,
  newAddress,
  onDays,
  post,
  practiceNamed,
  verification,
} from '#tests/support/people.ts'
import { personNamed, putSubjects } from '#tests/support/lookup.ts'

const { api, events, admin, newLocum, stop } = await startApiWithEvents()
afterAll(stop)

const page = async (q: string, scope?: LookupScope) =>
  (await api.send('searchAll', admin, { query: { q, ...(scope && { scope }) } })).body
const search = async (q: string, scope: LookupScope): Promise<Found[]> => (await page(q, scope)).Items
const ids = async (q: string, scope: LookupScope): Promise<string[]> => (await search(q, scope)).map(({ id }) => id)
const isFound = (id: string, q: string, scope: LookupScope = 'people') =>
  eventually(async () => (await ids(q, scope)).includes(id))
const isGone = (id: string, q: string, scope: LookupScope = 'people') =>
  eventually(async () => !(await ids(q, scope)).includes(id))

describe('a locum', () => {
  it('is found by the beginning of any word of the name, and whole by address, numbers and telephone', async () => {
    const locum = await newLocum({
      first_name: 'Zoë',
      last_name: 'van der Léclerc-O’Brien',
      contact: '083 555 0199',
      professional_number: 'MP 0999123',
      idpassport: '9202204720082',
    })
    await isFound(locum.id, 'zoe')
    for (const q of ['ZOË', 'van der lec', 'lecle', "o'bri", 'obrien zoe', 'brien', 'vanderleclerc'])
      expect(await ids(q, 'people'), q).toContain(locum.id)
    for (const q of [locum.email.toUpperCase(), '0835550199', '+27 83 555 0199', 'mp-0999123', '920220 4720 082'])
      expect(await ids(q, 'people'), q).toEqual([locum.id])
    for (const q of ['eclerc', 'zoe nkosi', '083555019', 'MP099912', '920220472008', locum.email.slice(1)])
      expect(await ids(q, 'people'), q).not.toContain(locum.id)
    expect((await search('zoe', 'people'))[0]).toEqual({
      kind: 'person',
      id: locum.id,
      name: 'Zoë van der Léclerc-O’Brien',
      email: locum.email,
      role: 'Locum',
      profession: 'Pharmacist',
      region: 'Cape Town Metro',
      approval: 'approved',
      createdAt: expect.any(String),
    })
  })

  it('is found by a new name and number alone once they have changed', async () => {
    const locum = await createLocum(api, { last_name: 'Qwabefirst', contact: '071 000 1111' })
    await isFound(locum.id, 'qwabefirst')
    await api.call('saveVerification', locum, {
      body: verification({ last_name: 'Qwabesecond', contact: '071 000 2222' }),
    })
    await isFound(locum.id, 'qwabesecond')
    expect(await ids('qwabefirst', 'people')).toEqual([])
    expect(await ids('071 000 1111', 'people')).toEqual([])
    expect(await ids('071 000 2222', 'people')).toEqual([locum.id])
  })

  it('is shown as waiting, sent back, approved or suspended, as they are now', async () => {
    const locum = await createLocum(api, { last_name: 'Undecidedman' })
    const approval = async () => {
      const [found] = await search('undecidedman', 'people')
      return found?.kind === 'person' && found.approval
    }
    await eventually(async () => (await approval()) === 'pending')
    const reason = 'The number is another one.'
    const missing = [{ step: 'verification-step', faults: ['other'], text: reason }] as const
    await api.call('sendBackProfessional', admin, { params: { id: locum.id }, body: { missing, reason } as never })
    await eventually(async () => (await approval()) === 'sent back')
    await api.call('saveVerification', locum, { body: verification({ last_name: 'Undecidedman' }) })
    await eventually(async () => (await approval()) === 'pending')
    await api.call('decideApproval', admin, { params: { id: locum.id }, body: { approved: true } })
    await eventually(async () => (await approval()) === 'approved')
    await api.call('suspendAccount', admin, { params: { userId: locum.id }, body: { suspended: true, reason } })
    await eventually(async () => (await approval()) === 'suspended')
  })

  it('is not found once the account is deleted, by name or number, nor kept anywhere', async () => {
    const locum = await newLocum({ last_name: 'Leavingsoon', contact: '071 333 4444' })
    await isFound(locum.id, 'leavingsoon')
    await api.call('deleteProfessional', locum, {})
    await isGone(locum.id, 'leavingsoon')
    expect(await ids('071 333 4444', 'people')).toEqual([])
    expect(await api.partition('lookup', locum.id)).toEqual([])
  })

  it('has no number and no address in what is stored but the address that is shown', async () => {
    const numbers = { contact: '079 888 7777', professional_number: 'SECRETREG77', idpassport: '8811225566083' }
    const locum = await newLocum({ last_name: 'Hashedman', ...numbers })
    await isFound(locum.id, '079 888 7777')
    const own = (await api.scan('lookup')).filter((item) => JSON.stringify(item).includes(locum.id))
    expect(own.length).toBeGreaterThan(5)
    expect(JSON.stringify(own)).not.toMatch(/798887777|secretreg77|8811225566083/i)
    expect(own.map(({ pk, sk }) => `${pk} ${sk}`).join()).not.toContain(locum.email)
  })
})

describe('a practice and its users', () => {
  it('are found by their names, with the practice’s name beside its users', async () => {
    const { companyId, member } = await createPractice(api, 'Zebrafontein Apteek')
    await isFound(companyId, 'apteek', 'practices')
    await isFound(companyId, 'zebrafont', 'practices')
    await isFound(member.id, member.email)
    const [shown] = await search(member.email, 'people')
    expect(shown).toMatchObject({ role: 'CompanyAdmin', name: 'Hester Roux', practices: ['Zebrafontein Apteek'] })
    const colleague = await api.signUp('CompanyAdmin', newAddress())
    await join(api, companyId, colleague, 'manager')
    const body = { name: 'Quintonia Adams' }
    await api.call('saveCompanySettings', colleague, { params: { companyId }, body })
    await isFound(colleague.id, 'quintonia')
    await api.call('updateCompany', member, { params: { companyId }, body: practiceNamed('Giraffefontein Apteek') })
    await isGone(companyId, 'zebrafontein', 'practices')
    await isFound(companyId, 'giraffe', 'practices')
    await eventually(async () => {
      const [person] = await search('quintonia', 'people')
      return person?.kind === 'person' && person.practices?.[0] === 'Giraffefontein Apteek'
    })
  })

  it('are not found once they are deleted', async () => {
    const { companyId, member } = await createPractice(api, 'Vanishing Vet')
    await isFound(companyId, 'vanishing', 'practices')
    await isFound(member.id, member.email)
    await api.call('deleteCompany', member, { params: { companyId } })
    await isGone(companyId, 'vanishing', 'practices')
    await isGone(member.id, member.email)
    expect(await api.partition('lookup', companyId)).toEqual([])
  })
})

describe('a booking', () => {
  it('is found by its code, its application’s and its offer’s, and by the names of its parties', async () => {
    const practice = await createPractice(api, 'Ostrichbank Clinic')
    const locum = await newLocum({ last_name: 'Bookedwell' })
    const offer = await post(api, practice, onDays(40, 41))
    await isFound(practice.companyId, codeOf('O', offer.id), 'practices')
    await apply(api, locum, offer)
    const booking = await confirm(api, practice, offer, locum)
    await isFound(booking.id, booking.booking_request_ref, 'bookings')
    for (const q of [booking.id.toLowerCase(), codeOf('O', offer.id), 'bookedwell', 'ostrichbank cli'])
      expect(await ids(q, 'bookings'), q).toEqual([booking.id])
    expect((await search(booking.id, 'bookings'))[0]).toEqual({
      kind: 'booking',
      id: booking.id,
      professional: 'Thandi Bookedwell',
      company: 'Ostrichbank Clinic',
      profession: 'Pharmacist',
      region: 'Cape Town Metro',
      start_date: booking.start_date,
      end_date: booking.end_date,
      status: 'confirmed',
    })
    const all = await page('bookedwell')
    expect(all.Items.map(({ kind }: Found) => kind)).toEqual(['person', 'booking'])
    expect(all.Summary).toEqual({
      people: { count: 1, more: false },
      practices: { count: 0, more: false },
      bookings: { count: 1, more: false },
    })
    expect((await page('thandi bookedwell')).Summary?.bookings).toEqual({ count: 1, more: false })
    await api.call('deleteBooking', admin, {
      params: { bookingId: booking.id },
      body: { status_reason: 'Made by mistake.' },
    } as never)
    expect(await ids(booking.id, 'bookings')).toEqual([])
  })
})

describe('many of a name', () => {
  it('have more only if any follow', async () => {
    const five = Array.from({ length: 5 }, (_, at) => personNamed(`First${at} Exactlyfive`))
    await putSubjects(api, five)
    expect((await page('exactlyfive')).Summary?.people).toEqual({ count: 5, more: false })
    await putSubjects(api, [personNamed('Sixth Exactlyfive')])
    expect((await page('exactlyfive')).Summary?.people).toEqual({ count: 5, more: true })
  })

  it('are listed page by page, each once, those whose name has the words as typed first', async () => {
    const people = Array.from({ length: 60 }, (_, at) => personNamed(`First${at} Manyofthem`))
    const turned = personNamed('Manyofthem First')
    await putSubjects(api, [...people, turned])
    const pages = await api.pages('searchAll', admin, { query: { q: 'manyofthem', scope: 'people' } })
    expect(pages.map(({ body }) => body.Count)).toEqual([25, 25, 11])
    expect(pages[0]?.body.Summary).toEqual({ people: { count: 25, more: true } })
    const found = pages.flatMap(({ body }) => body.Items.map(({ id }: Found) => id))
    expect(found.toSorted()).toEqual([...people, turned].map(({ id }) => id).toSorted())
    const both = (await api.list('searchAll', admin, { query: { q: 'manyofthem first', scope: 'people' } })) as Found[]
    expect(both[0]?.id).toBe(turned.id)
    expect(both.map(({ id }) => id).toSorted()).toEqual(found.toSorted())
    expect(await ids('first7 manyofthem', 'people')).toEqual([people[7]?.id])
  })

  it('are in the list of all, the newest first or by name, each once', async () => {
    await putSubjects(
      api,
      Array.from({ length: 110 }, (_, at) =>
        personNamed(`Listed${at}`, { createdAt: `2026-01-01T08:00:00.${100 + at}Z` }),
      ),
    )
    const byName = (await api.list('listPeople', admin, { query: { order: 'name' } })) as { id: string; name: string }[]
    const newest = (await api.list('listPeople', admin, { query: {} })) as { id: string; createdAt: string }[]
    const byId = (list: { id: string }[]) => list.map(({ id }) => id).toSorted()
    expect(byName.length).toBeGreaterThan(110)
    expect(new Set(byId(byName)).size).toBe(byName.length)
    expect(byId(newest)).toEqual(byId(byName))
    const times = newest.map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted().reverse())
    const names = byName.map(({ name }) => name).filter(Boolean)
    expect(names.indexOf('Listed10')).toBeLessThan(names.indexOf('Listed2'))
  })
})

it('an event that is delivered again, and late, changes nothing', async () => {
  const locum = await createLocum(api, { last_name: 'Deliveredtwice' })
  const key = crypto.randomUUID()
  await api.send('saveVerification', locum, { body: verification({ last_name: 'Beforelast' }), key })
  await isFound(locum.id, 'beforelast')
  await api.call('saveVerification', locum, { body: verification({ last_name: 'Afterlast' }) })
  await isFound(locum.id, 'afterlast')
  const before = await api.item('lookup', locum.id, 'SUBJECT')
  const record = await eventually(() => events.recordOf(`${locum.id}#${key}`))
  await events.handler({ Records: [record] })
  expect(await api.item('lookup', locum.id, 'SUBJECT')).toEqual(before)
  expect(await ids('beforelast', 'people')).toEqual([])
})

it.each(['it', '', 'a'.repeat(81)])('"%s" is too short or too long to search for', async (q) => {
  expect((await api.send('searchAll', admin, { query: { q } })).status).toBe(400)
})

it('nobody but a super admin searches or lists', async () => {
  for (const caller of [await newLocum(), (await createPractice(api)).member])
    for (const [name, query] of [
      ['searchAll', { q: 'nkosi' }],
      ['listPeople', {}],
    ] as const)
      expect((await api.send(name, caller, { query })).status).toBe(403)
})
