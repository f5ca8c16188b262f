import { afterAll, expect, it } from 'vitest'
import type { Decision } from '#shared/kernel/approval.schema.ts'
import type { ApiResponse, Caller } from '#tests/support/api.ts'
import { createAdmin, createLocum } from '#tests/support/people.ts'
import { type Contender, startRace } from '#tests/support/race.ts'
import { longRounds } from '#tests/support/rounds.ts'

const ROUNDS = longRounds({ usual: 10, full: 1_000 })

const { api, admin, race, stop } = await startRace()
const other = await createAdmin(api)
afterAll(stop)

/** As the site does: the same decision again, under its key, while it is asked to try again. */
const deciding = (by: Caller, approves: boolean, { id }: Caller): Contender => {
  const missing = [{ step: 'rates-step' as const, faults: ['not-readable' as const] }]
  return () => {
    const key = crypto.randomUUID()
    const decide = (): Promise<ApiResponse> =>
      approves
        ? api.send('decideApproval', by, { params: { id }, body: { approved: true, decided_at: null }, key })
        : api.send('sendBackProfessional', by, {
            params: { id },
            body: { missing, reason: 'Not readable.', decided_at: null },
            key,
          })
    const insist = async (): Promise<ApiResponse> => {
      const response = await decide()
      return response.status >= 500 ? insist() : response
    }
    return insist()
  }
}

it('an approval is decided once, and everyone else reads who has decided', { timeout: ROUNDS * 5_000 }, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const locum = await createLocum(api)
    const { won, refused } = await race([
      deciding(admin, true, locum),
      deciding(other, true, locum),
      deciding(other, false, locum),
    ])
    expect(won).toBe(1)
    const profile = await api.item('professionals', locum.id, 'PROFILE')
    const lock = await api.item('calendars', locum.id, 'LOCK')
    const decision = profile?.decision as Decision
    const isApproved = decision.what === 'approved'
    expect([profile?.approved, lock?.approved, profile?.queuePk]).toEqual([isApproved, isApproved, undefined])
    for (const { status, body } of refused) {
      expect([status, body.error.code]).toEqual([409, 'ALREADY_DECIDED'])
      expect(body.error.details.decision).toEqual(decision)
    }
  }
})
