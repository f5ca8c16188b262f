import { beforeAll, expect, it } from 'vitest'
import type { ShownCandidate } from '#shared/offers/applications.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import {
  aboutMe,
  qualification,
  ahead,
  apply,
  confirm,
  createPractice,
  post,
  readOffer,
} from '#tests/support/people.ts'
import { sharedApi } from '#tests/support/shared-api.ts'

let offer: Offer
const days = [21, 22, 23].map(ahead)

const { api, newLocum } = await sharedApi()
const practice = await createPractice(api)
const [thandi, sipho] = [
  await newLocum(),
  await newLocum({
    first_name: 'Sipho',
    address: { province: 'Western Cape', region: 'Overberg', suburb: 'Hermanus', street: '1' },
  }),
]
beforeAll(async () => {
  await api.call('saveExperience', thandi, {
    body: {
      start_date: '2018-03-01',
      companies_worked_for: ['Clicks'],
      skills: ['pharmacy-dispensing-community-dispensing'],
    },
  })
  await api.call('saveAboutMe', sipho, { body: aboutMe })
  await api.call('saveQualification', sipho, { body: qualification })
  const posting = (start_time: string, end_time: string) => ({
    body: { date: days[0] as string, end_date: days[1] as string, status: 'available', start_time, end_time } as const,
  })
  await api.call('postAvailability', thandi, posting('07:00', '19:00'))
  await api.call('postAvailability', sipho, posting('09:00', '12:00'))
  offer = await post(api, practice, {
    request_dates: days.map((date, at) => ({
      date,
      start_time: at === 1 ? '09:00' : '08:00',
      end_time: at === 1 ? '12:00' : '17:00',
    })),
    skills: ['Community dispensing', 'Unisolv'],
  })
  for (const locum of [thandi, sipho]) await apply(api, locum, offer)
})

const applicants = async (): Promise<Record<string, ShownCandidate>> => {
  const { offers_requests } = await readOffer(api, practice.member, offer)
  return Object.fromEntries((offers_requests as ShownCandidate[]).map((application) => [application.id, application]))
}

it('a practice sees how each applicant fits the offer: each day with its own hours, skills, distance and profile', async () => {
  const { [thandi.id]: first, [sipho.id]: second } = await applicants()
  expect(first?.match).toEqual({
    // 50, two of three days posted in full and one not at all, one of two skills, all of the rest.
    score: 50 + 15 + 5 + 10 + 5 + 5,
    days: [
      { date: days[0], fit: 'full' },
      { date: days[1], fit: 'full' },
      { date: days[2], fit: 'unposted' },
    ],
    skills: ['Community dispensing'],
    km: 0,
    profile: 38,
  })
  expect(second?.match?.days).toEqual([
    { date: days[0], fit: 'partly', free: [{ start_time: '09:00', end_time: '12:00' }] },
    { date: days[1], fit: 'full' },
    { date: days[2], fit: 'unposted' },
  ])
  expect(second?.match?.skills).toEqual([])
  expect([first, second].map((one) => one?.qualifications?.qualification)).toEqual([undefined, 'BPharm'])
  expect(second?.match?.km).toBeGreaterThan(20)
})

it('a locum, and the list of a practice’s offers, see none of it; a further page of applicants has it', async () => {
  const own = await readOffer(api, thandi, offer)
  expect(own.offers_requests[0]).not.toHaveProperty('match')
  const listed: Offer[] = await api.list('listCompanyOffers', practice.member, {
    params: { id: practice.companyId, start: ahead(0), end: ahead(60) },
  })
  expect(listed.flatMap(({ offers_requests }) => offers_requests.map(({ match }) => match))).toEqual([
    undefined,
    undefined,
  ])
  const further: ShownCandidate[] = await api.list('listApplications', practice.member, {
    params: { offerId: offer.id },
  })
  expect(further.map(({ match }) => match?.days.length)).toEqual([3, 3])
})

it('a day that was booked is left out, and a locum without live days is not compared', async () => {
  await confirm(api, practice, offer, thandi, [days[0] as string])
  const after = await applicants()
  expect(after[sipho.id]?.match?.days.map(({ date }) => date)).toEqual(days.slice(1))
  await api.call('applyToOffer', thandi, {
    params: { id: offer.id },
    body: { revision: offer.revision, dates: [] },
  })
  expect((await applicants())[thandi.id]?.match).toBeUndefined()
})
