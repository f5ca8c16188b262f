import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ApiResponse } from '#tests/support/api.ts'
import { putInvite } from '#tests/support/invites.ts'
import { createPractice, join, newAddress } from '#tests/support/people.ts'
import { raceSeed, startRace } from '#tests/support/race.ts'
import { scaledRounds } from '#tests/support/rounds.ts'

const ROUNDS = scaledRounds(20)
/** Each of them three times. */
const CONTENDERS = 17

let world: Awaited<ReturnType<typeof startRace>>
beforeAll(async () => {
  world = await startRace()
})
afterAll(() => world.stop())

const signUp = () => world.api.signUp('CompanyAdmin', newAddress())
const codes = (refused: readonly ApiResponse[]) => [...new Set(refused.map(({ body }) => body.error.code))].sort()
const membersOf = async (companyId: string) =>
  (await world.api.partition('companies', companyId)).filter(({ sk }) => String(sk).startsWith('MEMBER#'))

it(`one invite makes one member, however many accept it at once (seed ${raceSeed}, ${ROUNDS} rounds)`, async () => {
  const { api } = world
  for (let round = 0; round < ROUNDS; round += 1) {
    const { companyId, member } = await createPractice(api)
    const user = await signUp()
    const { id, token } = await putInvite(api, companyId, member.id, { email: user.email })
    const accept = () =>
      api.send('acceptInvite', user, { params: { companyId, inviteId: id }, body: { token, name: 'Nadia Petersen' } })
    const { won, refused } = await world.race(Array.from({ length: CONTENDERS }, () => accept))
    expect([won, codes(refused).filter((code) => !['INVITE_USED', 'MEMBER_EXISTS'].includes(code))]).toEqual([1, []])
    expect(await membersOf(companyId)).toHaveLength(2)
  }
}, 300_000)

it(`of owners who remove each other at once, one stays (seed ${raceSeed}, ${ROUNDS} rounds)`, async () => {
  const { api } = world
  for (let round = 0; round < ROUNDS; round += 1) {
    const { companyId, member } = await createPractice(api)
    const others = [await signUp(), await signUp()]
    for (const other of others) await join(api, companyId, other)
    const owners = [member, ...others]
    const removals = owners.flatMap((by) =>
      owners.map(
        ({ id: userId }) =>
          () =>
            api.send('removeMember', by, { params: { companyId, userId } }),
      ),
    )
    const { won, refused } = await world.race(removals)
    expect([
      won,
      codes(refused).filter((code) => !['COMPANY_NOT_FOUND', 'USER_NOT_FOUND', 'LAST_OWNER'].includes(code)),
    ]).toEqual([2, []])
    expect(await membersOf(companyId)).toMatchObject([{ role: 'owner' }])
  }
}, 300_000)
