import { beforeAll, expect, it } from 'vitest'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { Api } from '#tests/support/api.ts'
import { ahead, createAdmin, createLocum, createPractice, post, workHours } from '#tests/support/people.ts'
import { sharedApi } from '#tests/support/shared-api.ts'

let api: Api
let practice: Awaited<ReturnType<typeof createPractice>>

beforeAll(async () => {
  api = await sharedApi()
  practice = await createPractice(api)
})

it('a locum’s offers are kept to regions within a distance of the locations that are given', async () => {
  const locum = await createLocum(api, {}, await createAdmin(api))
  await api.call('saveAboutMe', locum, {
    body: { willing_to_travel: true, locations: ['Western Cape,Cape Town Metro', 'Western Cape,Overberg'] },
  })
  const offers = [
    await post(api, practice),
    await post(api, practice, { practice_region: { province: 'Western Cape', region: 'Overberg' } }),
  ]
  const near = async (query: object): Promise<boolean[]> => {
    const found: Offer[] = await api.list('searchOffers', locum, {
      params: { profession: 'Pharmacist', start: ahead(0), end: ahead(90), experience: 0 },
      query,
    } as never)
    return offers.map(({ id }) => found.some((offer) => offer.id === id))
  }
  expect(await near({})).toEqual([true, true])
  expect(await near({ locations: 'Western Cape,Overberg' })).toEqual([false, true])
  expect(await near({ locations: 'Western Cape,Overberg', threshold: 200 })).toEqual([true, true])
  expect(await near({ locations: 'Gauteng,Sedibeng;Western Cape,Cape Town Metro' })).toEqual([true, false])
  expect(await near({ locations: 'Limpopo,Waterberg' })).toEqual([false, false])
})

it('a locum’s offers are kept to those that pay them enough at their own rates, within the budget', async () => {
  const admin = await createAdmin(api)
  const locum = await createLocum(api, {}, admin)
  await api.call('saveWorkHours', locum, { body: workHours(380, 380, 380) })
  const paying = (rates: [number, number]) => post(api, practice, { rates })
  const [low, usual, high] = [await paying([200, 300]), await paying([350, 550]), await paying([400, 550])]
  const found = async (rate: number): Promise<string[]> => {
    const params = { profession: 'Pharmacist', start: ahead(0), end: ahead(90), experience: 0 }
    const offers: Offer[] = await api.list('searchOffers', locum, { params, query: { rate } } as never)
    return [low, usual, high].filter(({ id }) => offers.some((offer) => offer.id === id)).map(({ id }) => id)
  }
  expect(await found(300)).toEqual([low.id, usual.id, high.id])
  expect(await found(380)).toEqual([usual.id, high.id])
  expect(await found(400)).toEqual([high.id])
  expect(await found(401)).toEqual([])
})
