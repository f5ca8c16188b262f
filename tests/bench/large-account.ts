import { budgetOf } from '#shared/kernel/rate-groups.ts'
import { randomBytes } from 'node:crypto'
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { randomFor, type Random } from '#bin/seed/world/large/random.ts'
import { makeBooking, offerAt } from '#bin/seed/world/large/covers.ts'
import { writeAll, type Tables } from '#bin/seed/world/large/write-world.ts'
import { bookingsRepository } from '#functions/stores/bookings.repository.ts'
import { calendarsRepository } from '#functions/stores/calendars.repository.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { noteItem } from '#functions/stores/notifications.items.ts'
import { offersRepository } from '#functions/stores/offers.repository.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { professionalsRepository } from '#functions/stores/professionals.repository.ts'
import { applicantOf } from '#functions/staffing/candidate-professional.ts'
import { addDays, MAX_PERIOD_DAYS, monthOf, MAX_DAYS, type Instant, type LocalDate } from '#shared/kernel/dates.ts'
import { eventIdOf, type CompanyId, type UserId } from '#shared/kernel/ids.ts'
import { quotas } from '#shared/kernel/quotas.ts'
import type { Candidate, OfferState } from '#shared/offers/offers.state.ts'
import { dayRatesOf } from '#shared/professionals/professionals.rules.ts'

/**
 * Each of offers, applications, booking requests, bookings and notifications. A calendar holds one posting a day, so it
 * has a year of them.
 */
export const COUNT = 10_000
const LARGE_EVERY = 20
/** The most that can be pending for one locum, all of them large; the other requests are closed. */
const WAITING_EVERY = COUNT / quotas.openRequestsPerLocum
const LONG_NOTES = 'Please bring your registration card, and ask for the manager at the back door. '.repeat(24).trim()

const daysFrom = (first: LocalDate, count: number): LocalDate[] =>
  Array.from({ length: count }, (_, day) => addDays(first, day))

const declinedOn = (dates: readonly LocalDate[], at: Instant): Candidate['dropped'] =>
  Object.fromEntries(dates.map((date) => [date, { actor: 'Locum', cause: 'declined', reason: 'I am away.', at }]))

type Facts = Awaited<ReturnType<typeof factsOf>>

const factsOf = async (db: DynamoDBDocumentClient, tables: Tables, owners: Owners) => {
  const person = await professionalsRepository(db, tables.professionals).getProfile(owners.locumId as UserId)
  const company = await companiesRepository(db, tables.companies).get(owners.companyId as CompanyId)
  if (!person?.working_hours || !person.address || !company)
    throw new Error('The demo world’s locum or practice is missing.')

  return {
    company,
    memberId: owners.memberId as UserId,
    applicant: applicantOf(person),
    address: person.address,
    profession: person.profession ?? '',
    rates: dayRatesOf(person.working_hours),
  }
}

const offerFor = (
  { company, memberId, address, profession }: Facts,
  chance: Random,
  at: number,
  today: LocalDate,
): OfferState => {
  const large = at % LARGE_EVERY === 0
  const shifts = daysFrom(addDays(today, 1 + (at % 300)), large ? MAX_DAYS : 1 + (at % 3)).map((date) => ({
    date,
    start_time: '08:00',
    end_time: '17:00',
  }))
  const offer = offerAt(
    chance,
    { company, member: { id: memberId, email: company.email } },
    shifts,
    `${addDays(today, -3)}T10:00:00.000Z`,
  )
  return {
    ...offer,
    terms: {
      ...offer.terms,
      profession,
      province: address.province,
      region: address.region,
      experience: 0,
      notes: large ? LONG_NOTES : 'Parking at the back door.',
    },
  }
}

function* coverOf(
  facts: Facts,
  at: number,
  today: LocalDate,
  { offers, bookings }: Repositories,
): Generator<TransactItem> {
  const chance = randomFor('large account', at)
  const { applicant: professional, rates } = facts
  const offer = offerFor(facts, chance, at, today)
  const dates = Object.keys(offer.days).sort()
  const candidate: Candidate = {
    offerId: offer.id,
    companyId: offer.company.id,
    reference: `A${chance.code(7)}`,
    professional,
    rates,
    dates,
    revision: 1,
    dropped: {},
    createdAt: offer.createdAt,
    updatedAt: offer.createdAt,
  }
  yield offers.putOffer(offer)
  yield offers.putCandidate(offer, candidate)
  const privateOffer = offerFor(facts, chance, at, today)
  const dropped = at % WAITING_EVERY === 0 ? {} : declinedOn(Object.keys(privateOffer.days), privateOffer.createdAt)
  yield offers.putOffer({
    ...privateOffer,
    terms: { ...privateOffer.terms, rates: budgetOf(rates) },
    request: { availabilityId: professional.id, reference: `R${chance.code(7)}`, professional, rates, dropped },
  })
  yield bookings.put(
    makeBooking(
      facts.memberId,
      { today, workers: new Map(), serial: () => at },
      { offer, candidate },
      dates,
      offer.createdAt,
    ).booking,
  )
}

const noteFor = (table: string, userId: string, at: number, today: LocalDate): TransactItem => {
  const createdAt = `${addDays(today, -1 - (at % 300))}T10:00:00.000Z`
  return {
    Put: {
      TableName: table,
      Item: noteItem.written({
        ...noteItem.key(userId as UserId, eventIdOf(createdAt, randomBytes(16))),
        title: 'New application: Thandi Nkosi, Fri 27 Nov',
        text: 'Thandi Nkosi has applied for Fri 27 Nov (Pharmacist). Open the offer to confirm or decline.',
        link: '/',
        createdAt,
        read: false,
      }),
    },
  }
}

function* calendarOf(locumId: string, today: LocalDate, { calendars }: Repositories): Generator<TransactItem> {
  const chance = randomFor('large account', 'calendar')
  for (const [month, dates = []] of Object.entries(Object.groupBy(daysFrom(today, MAX_PERIOD_DAYS), monthOf)))
    yield calendars.writeMonth(locumId as UserId, {
      month,
      days: Object.fromEntries(
        dates.map((date) => [date, { slots: [], posting: `V${chance.code(7)}`, hours: { from: 480, to: 1080 } }]),
      ),
    })
}

const storesOf = (db: DynamoDBDocumentClient, tables: Tables) => ({
  offers: offersRepository(db, tables.offers),
  bookings: bookingsRepository(db, tables.bookings),
  calendars: calendarsRepository(db, tables.calendars),
})
type Repositories = ReturnType<typeof storesOf>

type Owners = { locumId: string; companyId: string; memberId: string }

/**
 * Gives a locum and a practice ten thousand of everything, written straight into the tables. Returns the number of
 * items.
 */
export async function fillAccount(
  db: DynamoDBDocumentClient,
  tables: Tables,
  owners: Owners,
  today: LocalDate,
): Promise<number> {
  const [facts, repositories] = [await factsOf(db, tables, owners), storesOf(db, tables)]
  function* everything(): Generator<TransactItem> {
    for (let at = 0; at < COUNT; at += 1) {
      yield* coverOf(facts, at, today, repositories)
      for (const userId of [owners.locumId, owners.memberId]) yield noteFor(tables.users, userId, at, today)
    }
    yield* calendarOf(owners.locumId, today, repositories)
  }
  return writeAll(db, everything())
}
