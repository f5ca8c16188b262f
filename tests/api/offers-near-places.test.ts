import { beforeAll, expect, it } from 'vitest'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { Api } from '#tests/support/api.ts'
import { ahead, createAdmin, createLocum, createPractice, post } from '#tests/support/people.ts'
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
  const [, most = '0'] = offers[0]?.rates ?? []
  expect(await near({ rate: most })).toEqual([true, true])
  expect(await near({ rate: Number(most) + 1 })).toEqual([false, false])
})
