import type { UserId } from '#shared/kernel/ids.ts'
import { aboutMe, ahead, createLocum, workHours } from '#tests/support/people.ts'
import { setApproval } from '#tests/support/world.ts'
import { type Fixtures, type FixtureContext, unusedIds, period } from './fixture.ts'

/** Days without bookings of other fixtures. */
let chosen = 0
const postedDay = () => ahead(120 + (chosen++ % 150))
const freeHours = { status: 'available', start_time: '08:00', end_time: '17:00' } as const
const noDay = { id: `avl_${unusedIds.user.slice(4)}_V0000000`, date: ahead(7) }

/** A locum who stays approved, with a posted day. */
const approvedLocum = async ({ api, pair }: FixtureContext): Promise<UserId> => {
  const locum = await createLocum(api)
  await setApproval(api, { locum, practice: pair.practice }, true)
  await api.call('postAvailability', locum, { body: { date: ahead(20), ...freeHours } })
  return locum.id
}

const postedBy = async ({ api, pair }: FixtureContext) => {
  const { id, date } = await api.call('postAvailability', pair.locum, { body: { date: postedDay(), ...freeHours } })
  return { id, date }
}

export const calendarsRequests = {
  listAvailability: { request: () => ({ params: period }) },
  listAvailabilityOfLocum: { request: ({ pair }) => ({ params: { userId: pair.locum.id, ...period } }) },
  listAvailabilityForPractice: {
    request: async (context) => ({
      params: { professionalId: await approvedLocum(context), ...period },
      query: { companyId: context.pair.practice.companyId },
    }),
    absent: { params: { professionalId: unusedIds.user, ...period }, query: { companyId: unusedIds.company } },
  },
  changeCalendar: {
    request: () => ({ body: { changes: [{ dates: [postedDay()], set: freeHours }] } }),
    other: () => ({ changes: [{ dates: [postedDay()], set: null }] }),
  },
  postAvailability: {
    request: () => ({ body: { date: postedDay(), ...freeHours } }),
    other: (body) => ({ ...body, ...freeHours, start_time: '10:00' }),
  },
  editAvailability: {
    request: async (context) => ({
      params: await postedBy(context),
      body: { scope: 'day', ...freeHours, end_time: '13:00' },
    }),
    absent: { params: noDay, body: { scope: 'day', ...freeHours } },
    other: (body) => ({ ...body, end_time: '14:00' }),
  },
  removeAvailability: { request: async (context) => ({ params: await postedBy(context) }), absent: { params: noDay } },
  refreshSearchEntries: {
    request: ({ pair }) => ({
      params: { userId: pair.locum.id },
      body: { languages: aboutMe.languages, willing_to_travel: true, working_hours: workHours() },
    }),
    absent: { params: { userId: unusedIds.user }, body: {} },
    other: () => ({ languages: ['Afrikaans'] }),
  },
} satisfies Fixtures
