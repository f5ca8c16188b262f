import { addDays, weekdayOf, type LocalDate } from '#shared/kernel/dates.ts'
import type { OfferId, UserId } from '#shared/kernel/ids.ts'
import { aboutLocums } from './about-locums.ts'
import { aboutPractices } from './about-practices.ts'
import { createLocum, createPractice, type Practice } from './demo-accounts.ts'
import { seedDemoCalendars } from './demo-calendars.ts'
import { seedDemoChats } from './demo-chats.ts'
import { seedDemoMembers } from './demo-members.ts'
import { seedDemoPlacements } from './demo-placements.ts'
import { seedDemoRelations } from './demo-relations.ts'
import { portraits } from './portraits.ts'
import type { SeedApi } from './seed-api.ts'
import { admin, locums, practices, type DemoLocum, type DemoPractice } from './people.ts'

/** Where all of them are. */
const capeTown = { province: 'Western Cape', region: 'Cape Town Metro' }

const unpaidHour = { allowed: true, paid: false, period: 1 } as const
const hours = (start: string, end: string) => (date: LocalDate) => ({ date, start_time: start, end_time: end })
const fullDay = hours('08:00', '17:00')
const shortDay = hours('09:00', '13:00')
const weekend = (date: LocalDate) => (weekdayOf(date) % 6 === 0 ? shortDay(date) : fullDay(date))

const all = async <K extends string, V, R>(
  record: Record<K, V>,
  make: (value: V, key: K) => Promise<R>,
): Promise<Record<K, R>> => {
  const entries = await Promise.all(
    Object.entries<V>(record).map(async ([key, value]) => [key, await make(value, key as K)] as const),
  )
  return Object.fromEntries(entries) as Record<K, R>
}

type Terms = {
  dates: ReturnType<typeof fullDay>[]
  profession?: string
  rates?: [number, number]
  experience?: number
  notes?: string
  skills?: string[]
}

/** Fills an empty stack with a few practices and locums in Cape Town, using only the API. */
export const seedDemoWorld = async <A extends { id: UserId }>(api: SeedApi<A>, today: LocalDate): Promise<void> => {
  const superAdmin = await api.register(admin.email, admin.role)
  const [people, places] = await Promise.all([
    all<keyof typeof locums, DemoLocum, A>(locums, (person, key) => {
      const contact = `082 555 01${10 + Object.keys(locums).indexOf(key)}`
      const rest = { about: aboutLocums[key], style: portraits[key] }
      return createLocum(api, { person, place: capeTown, contact, ...rest }, superAdmin, today)
    }),
    all<keyof typeof practices, DemoPractice, Practice<A>>(practices, (practice, key) =>
      createPractice(api, practice, aboutPractices[key], capeTown),
    ),
  ])
  const day = (n: number) => addDays(today, n)

  const post = async ({ account, companyId }: Practice<A>, { dates, ...terms }: Terms): Promise<OfferId> => {
    const defaults = { profession: 'Pharmacist', rates: [350, 550] as [number, number], experience: 2 }
    const body = {
      ...defaults,
      ...terms,
      accountid: companyId,
      practice_region: capeTown,
      lunch: unpaidHour,
      request_dates: dates,
    }
    return (await api.call('postOffer', account, { body })).id
  }
  const apply = (who: A, id: OfferId, dates: LocalDate[]) =>
    api.call('applyToOffer', who, { params: { id }, body: { revision: 1, dates } })
  const confirm = ({ account }: Practice<A>, offerId: OfferId, who: A, dates: LocalDate[]) =>
    api.call('confirmApplication', account, { params: { offerId }, body: { id: who.id, dates } })
  const book = async (place: Practice<A>, who: A, terms: Terms) => {
    const id = await post(place, terms)
    const dates = terms.dates.map(({ date }) => date)
    await apply(who, id, dates)
    await confirm(place, id, who, dates)
  }

  const { harbour, gardens, vineyard, kenilworth } = places
  const { lindiwe, bongani, thandi, sipho } = people
  await api.call('setPlan', superAdmin, {
    params: { companyId: kenilworth.companyId },
    body: { plan: 'pro-practice', from: today, reason: 'They have subscribed.' },
  })
  // In parallel except for the same locum, and all in the future: a shift that has started can't be booked.
  await Promise.all([
    book(harbour, lindiwe, { dates: [fullDay(day(4))] }).then(() =>
      book(vineyard, lindiwe, { dates: [shortDay(day(3))] }),
    ),
    book(harbour, bongani, {
      dates: [fullDay(day(1))],
      profession: 'Pharmacist Assistant Post-Basic',
      rates: [180, 240],
    }),
    book(gardens, thandi, { dates: [fullDay(day(1))] }),
    book(harbour, sipho, { dates: [hours('08:00', '18:00')(day(5))] }),
  ])

  const afternoon = await post(harbour, { dates: [hours('13:00', '18:00')(day(2))], rates: [360, 410] })
  for (const who of [people.riaan, people.kagiso, people.sipho]) await apply(who, afternoon, [day(2)])

  const week = await post(harbour, {
    dates: [14, 15, 16, 17, 18].map((n) => weekend(day(n))),
    notes: 'Busy school-holiday week. Unisolv; two assistants on the floor.',
    skills: ['Community dispensing'],
  })
  await apply(people.thandi, week, [day(15), day(16), day(17)])
  await apply(people.anele, week, [day(14), day(17)])
  await apply(people.riaan, week, [day(14), day(15), day(16), day(18)])
  await apply(people.kagiso, week, [day(16), day(17), day(18)])
  await confirm(harbour, week, people.anele, [day(14)])

  await Promise.all([
    post(harbour, { dates: [hours('09:00', '17:00')(day(6))], rates: [350, 400] }),
    post(vineyard, { dates: [fullDay(day(8))], rates: [360, 420] }),
    post(vineyard, {
      dates: [hours('19:00', '07:00')(day(9))],
      rates: [380, 460],
      notes: 'Overnight emergency dispensary.',
    }),
    post(gardens, { dates: [day(10), day(11), day(12)].map(weekend), rates: [370, 500] }),
    post(gardens, { dates: [fullDay(day(20))], rates: [400, 480], experience: 10 }),
    post(kenilworth, {
      dates: [hours('19:00', '07:00')(day(4))],
      profession: 'Registered Nurse',
      rates: [380, 520],
      experience: 5,
      notes: 'Intensive care and emergency, night team.',
    }),
  ])
  await seedDemoMembers(api, places, practices.harbour)
  await seedDemoCalendars(api, { people, places }, today)
  await seedDemoRelations(api, { practice: kenilworth, locum: people.naledi }, today)
  await seedDemoPlacements(api, harbour, superAdmin)
  await seedDemoChats(api, { people, places })
}
