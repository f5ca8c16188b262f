import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { longRounds } from '#tests/support/rounds.ts'
import { add, addCredits, deduct, emptyWallet, reverseCredits, type Posted, type WalletState } from './ledger.rules.ts'

const at = '2026-11-27T16:00:00.000Z'
const posting = (amount: number, note = 'A note', reference = 'B0000001') => ({ amount, note, reference })

it('an entry has the number, the balance and the day on which it is posted in South Africa', () => {
  const { wallet, entries } = add(emptyWallet, posting(17_325), '2026-11-30T22:30:00.000Z')
  expect(entries).toEqual([
    {
      sequence: 1,
      type: 1,
      amount: 17_325,
      balance: 17_325,
      date: '2026-12-01',
      reference: 'B0000001',
      note: 'A note',
      createdAt: '2026-11-30T22:30:00.000Z',
    },
  ])
  expect(wallet).toMatchObject({ balance: 17_325, sequence: 1, firstAt: '2026-11-30T22:30:00.000Z' })
})

it('is in posting order even if a clock is behind', () => {
  const { wallet } = add(emptyWallet, posting(100), at)
  const { entries } = add(wallet, posting(100), '2026-11-27T15:59:00.000Z')
  expect(entries[0]).toMatchObject({ sequence: 2, createdAt: at, date: '2026-11-27' })
})

describe('a deduction', () => {
  const { wallet } = add(emptyWallet, posting(5_000), at)
  it('can take the whole balance', () => expect(deduct(wallet, posting(5_000), at)?.wallet.balance).toBe(0))
  it('is refused above it', () => expect(deduct(wallet, posting(5_001), at)).toBeUndefined())
})

describe('a correction', () => {
  const { wallet } = add(emptyWallet, posting(3_000), at)

  it('takes the difference back', () => {
    const { wallet: after, entries } = reverseCredits(wallet, posting(1_900, 'Correction'), at)
    expect([after.balance, after.outstanding]).toEqual([1_100, 0])
    expect(entries).toMatchObject([{ type: 2, amount: 1_900, balance: 1_100, note: 'Correction' }])
  })

  it('takes no more than there is, says what is missing, and the next credits pay it', () => {
    const reversed = reverseCredits(wallet, posting(5_000, 'Correction'), at)
    expect(reversed.wallet).toMatchObject({ balance: 0, outstanding: 2_000 })
    expect(reversed.entries[0]).toMatchObject({ type: 2, amount: 3_000, balance: 0 })
    expect(reversed.entries[0]?.note.split('\n')).toEqual([
      'Correction',
      'R\u00a020.00 more is due than the balance covers: it will be taken from the next credits',
    ])
    const first = addCredits(reversed.wallet, posting(500, 'Credits', 'B0000002'), at)
    expect(first.wallet).toMatchObject({ balance: 0, outstanding: 1_500 })
    const second = addCredits(first.wallet, posting(4_000, 'Credits', 'B0000003'), at)
    expect(second.wallet).toMatchObject({ balance: 2_500, outstanding: 0 })
    expect(second.entries).toMatchObject([
      { type: 1, amount: 4_000, balance: 4_000, note: 'Credits' },
      { type: 2, amount: 1_500, balance: 2_500, reference: 'B0000003' },
    ])
    expect(second.entries[1]?.note).toBe('Still to be deducted for corrections\nTaken from the credits of B0000003')
  })

  it('of an empty wallet is an entry of nothing, which says what is missing', () => {
    const { entries, wallet: after } = reverseCredits(emptyWallet, posting(700), at)
    expect([entries[0]?.amount, after.outstanding]).toEqual([0, 700])
  })

  it('only credits pay what is missing, not what a super admin adds', () => {
    const { wallet: owing } = reverseCredits(emptyWallet, posting(700), at)
    expect(add(owing, posting(1_000), at).wallet).toMatchObject({ balance: 1_000, outstanding: 700 })
  })
})

/** What can happen to a wallet, with a booking by its number. */
type Step =
  | { what: 'correct'; booking: number; credits: number }
  | { what: 'add'; amount: number }
  | { what: 'deduct'; amount: number }
  | { what: 'redeem' }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ what: fc.constant('correct' as const), booking: fc.nat(3), credits: fc.nat(60_000) }),
  fc.record({ what: fc.constant('add' as const), amount: fc.integer({ min: 1, max: 40_000 }) }),
  fc.record({ what: fc.constant('deduct' as const), amount: fc.integer({ min: 1, max: 40_000 }) }),
  fc.record({ what: fc.constant('redeem' as const) }),
)

/** Posts one step; a booking's first credits and all their corrections are what it should have earned at last. */
const play = (wallet: WalletState, earned: number[], one: Step, now: string): Posted | undefined => {
  if (one.what === 'redeem') return wallet.balance > 0 ? deduct(wallet, posting(wallet.balance), now) : undefined
  if (one.what === 'add') return add(wallet, posting(one.amount), now)
  if (one.what === 'deduct') return deduct(wallet, posting(one.amount), now)
  const difference = one.credits - (earned[one.booking] ?? 0)
  if (difference === 0) return undefined
  earned[one.booking] = one.credits
  return difference > 0
    ? addCredits(wallet, posting(difference), now)
    : reverseCredits(wallet, posting(-difference), now)
}

it('whatever happens in any order: the balance is additions less deductions, never negative, and nothing is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(step, fc.integer({ min: -60, max: 6_000 })), { maxLength: 40 }), (steps) => {
      let [wallet, clock] = [emptyWallet, Date.parse(at)]
      const [entries, earned]: [Posted['entries'], number[]] = [[], []]
      let other = 0
      for (const [one, minutes] of steps) {
        clock += minutes * 60_000
        const before = wallet
        const posted = play(wallet, earned, one, new Date(clock).toISOString())
        if (!posted) continue
        wallet = posted.wallet
        entries.push(...posted.entries)
        if (one.what !== 'correct') other += wallet.balance - before.balance
      }
      let balance = 0
      for (const [index, entry] of entries.entries()) {
        balance += entry.type === 1 ? entry.amount : -entry.amount
        expect([entry.sequence, entry.balance]).toEqual([index + 1, balance])
        expect(balance).toBeGreaterThanOrEqual(0)
        expect(entry.createdAt >= (entries[index - 1]?.createdAt ?? '')).toBe(true)
        expect(entry.date >= (entries[index - 1]?.date ?? '')).toBe(true)
      }
      expect([wallet.balance, wallet.sequence]).toEqual([balance, entries.length])
      expect(wallet.outstanding).toBeGreaterThanOrEqual(0)
      // What bookings have earned is in the balance, except what is still outstanding.
      const credits = earned.reduce((sum = 0, one = 0) => sum + one, 0)
      expect(wallet.balance - wallet.outstanding).toBe(credits + other)
    }),
    { numRuns: longRounds({ usual: 500, full: 10_000 }) },
  )
})
