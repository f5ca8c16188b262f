import { describe, expect, it } from 'vitest'
import type { UserId } from '#shared/kernel/ids.ts'
import type { ShownCandidate } from '#shared/offers/applications.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { Industry } from '#shared/options/options.schema.ts'
import type { Match } from '#shared/search/match.schema.ts'
import { earlierInvitees, matchingInvitees, searchQueryFor } from './invitees.ts'

const [thu, fri] = ['2026-12-17', '2026-12-18'] as [string, string]
const applicant = (id: string, more: Partial<ShownCandidate>): ShownCandidate =>
  ({
    id,
    name: id,
    surname: 'N',
    avatar_file: 'fil_1',
    experience: 6,
    suburb: 'Gardens',
    booking_dates: [thu, fri],
    live_dates: [],
    confirmed_dates: [],
    ...more,
  }) as ShownCandidate

const offer = (applications: readonly ShownCandidate[], more: Partial<Offer> = {}): Offer =>
  ({
    practice_region: { province: 'Western Cape', region: 'Cape Town Metro' },
    experience: 3,
    rates: ['350', '450'],
    skills: ['Vaccination'],
    request_dates: [thu, fri].map((date) => ({ date, start_time: '08:00', end_time: '17:00' })),
    available_dates: [fri],
    offers_requests: applications,
    ...more,
  }) as Offer

describe('who can be asked to fill open days', () => {
  it('are those who applied before they were opened again, and neither declined, withdrawn, live nor booked', () => {
    const drop = (cause: string) => [{ date: fri, cause, reason: '' }] as NonNullable<ShownCandidate['dropped_dates']>
    const found = earlierInvitees(
      offer(
        [
          applicant('passed-over', { ended: 'taken' }),
          applicant('live', { live_dates: [fri] }),
          applicant('booked', { confirmed_dates: [fri] }),
          applicant('other-day', { booking_dates: [thu] }),
          applicant('asked', { ended: 'taken' }),
          applicant('declined', { ended: 'declined', dropped_dates: drop('declined') }),
          applicant('withdrawn', { booking_dates: [thu], dropped_dates: drop('withdrawn') }),
          applicant('cancelled', { booking_dates: [thu], dropped_dates: drop('booking-cancelled') }),
        ],
        { asked: [{ id: 'asked' as UserId, dates: [fri] }] },
      ),
    )
    expect(found).toEqual([
      {
        id: 'passed-over',
        name: 'passed-over N',
        avatar_file: 'fil_1',
        dates: [fri],
        summary: '6 yrs · Gardens · applied for Fri\u00a018\u00a0Dec',
      },
    ])
  })

  it('are full matches who have neither applied nor been asked', () => {
    const match = (id: string) =>
      ({
        id,
        name: id,
        experience: 1,
        home: { region: 'Overberg' },
        rates: { weekdays: '380' },
        avatar_file: 'fil_1',
      }) as unknown as Match
    const matches = ['applied', 'asked', 'new'].map(match)
    expect(
      matchingInvitees(
        offer([applicant('applied', {})], { asked: [{ id: 'asked' as UserId, dates: [fri] }] }),
        matches,
      ),
    ).toEqual([
      { id: 'new', name: 'new', avatar_file: 'fil_1', dates: [fri], summary: '1 yr · Overberg · R\u00a0380/h' },
    ])
  })
})

it('asks for the days that a locum has not been asked for', () => {
  const match = { id: 'asked', name: 'A', experience: 2, home: { region: 'Overberg' } } as unknown as Match
  const both = offer([], { available_dates: [thu, fri], asked: [{ id: 'asked' as UserId, dates: [fri] }] })
  expect(matchingInvitees(both, [match])).toMatchObject([
    { dates: [thu], summary: '2 yrs · Overberg · for Thu\u00a017\u00a0Dec' },
  ])
})

describe('the search for an offer', () => {
  const industries = [
    {
      skills: [
        {
          options: [
            { name: 'Vaccination', code: 'vaccination' },
            { name: 'Unisolv', code: 'unisolv' },
          ],
        },
      ],
    },
  ] as unknown as Industry[]

  it('asks for its open days, hours, region, budget, experience and skills, full matches only', () => {
    expect(searchQueryFor(offer([]), industries)).toEqual({
      location: 'Western Cape,Cape Town Metro',
      searchDates: fri,
      rates: '350,450',
      match: 'exact',
      experience: '3',
      skills: 'vaccination',
      start_time: '08:00',
      end_time: '17:00',
    })
  })

  it('leaves out hours that differ by day, and what is not asked for', () => {
    const mixed = offer([], {
      experience: 0,
      skills: [],
      available_dates: [thu, fri],
      request_dates: [
        { date: thu, start_time: '08:00', end_time: '17:00' },
        { date: fri, start_time: '09:00', end_time: '13:00' },
      ],
    })
    expect(Object.keys(searchQueryFor(mixed, industries))).toEqual(['location', 'searchDates', 'rates', 'match'])
  })
})
