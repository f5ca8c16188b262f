import { writeAll } from '#bin/seed/world/large/write-world.ts'
import { newId } from '#functions/platform/context.ts'
import { privacyRepository } from '#functions/stores/privacy.repository.ts'
import { type FixtureContext, type Fixtures, unusedIds } from './fixture.ts'

const body = { kind: 'access', message: 'Which data of mine do you have?' } as const

/** Stored directly: an account can have only some open ones. */
const newRequest = async ({ api, pair: { locum } }: FixtureContext) => {
  const id = newId('prq')
  const request = {
    id,
    person: locum.id,
    name: 'Thandi Nkosi',
    email: 'thandi@people.test',
    ...body,
    status: 'open',
    requestedAt: '2026-11-22T08:00:00.000Z',
    answerBy: '2026-12-22',
  } as const
  await writeAll(api.db, [privacyRepository(api.db, 'privacy').putRequest(request)])
  return id
}

const answer = { answer: 'You find all of it in your copy.' }

export const privacyRequests = {
  getPrivacyChoices: { request: () => ({}) },
  agreeToTexts: { request: () => ({ body: { terms: 1, privacy: 1 } }) },
  objectToMarketing: { request: () => ({ body: { objects: true } }), other: () => ({ objects: false }) },
  listOwnViews: { request: () => ({ query: {} }) },
  sendPrivacyRequest: { request: () => ({ body }), other: (sent) => ({ ...sent, kind: 'correction' }) },
  listOwnPrivacyRequests: { request: () => ({ query: {} }) },
  getPersonPrivacy: {
    request: ({ pair }) => ({ params: { userId: pair.locum.id } }),
    absent: { params: { userId: unusedIds.user } },
  },
  listPrivacyRequests: {
    request: async (context) => {
      await newRequest(context)
      return { query: {} }
    },
  },
  answerPrivacyRequest: {
    request: async (context) => ({ params: { id: await newRequest(context) }, body: answer }),
    absent: { params: { id: 'prq_0000000000000000' }, body: answer },
    other: (sent) => ({ ...sent, answer: 'We have corrected it today.' }),
  },
} satisfies Fixtures
