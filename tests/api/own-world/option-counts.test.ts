import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, expect, it } from 'vitest'
import { listTraits } from '#shared/options/list-traits.ts'
import type { OptionLists } from '#shared/options/option-lists.schema.ts'
import { startApi } from '#tests/support/api.ts'
import { ahead, createAdmin, createLocum, createPractice, post } from '#tests/support/people.ts'

const api = await startApi()
const admin = await createAdmin(api)
const { handler } = await import('#functions/events/agenda/agenda.lambda.ts')
afterAll(() => api.stop())

const read = async (): Promise<OptionLists> => (await api.send('getOptionLists', admin)).body.data
const skill = 'pharmacy-dispensing-compounding'
const expertise = 'pharmacy-expertise-oncology'
const OFFERS = 27

/** Half an hour of the night that begins on a day, minute by minute. */
const nightOf = async (day: string, hour = '00') => {
  for (let minute = 0; minute < 30; minute += 1)
    await handler({ time: `${day}T${hour}:${String(minute).padStart(2, '0')}:00.000Z` })
}

/** As the first version of the item had them, by other keys. */
const countedBefore = () => {
  const counts = { [`skills#${skill}`]: [9, 9] }
  const Item = { day: ahead(0), counts: {}, counted: { at: `${ahead(0)}T01:00:00.000Z`, counts }, version: 1, v: 1 }
  return api.db.send(
    new PutCommand({ TableName: 'config', Item: { pk: 'option-counts', sk: 'option-counts', ...Item } }),
  )
}

it('counts who has an option, each once: at first as soon as someone wants to know, and then at night', async () => {
  await countedBefore()
  const practice = await createPractice(api)
  for (const skills of [[skill, expertise], []]) {
    const locum = await createLocum(api, {}, admin)
    await api.call('saveExperience', locum, {
      body: { start_date: '2018-03-01', companies_worked_for: ['Clicks'], skills },
    })
    await api.call('saveAboutMe', locum, { body: { languages: ['English'] } })
  }
  // More than one page of offers.
  const offer = await post(api, practice, { skills: ['Compounding'] })
  for (let more = 1; more < OFFERS; more += 1) await post(api, practice, { skills: ['Compounding'] })
  expect((await read()).counted).toBeUndefined()
  await nightOf(ahead(0), '09')
  const first = (await read()).counted
  expect(first?.at).toMatch(`${ahead(0)}T09:`)
  expect(first?.openDays).toEqual(offer.available_dates.map((date: string) => ({ date, offers: OFFERS })))
  await nightOf(ahead(1), '09')
  expect((await read()).counted).toEqual(first)
  await nightOf(ahead(1))
  const { counted } = await read()
  expect(counted?.at.slice(0, 10)).toBe(ahead(1))
  const of = (list: string, code: string) => counted?.inUse.find((one) => one.list === list && one.code === code)
  expect(of('skills', skill)).toEqual({
    list: 'skills',
    of: 'pharmacy-dispensing',
    code: skill,
    locums: 1,
    offers: OFFERS,
  })
  expect(of('professions', 'Pharmacist')).toMatchObject({ of: 'Pharmacy', locums: 2, offers: OFFERS })
  expect(of('regions', 'Cape Town Metro')).toMatchObject({ of: 'Western Cape', locums: 2, offers: OFFERS })
  expect(of('provinces', 'Western Cape')).toMatchObject({ locums: 2, offers: OFFERS })
  expect(of('industries', 'Pharmacy')).toMatchObject({ locums: 2, offers: OFFERS })
  expect(of('skill-groups', 'pharmacy-dispensing')).toMatchObject({ of: 'Pharmacy', locums: 1, offers: OFFERS })
  expect(of('expertise', expertise)).toMatchObject({ of: 'Pharmacy', locums: 1, offers: 0 })
  expect(of('languages', 'English')).toMatchObject({ locums: 2, offers: 0 })
  expect(of('skills', 'pharmacy-dispensing-community-dispensing')).toBeUndefined()
  const countedLists = Object.entries(listTraits).flatMap(([list, { isCounted }]) => (isCounted ? [list] : []))
  expect(new Set(counted?.inUse.map(({ list }) => list))).toEqual(new Set(countedLists))
})

it('keeps what was counted while the next night’s count is under way', async () => {
  const { counted } = await read()
  await handler({ time: `${ahead(2)}T01:00:00.000Z` })
  expect((await read()).counted).toEqual(counted)
})
