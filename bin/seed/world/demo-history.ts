import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { codeWrites, type SeededLookup } from '#bin/seed/world/large/lookup-writes.ts'
import { applicantOf } from '#functions/staffing/candidate-professional.ts'
import { bookingsRepository } from '#functions/stores/bookings.repository.ts'
import { calendarsRepository } from '#functions/stores/calendars.repository.ts'
import { companiesRepository, type StoredCompany } from '#functions/stores/companies.repository.ts'
import { offersRepository } from '#functions/stores/offers.repository.ts'
import { professionalsRepository, type StoredProfessional } from '#functions/stores/professionals.repository.ts'
import { walletsRepository } from '#functions/stores/wallets.repository.ts'
import type { BookingState } from '#shared/bookings/bookings.state.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { addSums, noSums, sumsOf } from '#shared/bookings/monthly-sums.rules.ts'
import { bookingOf } from '#shared/bookings/new-booking.rules.ts'
import { monthsAround, takeSlots } from '#shared/calendar/calendar.rules.ts'
import { addDays, instantOf, weekdayOf, type Instant, type LocalDate } from '#shared/kernel/dates.ts'
import type { BookingId, CompanyId, OfferId, UserId } from '#shared/kernel/ids.ts'
import { standardPlan } from '#shared/kernel/plans.ts'
import { shiftSegments } from '#shared/kernel/shift.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'
import { withBooking } from '#shared/offers/offer-days.rules.ts'
import type { OfferState } from '#shared/offers/offers.state.ts'
import { dayRatesOf } from '#shared/professionals/professionals.rules.ts'
import { recordPast } from './demo-audit.ts'
import { writeAll } from './large/write-world.ts'
import { locumWallet, practiceWallet } from './demo-wallets.ts'

type Tables = Record<'companies' | 'professionals' | 'calendars' | 'offers' | 'bookings' | 'wallets' | 'audit', string>
type People = { practice: CompanyId; member: UserId; owner: string; locums: readonly UserId[]; locum: UserId }

const WEEKS = 26
/** Codes and ids that look like all others, the same every time. */
const codeAt = (letter: string, n: number): string =>
  `${letter}${(n * 48_271 + 7_919).toString().padStart(7, '0').slice(-7)}`

/** One or two weekdays of a week that has passed. */
const shiftsOf = (today: LocalDate, week: number): Shift[] => {
  const monday = addDays(today, -7 * week - ((weekdayOf(today) + 6) % 7))
  const first = addDays(monday, week % 4)
  const dates = week % 3 === 0 ? [first, addDays(first, 1)] : [first]
  return dates.map((date) => ({ date, start_time: '08:00', end_time: week % 2 === 0 ? '17:00' : '18:00' }))
}

/** A public offer of the practice that a locum applied for a week before, with the booking that it became. */
const pastCover = (
  { company, person, member }: { company: StoredCompany; person: StoredProfessional; member: UserId },
  shifts: readonly Shift[],
  week: number,
) => {
  const at: Instant = instantOf(addDays(shifts[0]?.date ?? '', -7), '10:00')
  const { id, name, industry, contact, email } = company
  const offer: OfferState = {
    id: `off_${codeAt('', week).padStart(16, '0')}` as OfferId,
    company: { id, name, industry, contact, email, plan: standardPlan },
    terms: {
      profession: person.profession ?? '',
      province: 'Western Cape',
      region: 'Cape Town Metro',
      experience: 2,
      rates: ['350', '550'],
      lunch: { allowed: true, paid: false, period: 1 },
      notes: '',
      skills: [],
    },
    revision: 1,
    days: Object.fromEntries(
      shifts.map(({ date, start_time, end_time }) => [date, { start: start_time, end: end_time, sinceRevision: 1 }]),
    ),
    createdBy: member,
    createdAt: at,
    updatedAt: at,
  }
  const dates = shifts.map(({ date }) => date)
  const candidate = {
    offerId: offer.id,
    companyId: id,
    reference: codeAt('A', week),
    professional: applicantOf(person),
    rates: dayRatesOf(person.working_hours as NonNullable<typeof person.working_hours>),
    dates,
    revision: 1,
    dropped: {},
    createdAt: at,
    updatedAt: at,
  }
  const booking = bookingOf(
    { offer, candidate },
    shifts,
    { id: codeAt('B', week) as BookingId, bookedBy: member, at },
    [],
  )
  return { offer: withBooking(offer, dates, booking, at), candidate, booking }
}

type Cover = ReturnType<typeof pastCover>
type Calendars = ReturnType<typeof calendarsRepository>

/** The shifts are in the locum's calendar too. */
const takeDays = async (calendars: Calendars, { booking }: Cover): Promise<TransactItem[]> => {
  const shifts = Object.values(booking.days)
  const locum = booking.professional.id
  const months = await calendars.readMonths(locum, monthsAround(shifts.flatMap(shiftSegments).map(({ date }) => date)))
  const taken = takeSlots(months, shifts, booking.id)
  return taken.filter((month, at) => month !== months[at]).map((month) => calendars.writeMonth(locum, month))
}

type Bookings = ReturnType<typeof bookingsRepository>

/** The sums of the months with these bookings among those that are known already. */
const sumWrites = async (bookings: Bookings, practice: CompanyId, added: readonly BookingState[]) => {
  const known = new Map((await bookings.readSums(practice, '0000-01', '9999-12')).map((sums) => [sums.month, sums]))
  return [...sumsOf(added)].map(([month, sums]) =>
    bookings.putSums(practice, month, addSums(known.get(month) ?? noSums, sums)),
  )
}

/**
 * Half a year of bookings that have been worked, with their credits and two redemptions, and a locum's wallet. They are
 * written to the tables: what has begun can't be booked.
 */
export const seedDemoHistory = async (
  db: DynamoDBDocumentClient,
  tables: Tables,
  { practice, member, owner, locums, locum }: People,
  today: LocalDate,
  found: SeededLookup,
): Promise<void> => {
  const company = await companiesRepository(db, tables.companies).get(practice)
  const professionals = professionalsRepository(db, tables.professionals)
  const people = (await Promise.all(locums.map((id) => professionals.getFullProfile(id)))).flatMap(
    (person) => person ?? [],
  )
  if (!company) throw new Error('The demo practice is missing')
  const calendars = calendarsRepository(db, tables.calendars)
  const covers: Cover[] = []
  for (let week = WEEKS; week > 0; week -= 1) {
    const person = people[week % people.length] as StoredProfessional
    const cover = pastCover({ company, person, member }, shiftsOf(today, week), week)
    covers.push(cover)
    // One after the other, as two can be in one month.
    await writeAll(db, await takeDays(calendars, cover))
  }
  const wallets = walletsRepository(db, tables.wallets)
  const made = covers.map(({ booking }) => booking)
  const { settled, writes } = practiceWallet(wallets, { id: practice, name: company.name, owner }, made, today)
  const bookings = bookingsRepository(db, tables.bookings)
  const offers = offersRepository(db, tables.offers)
  await writeAll(db, [
    ...covers.flatMap(({ offer, candidate }) => [offers.putOffer(offer), offers.putCandidate(offer, candidate)]),
    ...settled.map((booking) => bookings.put(booking)),
    ...(await sumWrites(bookings, practice, settled)),
    ...writes,
    ...codeWrites(found, covers),
    ...locumWallet(wallets, locum, today),
  ])
  const past = covers.map(({ offer }, index) => ({ offer, booking: settled[index] as BookingState }))
  await recordPast(db, tables.audit, past, { member, today })
}
