import { describe, expect, it } from 'vitest'
import { transition } from '#shared/kernel/define-lifecycle.ts'
import type { Role } from '#shared/kernel/roles.ts'
import { redemptionLifecycle } from './redemptions.lifecycle.ts'

const states = ['none', 'requested', 'settled', 'refused'] as const
const possible = { hasBalance: true, noneOpen: true }
const act = (state: (typeof states)[number], action: 'redeem' | 'settle' | 'refuse', by: Role, facts = possible) =>
  transition(redemptionLifecycle, state, action, by, facts)

it('has these states', () => {
  expect([redemptionLifecycle.name, redemptionLifecycle.states]).toEqual(['Redemption', states])
})

describe('redeeming', () => {
  it.each(states)('is possible for a practice, whatever its latest redemption is: %s', (state) =>
    expect(act(state, 'redeem', 'CompanyAdmin')).toEqual({
      ok: true,
      to: ['requested'],
      emits: 'redemption.requested',
    }),
  )
  it.each<[object, string]>([
    [{ hasBalance: false }, 'NOTHING_TO_REDEEM'],
    [{ noneOpen: false }, 'REDEMPTION_OPEN'],
    // Its balance is zero because it was redeemed.
    [{ hasBalance: false, noneOpen: false }, 'REDEMPTION_OPEN'],
  ])('is refused: %j', (facts, code) =>
    expect(act('none', 'redeem', 'CompanyAdmin', { ...possible, ...facts })).toEqual({ ok: false, code }),
  )
  it.each<Role>(['Locum', 'SuperAdmin'])('is not for %s', (role) =>
    expect(act('none', 'redeem', role)).toEqual({ ok: false, code: 'FORBIDDEN' }),
  )
})

describe.each([
  ['settle', 'settled'],
  ['refuse', 'refused'],
] as const)('a super admin can %s', (action, to) => {
  it('what is requested', () =>
    expect(act('requested', action, 'SuperAdmin')).toEqual({ ok: true, to: [to], emits: `redemption.${to}` }))
  it.each(['none', 'settled', 'refused'] as const)('not what is %s', (state) =>
    expect(act(state, action, 'SuperAdmin')).toEqual({ ok: false, code: 'STALE_STATE' }),
  )
  it('alone', () => expect(act('requested', action, 'CompanyAdmin')).toEqual({ ok: false, code: 'FORBIDDEN' }))
})

it('a guard has a name for the documents', () => {
  expect(redemptionLifecycle.transitions.redeem.when?.map(({ name }) => name)).toEqual([
    'no redemption is open',
    'the balance is above zero',
  ])
})
