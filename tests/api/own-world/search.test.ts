import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { UserId } from '#shared/kernel/ids.ts'
import type { Match } from '#shared/search/match.schema.ts'
import { startApi, type ApiResponse, type Api, type Caller, type OperationName } from '#tests/support/api.ts'
import { entryOf, openDay, putEntries, type EntryChanges } from '#tests/support/search-entries.ts'
import {
  aboutMe,
  ahead,
  approvalBody,
  createAdmin,
  createLocum,
  createPractice,
  type Practice,
} from '#tests/support/people.ts'
import { scaledRounds } from '#tests/support/rounds.ts'

type Query = Record<string, string>

let api: Api
let admin: Caller
let practice: Practice

beforeAll(async () => {
  api = await startApi()
  admin = await createAdmin(api)
  practice = await createPractice(api)
})
afterAll(() => api.stop())

const writeEntries = async (...entries: EntryChanges[]): Promise<UserId[]> => {
  const made = entries.map(entryOf)
  await putEntries(api, made)
  return made.map(({ entry }) => entry.id)
}
const v2 = (query: Query, { member, companyId } = practice, profession = 'Pharmacist'): Promise<ApiResponse> =>
  api.send('searchProfessionals', member, { params: { profession, companyId }, query })
const directory = (query: Query, profession = 'Pharmacist'): Promise<ApiResponse> =>
  api.send('searchDirectory', practice.member, { params: { profession }, query })
const found = async (input: Promise<ApiResponse>): Promise<Match[]> => {
  const { status, body } = await input
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.Count).toBe(body.Items.length)
  return body.Items as Match[]
}
const ids = async (input: Promise<ApiResponse>) => (await found(input)).map(({ id }) => id)

/** Every page of a search, one after the other. */
const pagesOf = async (sendRequest: (query: Query) => Promise<ApiResponse>): Promise<Match[][]> => {
  const pages: Match[][] = []
  let NextToken: string | undefined
  do {
    const { status, body } = await sendRequest(NextToken === undefined ? {} : { NextToken })
    expect(status).toBe(200)
    pages.push(body.Items as Match[])
    NextToken = body.NextToken as string | undefined
  } while (NextToken !== undefined && pages.length < 200)
  return pages
}
const withAddress = async (region: string): Promise<Practice> => {
  const made = await createPractice(api)
  const address = { street: '12 Harbour Road', province: 'Western Cape', region, postal_code: '7140' }
  await api.call('saveCompanyAddress', made.member, { params: { companyId: made.companyId }, body: address })
  return made
}

describe('a search', () => {
  it('finds an approved professional by their saved profile, without personal data', async () => {
    const locum = await createLocum(api, {}, admin)
    await api.call('saveAboutMe', locum, { body: { ...aboutMe, locations: ['Limpopo,Vhembe'] } })
    const [match] = await found(
      v2({ location: 'Limpopo,Vhembe', languages: 'isiXhosa', rates: '300,400', experience: '5' }),
    )
    expect(match).toEqual({
      id: locum.id,
      name: 'Thandi Nkosi',
      industry: 'Pharmacy',
      profession: 'Pharmacist',
      professional_body: 'SAPC',
      home: { province: 'Western Cape', region: 'Cape Town Metro', suburb: 'Gardens' },
      languages: aboutMe.languages,
      skills: [],
      willing_to_travel: true,
      experience: expect.any(Number),
      rates: { weekdays: '380', saturday: '430', sundays: '520', public_holidays: '520' },
      days: [],
      match: 'exact',
      related: false,
      score: 100,
      parts: {
        base: { points: 50, of: 50 },
        dates: { points: 20, of: 20 },
        skills: { points: 10, of: 10 },
        rate: { points: 10, of: 10 },
        languages: { points: 5, of: 5 },
        experience: { points: 5, of: 5 },
      },
    })
    await api.call('decideApproval', admin, { params: { id: locum.id }, body: approvalBody(false) })
    expect(await found(v2({ location: 'Limpopo,Vhembe' }))).toEqual([])
  })

  it('without a location covers the practice’s region; the directory covers all', async () => {
    const [near] = await writeEntries({ place: 'Western Cape,Overberg' })
    const [far] = await writeEntries({ place: 'Northern Cape,Namakwa' })
    expect(await ids(v2({}, await withAddress('Overberg')))).toEqual([near])
    expect(await ids(v2({ location: 'Northern Cape,Namakwa' }, await withAddress('Overberg')))).toEqual([far])
    const everywhere = (await pagesOf((query) => directory(query))).flat().map(({ id }) => id)
    expect(everywhere).toEqual(expect.arrayContaining([near, far]))
  })

  it('lists the best match first, hides nobody because of filters, and leaves out locums unavailable on all chosen days', async () => {
    const place = 'Free State,Xhariep'
    const [one, two] = [ahead(20), ahead(21)]
    const [possible, away, free, half, tentative] = await writeEntries(
      { place },
      { place, open: { [one]: openDay.unavailable, [two]: openDay.unavailable } },
      { place, open: { [one]: openDay.available, [two]: openDay.available } },
      { place, open: { [one]: openDay.available, [two]: openDay.unavailable } },
      { place, open: { [one]: openDay.open, [two]: openDay.available } },
    )
    const { body } = await v2({ location: place, searchDates: `${two}, ${one},${one}` })
    expect((body.Items as Match[]).map(({ id, score }) => [id, score])).toEqual([
      [free, 100],
      [tentative, 95],
      [half, 90],
      [possible, 85],
    ])
    expect(body.Summary).toMatchObject({ total: 4, all: 4, related: 0, leftOut: 1 })
    expect(body.Items[0].days).toEqual([one, two].map((date) => ({ date, fit: 'full' })))
    const input = await api.send('searchAvailability', practice.member, {
      params: { profession: 'Pharmacist', start: one, end: two },
      query: { location: place },
    })
    expect(input.body).toEqual(body)
    const unfiltered = await ids(v2({ location: place }))
    expect(unfiltered).toHaveLength(5)
    expect(unfiltered).toContain(away)
    const strict = {
      location: place,
      languages: 'Sepedi',
      rates: '1',
      experience: '60',
      skills: 'nursing-theatre,no-such-skill',
    }
    expect((await ids(v2(strict))).sort()).toEqual(unfiltered.sort())
    expect((await found(v2(strict)))[0]).toMatchObject({ score: 70, match: 'broad' })
  })

  it('follows the calendar: Available, Possibly Available, Unavailable, requested and booked', async () => {
    const place = 'Western Cape,Central Karoo'
    const [province = '', region = ''] = place.split(',')
    const locum = await createLocum(
      api,
      { address: { province, region, suburb: 'Beaufort West', street: '1 Donkin Street' } },
      admin,
    )
    const hours = { start_time: '08:00', end_time: '17:00' }
    const days = [30, 31, 32, 33].map(ahead)
    const [first = '', second = '', third = ''] = days
    await api.call('postAvailability', locum, {
      body: { date: first, end_date: second, status: 'available', ...hours },
    })
    await api.call('postAvailability', locum, { body: { date: second, status: 'open', ...hours } })
    await api.call('postAvailability', locum, { body: { date: third, status: 'unavailable' } })
    const statuses = async () =>
      (await found(v2({ location: place, searchDates: days.join(',') })))[0]?.days.map(({ fit }) => fit)
    expect(await statuses()).toEqual(['full', 'tentative', 'none', 'unposted'])
    const input = {
      accountid: practice.companyId,
      practice_region: { province, region },
      lunch: { allowed: false, paid: false, period: 1 as const },
      request_dates: [{ date: first, ...hours }],
    }
    const { id, revision } = await api.call('requestBooking', practice.member, {
      params: { id: locum.id, date: first },
      body: input,
    })
    expect((await statuses())?.[0]).toBe('full')
    await api.call('acceptBookingRequest', locum, { params: { id: locum.id, date: first }, body: { id, revision } })
    expect(await statuses()).toEqual(['none', 'tentative', 'none', 'unposted'])
    const { body: empty } = await v2({ location: place, searchDates: `${first},${third}` })
    expect([empty.Items, empty.Summary.total, empty.Summary.leftOut]).toEqual([[], 0, 1])
  })

  it('reads a branch of the skills tree as any of its skills', async () => {
    const place = 'Free State,Lejweleputswa'
    await writeEntries({ place })
    expect((await found(v2({ location: place, skills: 'pharmacy-clinic,pharmacy-systems' })))[0]?.parts.skills).toEqual(
      { points: 5, of: 10 },
    )
  })

  it('for pharmacy also finds nursing, ranked lower and never as an exact match; nursing finds no pharmacy', async () => {
    const place = 'Mpumalanga,Nkangala'
    const [nurse, pharmacist] = await writeEntries(
      { place, profession: 'Registered Nurse', industry: 'Nursing', skills: ['nursing-clinic'] },
      { place },
    )
    const both = await found(v2({ location: place }))
    expect(both.map(({ id, related, match, score }) => [id, related, match, score])).toEqual([
      [pharmacist, false, 'exact', 100],
      [nurse, true, 'broad', 90],
    ])
    const skilled = await found(v2({ location: place, skills: 'nursing-clinic' }))
    expect(skilled.map(({ id, score }) => [id, score])).toEqual([
      [pharmacist, 90],
      [nurse, 90],
    ])
    expect(await ids(v2({ location: place }, practice, 'Registered Nurse'))).toEqual([nurse])
  })

  it('continues over many pages, each locum once, best match first', async () => {
    const place = 'KwaZulu Natal,Zululand'
    const many = await writeEntries(
      ...Array.from({ length: 70 }, (_, n) => ({ place, languages: n % 3 === 0 ? ['English'] : [] })),
    )
    const pages = await pagesOf((query) => v2({ location: place, languages: 'English', ...query }))
    expect(pages.map(({ length }) => length)).toEqual([24, 24, 22])
    const all = pages.flat()
    expect(all.map(({ id }) => id).sort()).toEqual([...many].sort())
    expect(all.map(({ score }) => score)).toEqual(all.map(({ score }) => score).toSorted((a, b) => b - a))
  })

  it('of the whole country lists a travelling locum once', async () => {
    const { entry, days } = entryOf({ place: 'Gauteng,Sedibeng', profession: 'Optometrist', industry: 'Optometry' })
    const places = ['Gauteng,Sedibeng', 'Gauteng,West Rand', 'North West,Bojanala']
    await putEntries(
      api,
      places.map((place) => ({ market: `Optometrist#${place}`, entry, days })),
    )
    const { body } = await directory({}, 'Optometrist')
    expect([body.Items.map(({ id }: Match) => id), body.Summary.total]).toEqual([[entry.id], 1])
  })

  it('is for practices; the directory for super admins too', async () => {
    const [locum] = [await createLocum(api)]
    const answers = await Promise.all([
      api.send('searchDirectory', locum, { params: { profession: 'Pharmacist' } }),
      api.send('searchDirectory', admin, { params: { profession: 'Pharmacist' } }),
      v2({}, { ...practice, member: (await createPractice(api)).member }),
    ])
    expect(answers.map(({ status, body }) => body.error?.code ?? status)).toEqual([
      'FORBIDDEN',
      200,
      'COMPANY_NOT_FOUND',
    ])
  })
})

describe('an invalid search', () => {
  const named = ({ status, body }: ApiResponse) => [
    status,
    (body.error?.details?.fields as { field: string }[] | undefined)?.map(({ field }) => field),
  ]

  it.each<[string, Query, string]>([
    ['an unlisted region', { location: 'Western Cape,Atlantis' }, 'location'],
    ['a province without a region', { location: 'Western Cape' }, 'location'],
    ['past days', { searchDates: `${ahead(-3)},${ahead(-1)}` }, 'searchDates'],
    ['a day that does not exist', { searchDates: '2027-02-30' }, 'searchDates.0'],
    [
      'more days than a month has',
      { searchDates: Array.from({ length: 32 }, (_, n) => ahead(n)).join(',') },
      'searchDates',
    ],
    ['a budget in words', { rates: 'cheap' }, 'rates'],
    ['negative years', { experience: '-1' }, 'experience'],
    ['a start without an end', { start_time: '08:00' }, 'end_time'],
    ['an end without a start', { end_time: '08:00' }, 'start_time'],
    ['a time that does not exist', { start_time: '08:00', end_time: '24:00' }, 'end_time'],
    ['an unknown strict filter', { strict: 'dates,luck' }, 'strict.1'],
    ['an unknown order', { sort: 'name' }, 'sort'],
    ['no distance at all', { distance: '0' }, 'distance'],
    ['an unknown filter', { approved: 'false' }, 'approved'],
  ])('with %s is refused and names the field', async (_, query, field) => {
    expect(named(await v2(query))).toEqual([400, [field]])
  })

  it('with an unlisted profession is refused and names the field, in each of the three', async () => {
    const params = { profession: 'Wizard', companyId: practice.companyId, start: ahead(1), end: ahead(2) }
    const of = (name: OperationName, ...keys: (keyof typeof params)[]) =>
      api.send(name, practice.member, { params: Object.fromEntries(keys.map((key) => [key, params[key]])) })
    const answers = [
      await of('searchProfessionals', 'profession', 'companyId'),
      await of('searchAvailability', 'profession', 'start', 'end'),
      await of('searchDirectory', 'profession'),
    ]
    expect(answers.map(named)).toEqual(answers.map(() => [400, ['profession']]))
  })

  it('for a past period, or one longer than a month, is refused and names its end', async () => {
    const between = (start: string, end: string) =>
      api.send('searchAvailability', practice.member, { params: { profession: 'Pharmacist', start, end } })
    const answers = [
      await between(ahead(-9), ahead(-1)),
      await between(ahead(1), ahead(32)),
      await between(ahead(2), ahead(1)),
    ]
    expect(answers.map(named)).toEqual(answers.map(() => [400, ['end']]))
    expect((await between(ahead(-9), ahead(0))).status).toBe(200)
  })

  it.each([
    '',
    ' ',
    'x',
    '1e3',
    '{"pk":1}',
    '٣',
    ...[[], {}, null, [0, false, 0, 100, 0, 'usr_00000000-0000-4000-8000-000000000000'], ['__proto__']].map((token) =>
      Buffer.from(JSON.stringify(token)).toString('base64url'),
    ),
  ])('with the next page %j is refused', async (NextToken) => {
    expect(named(await v2({ NextToken, location: 'Western Cape,Overberg' }))).toEqual([400, ['NextToken']])
  })

  it('is answered or refused, and never an internal error, whatever the input', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom(
        '',
        ',',
        ',,',
        '__proto__',
        'constructor',
        '0',
        '0.usr_00000000-0000-4000-8000-000000000000',
        'Western Cape,Overberg',
        '1,2',
        ahead(3),
        '9999-12-31',
        '19:00',
        'dates,exact',
        'price',
      ),
    )
    const keys = [
      ...[
        'languages',
        'location',
        'rates',
        'experience',
        'searchDates',
        'skills',
        'NextToken',
        'start_time',
        'end_time',
      ],
      ...['strict', 'match', 'sort', 'distance'],
    ]
    const query = fc.dictionary(fc.constantFrom(...keys), text)
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.constant('Pharmacist'), text), query, async (profession, input) => {
        expect([200, 400]).toContain((await v2(input, practice, profession)).status)
      }),
      { numRuns: scaledRounds(500) },
    )
  })
})
