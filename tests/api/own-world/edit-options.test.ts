import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { configReader } from '#functions/platform/dynamo/config-reader.ts'
import { optionsRepository } from '#functions/stores/options.repository.ts'
import type { FileDifference, OptionList, OptionLists, OptionRow } from '#shared/options/option-lists.schema.ts'
import type { Industry } from '#shared/options/options.schema.ts'
import { startApi } from '#tests/support/api.ts'
import { createAdmin, createLocum, practiceNamed, verification } from '#tests/support/people.ts'

const api = await startApi()
const admin = await createAdmin(api)
afterAll(() => api.stop())

const read = async (): Promise<OptionLists> => (await api.send('getOptionLists', admin)).body.data
const listIn = ({ lists }: { lists: readonly OptionList[] }, list: string, of?: string) =>
  lists.find((one) => one.list === list && (of === undefined || ('of' in one && one.of === of))) as OptionList
const save = (lists: unknown[], version = '*', key?: string) =>
  api.send('saveOptions', admin, { body: { lists }, version, ...(key && { key }) })
const rowsOf = async (list: string, of?: string) => listIn(await read(), list, of).rows as OptionRow[]
const compare = async (lists: unknown[], removeMissing = false): Promise<FileDifference> =>
  (await api.send('compareOptions', admin, { body: { lists, removeMissing } })).body.data
const nameFor = (word: string) => `${word} ${Math.random().toString(36).slice(2, 8)}`

describe('saving options', () => {
  it('adds, renames, moves and deletes at once, and the codes stay', async () => {
    const before = await read()
    const list = listIn(before, 'skills', 'pharmacy-clinic')
    const [first, second, third, ...rest] = list.rows as OptionRow[]
    const added = { code: `pharmacy-clinic-${Date.now()}`, name: nameFor('Palliative') }
    const renamed = { ...second, name: nameFor('Vaccines') }
    const rows = [
      third,
      first,
      renamed,
      ...rest.map((row, at) => (at === 0 ? { ...row, isdeleted: true } : row)),
      added,
    ]
    const answer = await save([{ ...list, rows }], before.version, 'all-at-once')
    expect(answer.status).toBe(200)
    expect(answer.body.data.version).toBe(String(Number(before.version) + 1))
    const kept = rows.map((row) => (row === renamed ? { ...row, formerly: [second?.name] } : row))
    expect(await rowsOf('skills', 'pharmacy-clinic')).toEqual(kept)
    const [event] = await api.eventsOf(admin, 'all-at-once')
    expect(event).toMatchObject({
      type: 'options.changed',
      data: { lists: ['skills'], changes: { added: 1, renamed: 1, removed: 1, moved: 1 } },
    })
  })

  it('is refused if it names no version', async () => {
    const body = { lists: [listIn(await read(), 'systems')] }
    expect((await api.send('saveOptions', admin, { body })).body.error.details.fields).toEqual([
      { field: 'If-Match', message: 'Required' },
    ])
  })

  it('of two that began with the same version refuses the second, and keeps the first', async () => {
    const before = await read()
    const list = listIn(before, 'systems')
    const withRow = (name: string) => [{ ...list, rows: [...list.rows, { code: name, name }] }]
    const [mine, other] = [nameFor('Mine'), nameFor('Other')]
    const answers = await Promise.all([save(withRow(mine), before.version), save(withRow(other), before.version)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.error.code).toBe('STALE_STATE')
    const names = (await rowsOf('systems')).map(({ name }) => name)
    expect([mine, other].filter((name) => names.includes(name))).toHaveLength(1)
  })

  it('refuses to leave out what is stored, and is open to super admins alone', async () => {
    const { lists } = await read()
    const list = listIn({ lists }, 'languages')
    const { status, body } = await save([{ ...list, rows: list.rows.slice(1) }])
    expect(status).toBe(400)
    expect(body.error.details.fields[0]).toMatchObject({ field: 'lists.0.rows' })
    const locum = await createLocum(api, {}, admin)
    for (const name of ['getOptionLists', 'compareOptions', 'saveOptions'] as const)
      expect((await api.send(name, locum, { body: { lists: [list] } })).status).toBe(403)
  })

  it('without a change makes no version and no event', async () => {
    const before = await read()
    const answer = await save([listIn(before, 'languages')], before.version, 'nothing')
    expect(answer.body.data).toEqual({ version: before.version })
    expect(await api.eventsOf(admin, 'nothing')).toEqual([])
  })
})

const profession = { council: 'Council of Tests', numberPattern: '^\\d{4}$', numberExample: '1234' }
const region = { towns: '', lat: -30, lon: 25 }
const named = (name: unknown) => ({ code: 'A new one', name })

describe('what is refused, by the field', () => {
  let seeded: OptionLists
  beforeAll(async () => {
    seeded = await read()
  })
  it.each([
    ['languages', named('<script>alert(1)</script>'), 'name'],
    ['languages', named('Tamil\u0000'), 'name'],
    ['languages', named('Tamil\u202E'), 'name'],
    ['languages', named('Tamil, Telugu'), 'name'],
    ['languages', named('Tamil#1'), 'name'],
    ['languages', named('Tamil 2'), 'name'],
    ['languages', named('Tamil@work'), 'name'],
    ['languages', { code: 'T4', name: 'Tamil' }, 'code'],
    ['languages', named(''), 'name'],
    ['languages', named('   '), 'name'],
    ['languages', named('!!!'), 'name'],
    ['languages', named('x'.repeat(81)), 'name'],
    ['languages', named('visit evil.example.com'), 'name'],
    ['languages', named(7), 'name'],
    ['languages', named('English'), 'name'],
    ['languages', { code: 'afrikaans', name: 'Cape Dutch' }, 'code'],
    ['languages', { code: 'a<b', name: 'Tamil' }, 'code'],
    ['languages', { ...named('Tamil'), order: 1 }, 'order'],
    ['skills', { code: 'Upper Case', name: 'Tamil' }, 'code', 'pharmacy-clinic'],
    ['skills', { code: 'nursing-ward-medical', name: 'Medical' }, 'code', 'pharmacy-clinic'],
    ['skills', { code: '../../x', name: 'Tamil' }, 'code', 'pharmacy-clinic'],
    ['banks', { ...named('Bank'), branchCode: '12345' }, 'branchCode'],
    ['banks', { ...named('Bank'), branchCode: 123_456 }, 'branchCode'],
    ['regions', { ...named('Atlantis'), ...region, lat: 51 }, 'lat', 'Gauteng'],
    ['regions', { ...named('Atlantis'), ...region, lon: '25' }, 'lon', 'Gauteng'],
    ['regions', { ...named('Atlantis'), ...region, towns: '<b>' }, 'towns', 'Gauteng'],
    ['professions', { ...named('Healer'), ...profession, numberPattern: '^(a+)+$' }, 'numberPattern', 'Pharmacy'],
    ['professions', { ...named('Healer'), ...profession, numberPattern: '^\\d*$' }, 'numberPattern', 'Pharmacy'],
    ['professions', { ...named('Healer'), ...profession, numberPattern: '\\d{4}' }, 'numberPattern', 'Pharmacy'],
    ['professions', { ...named('Healer'), ...profession, numberPattern: '^[$' }, 'numberPattern', 'Pharmacy'],
    ['professions', { ...named('Healer'), ...profession, numberPattern: '^\\d{1,99}$' }, 'numberPattern', 'Pharmacy'],
    ['professions', { ...named('Healer'), ...profession, numberExample: 'abc' }, 'numberExample', 'Pharmacy'],
    ['professions', { ...named('Healer'), ...profession, council: '<i>' }, 'council', 'Pharmacy'],
    ['professions', { ...named('Midwife'), ...profession, code: 'Midwife' }, 'code', 'Pharmacy'],
    ['public-holidays', { code: '2027-13-01', name: 'A day', announced: '2027-01-01' }, 'code'],
    ['public-holidays', { code: '2027-12-25', name: 'A day', announced: '2027-01-01' }, 'code'],
    ['public-holidays', { code: '2027-11-03', name: 'A day', announced: '2027-11-04' }, 'announced'],
    ['industries', { ...named('Magic'), alsoFinds: [] }, 'name'],
  ])('%s %j', async (list, row, field, of?: string) => {
    const stored = listIn(seeded, list, of)
    const { status, body } = await save([{ ...stored, rows: [...stored.rows, row] }])
    expect(status).toBe(400)
    expect(body.error.details.fields).toContainEqual({
      field: `lists.0.rows.${stored.rows.length}.${field}`,
      message: expect.any(String),
    })
  })

  it('lists that do not exist, and more options than a list can have', async () => {
    expect((await save([{ list: 'planets', rows: [] }])).status).toBe(400)
    expect((await save([{ list: 'regions', of: 'Atlantis', rows: [] }])).body.error.details.fields).toEqual([
      { field: 'lists.0.of', message: 'There is no “Atlantis” that this list could belong to' },
    ])
    const provinces = listIn(await read(), 'provinces')
    const gone = { ...provinces, rows: provinces.rows.map((row) => ({ ...row, isdeleted: true })) }
    expect((await save([gone])).body.error.details.fields).toEqual([
      { field: 'lists.0.rows', message: 'Keep at least one that can be chosen' },
    ])
    const list = listIn(await read(), 'languages')
    expect((await save([{ ...list, rows: list.rows.toReversed() }, list])).body.error.details.fields).toEqual([
      { field: 'lists.1.list', message: 'This list is there twice' },
    ])
    const many = Array.from({ length: 81 }, (_, at) => ({ code: `L${at}`, name: `L${at}` }))
    expect((await save([{ ...list, rows: [...list.rows, ...many] }])).body.error.details.fields).toEqual([
      { field: 'lists.0.rows', message: 'Use at most 80 options in a list' },
    ])
  })
})

describe('a file of options', () => {
  it('is answered with what is left out, whatever its rows are', async () => {
    const many = Array.from({ length: 500 }, (_, at) => ({ name: `System of a file ${at}` }))
    const difference = await compare([
      { list: 'systems', rows: many },
      { list: 'languages', rows: [null] },
      {
        list: 'professions',
        of: 'Nursing',
        rows: [{ ...(await rowsOf('professions', 'Nursing'))[0], isdeleted: true }],
      },
    ])
    expect(difference.lists.find(({ list }) => list === 'systems')?.rows).toHaveLength(120)
    expect(difference.leftOut).toContainEqual(expect.objectContaining({ list: 'languages', row: 1 }))
    const whole = await compare([{ list: 'professions', of: 'Nursing', rows: [] }], true)
    expect(whole).toMatchObject({
      changes: [],
      leftOut: [{ list: 'professions', of: 'Nursing', problem: 'Add a profession to this industry' }],
    })
  })

  it('of 500 options is shown as a difference, and then saved under its version', async () => {
    const stamp = Date.now()
    const { lists } = await read()
    const groups = lists.filter(({ list }) => list === 'skills').slice(0, 10)
    const file = groups.map((list) => ({
      ...list,
      rows: [
        ...list.rows,
        ...Array.from({ length: 50 }, (_, at) => ({
          name: `Imported ${at}`,
          code: `x-${stamp}-${lists.indexOf(list)}-${at}`,
        })),
      ],
    }))
    const difference = await compare(file)
    expect(difference.leftOut).toEqual([])
    expect(difference.changes).toHaveLength(500)
    expect(new Set(difference.changes.map(({ action }) => action))).toEqual(new Set(['added']))
    expect((await read()).lists).toEqual(lists)
    expect((await save(difference.lists, difference.version)).status).toBe(200)
    expect((await rowsOf('skills', (groups[0] as { of: string }).of)).length).toBe((file[0]?.rows ?? []).length)
    expect((await compare(file)).changes).toEqual([])
  })

  it('leaves out bad rows by their numbers, and deletes what it lacks only if that is wanted', async () => {
    const rows = await rowsOf('languages')
    const [first, ...rest] = rows
    const file = [
      { list: 'languages', rows: [...rest, { name: '<b>Tamil</b>' }, { name: 'Hindi' }, { name: 'hindi' }, 7] },
    ]
    const kept = await compare(file)
    expect(kept.changes).toEqual([{ list: 'languages', action: 'added', code: 'Hindi', name: 'Hindi' }])
    expect(kept.leftOut.map(({ row, problem }) => [row, problem])).toEqual([
      [rest.length + 1, expect.stringMatching(/^Name: Leave out commas/)],
      [rest.length + 4, expect.any(String)],
      [rest.length + 3, 'The name “hindi” is there twice'],
    ])
    const whole = await compare(file, true)
    expect(whole.changes).toContainEqual(expect.objectContaining({ action: 'removed', code: first?.code }))
  })
})

describe('an option in use that is deleted or renamed', () => {
  /** A Lambda caches the options for a minute. */
  const SEEN_AFTER = 61_000
  const region = { province: 'Western Cape', region: 'Overberg' }
  const address = { ...region, suburb: 'Hermanus', street: '1 Main Road' }
  const skill = 'pharmacy-dispensing-compounding'

  it('stays on what has it, and can no longer be chosen', async () => {
    const locum = await createLocum(api, { address }, admin)
    const experience = { start_date: '2018-03-01', companies_worked_for: ['Clicks'], skills: [skill] }
    await api.call('saveExperience', locum, { body: experience })
    const without = async (list: string, of: string, code: string) => {
      const stored = listIn(await read(), list, of)
      const rows = (stored.rows as OptionRow[]).map((row) => ({
        ...row,
        ...(row.code === code && { isdeleted: true }),
      }))
      expect((await save([{ ...stored, rows }])).status).toBe(200)
    }
    await without('regions', region.province, region.region)
    await without('skills', 'pharmacy-dispensing', skill)
    vi.useFakeTimers({ now: Date.now() + SEEN_AFTER, toFake: ['Date'] })
    try {
      const own = await api.call('saveVerification', locum, { body: verification({ address }) })
      expect(own).toMatchObject({ address, skills: [skill] })
      const other = await createLocum(api, {}, admin)
      const refused = await api.send('saveVerification', other, { body: verification({ address }) })
      expect(refused.body.error.details.fields).toEqual([
        { field: 'address.region', message: 'Choose one from the list' },
      ])
      expect((await api.send('saveExperience', locum, { body: experience })).status).toBe(200)
      expect((await api.send('saveExperience', other, { body: experience })).body.error.details.fields).toEqual([
        { field: 'skills.0', message: 'Choose one from the list' },
      ])
      const industries = await api.list('listIndustries', locum, { params: { tenantId: 'demo' } })
      const pharmacy = industries.find(({ name }) => name === 'Pharmacy') as Industry
      const names = (tree: Industry['skills'] = []) => tree.flatMap(({ options }) => options.map(({ code }) => code))
      expect(names(pharmacy.skills)).not.toContain(skill)
      expect(names(pharmacy.formerSkills)).toContain(skill)
    } finally {
      vi.useRealTimers()
    }
  })

  it('is readable where it was chosen by its name, as the place of work of a practice is', async () => {
    const stored = listIn(await read(), 'worked-at', 'Pharmacy')
    const [first] = stored.rows as OptionRow[]
    const practice = await api.signUp('CompanyAdmin', `${nameFor('places').replace(' ', '-')}@example.test`)
    const body = { ...practiceNamed('Place of Tests'), type: first?.name ?? '' }
    const { id } = await api.call('createCompany', practice, { body })
    const name = nameFor('Renamed')
    const rows = (stored.rows as OptionRow[]).map((row) => (row === first ? { ...row, name } : row))
    expect((await save([{ ...stored, rows }])).status).toBe(200)
    expect((await api.call('getCompany', practice, { params: { companyId: id } })).type).toBe(first?.name)
  })

  it('is found by offers that have its earlier name', async () => {
    const stored = listIn(await read(), 'skills', 'pharmacy-running')
    const rows = (stored.rows as OptionRow[]).map((row) => ({
      ...row,
      ...(row.name === 'Stock control' && { name: 'Stock management' }),
    }))
    expect((await save([{ ...stored, rows }])).status).toBe(200)
    const options = optionsRepository(configReader(api.db, 'config'))
    const codes = await options.skillCodesOf(['Stock control', 'Stock management'], new Date().toISOString())
    expect(codes).toEqual([['pharmacy-running-stock-control'], ['pharmacy-running-stock-control']])
  })
})
