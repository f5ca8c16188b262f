import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { writeAll } from '#bin/seed/world/large/write-world.ts'
import { walletsRepository } from '#functions/stores/wallets.repository.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import type { ErrorCode } from '#shared/kernel/error-catalogue.ts'
import { endsAt } from '#shared/kernel/shift.ts'
import { add, type Entry } from '#shared/wallets/ledger.rules.ts'
import { runAgenda, skipAgendaTo } from '#tests/support/agenda.ts'
import type { ApiResponse, Caller, OperationName } from '#tests/support/api.ts'
import { apply, confirm, createLocum, onDays, post, shiftAhead } from '#tests/support/people.ts'
import { type Contender, EACH, raceSeed, startRace } from '#tests/support/race.ts'
import { longRounds } from '#tests/support/rounds.ts'

/** Of each case. */
const ROUNDS = longRounds({ usual: 4, full: 1_000 })

const { api, admin, practice, race, renewPractices, stop } = await startRace()
afterAll(stop)
afterEach(() => vi.useRealTimers())

const wallets = walletsRepository(api.db, 'wallets')
const AMOUNT = 50_000

/** The whole ledger, each of whose balances must be the sum of the entries so far, and the wallet’s the last. */
const ledger = async (): Promise<Entry[]> => {
  const entries: Entry[] = []
  let after: string | undefined
  do {
    const page = await wallets.listEntries(practice.companyId, { order: 'asc', after }, 'consistent')
    entries.push(...page.entries)
    after = page.next
  } while (after)
  let balance = 0
  for (const [at, entry] of entries.entries()) {
    balance += entry.type === 1 ? entry.amount : -entry.amount
    expect([entry.sequence, entry.balance]).toEqual([at + 1, balance])
    expect(balance).toBeGreaterThanOrEqual(0)
  }
  expect(await wallets.get(practice.companyId)).toMatchObject({ balance, sequence: entries.length })
  return entries
}

/** As the site does: the same command again, under its key, while it is told to come back. */
const commanding =
  (name: OperationName, caller: Caller, request: object): Contender =>
  () => {
    const keyed = { ...request, key: crypto.randomUUID() }
    const insist = async (): Promise<ApiResponse> => {
      const response = await api.send(name, caller, keyed)
      return response.status >= 500 ? insist() : response
    }
    return insist()
  }
const ofPractice = () => ({ params: { companyId: practice.companyId } })
const redeeming = (): Contender => commanding('redeemCredits', practice.member, ofPractice())
const deciding = (redemptionId: string, body: object): Contender =>
  commanding('decideRedemption', admin, { params: { redemptionId }, body })

/** Runs what is due, again while a fault keeps it from being done. */
const posting = (time: string): Contender => {
  const insist = async (): Promise<ApiResponse> => {
    try {
      await runAgenda(time)
      return { status: 200, body: {} } as ApiResponse
    } catch {
      return insist()
    }
  }
  return insist
}

const addCredits = async (): Promise<void> => {
  const wallet = await wallets.get(practice.companyId)
  const posted = add(wallet, { amount: AMOUNT, reference: '', note: 'Test' }, new Date().toISOString())
  await writeAll(api.db, wallets.post(practice.companyId, posted.wallet, posted.entries))
}

/** A booking whose last shift has just ended: from now on it is that time. */
const endedBooking = async (): Promise<{ booking: Booking; end: string }> => {
  vi.useRealTimers()
  const locum = await createLocum(api, {}, admin)
  const offer = await post(api, practice, onDays(7))
  await apply(api, locum, offer)
  const booking = await confirm(api, practice, offer, locum)
  const end = endsAt(shiftAhead(7))
  await skipAgendaTo(api.db, end)
  vi.useFakeTimers({ now: Date.parse(end) + 60_000, toFake: ['Date'] })
  return { booking, end }
}
const ofBooking = (entries: readonly Entry[], { id }: Booking): Entry[] =>
  entries.filter(({ reference }) => reference === id)
const creditsOf = ({ totals }: Booking): number => Math.round((totals.credits ?? 0) * 100)

type Round = { contenders: Contender[]; check: (won: number) => Promise<void> }

const races: Record<string, { refusals: readonly ErrorCode[]; prepare: () => Promise<Round> }> = {
  'redeem, redeem': {
    refusals: ['REDEMPTION_OPEN', 'NOTHING_TO_REDEEM'],
    prepare: async () => {
      await addCredits()
      const before = (await ledger()).length
      return {
        contenders: [redeeming(), redeeming()],
        check: async (won) => {
          expect(won).toBe(1)
          const added = (await ledger()).slice(before)
          expect(added).toMatchObject([{ type: 2, balance: 0 }])
        },
      }
    },
  },
  'redeem, credit': {
    refusals: ['REDEMPTION_OPEN', 'NOTHING_TO_REDEEM'],
    prepare: async () => {
      const { booking, end } = await endedBooking()
      await addCredits()
      return {
        contenders: [redeeming(), posting(end)],
        check: async (won) => {
          // Each run of the agenda counts as won.
          expect(won).toBe(1 + EACH)
          const credits = ofBooking(await ledger(), booking)
          expect(credits).toMatchObject([{ type: 1, amount: creditsOf(booking) }])
        },
      }
    },
  },
  'settle, refuse': {
    refusals: ['STALE_STATE'],
    prepare: async () => {
      await addCredits()
      const { body } = await redeeming()()
      const { id } = body.data
      return {
        contenders: [
          deciding(id, { status: 'settled', note: 'Paid by transfer.' }),
          deciding(id, { status: 'refused', note: 'Not this month.' }),
        ],
        check: async (won) => {
          expect(won).toBe(1)
          const stored = await wallets.getRedemption(id)
          const returned = ofBooking(await ledger(), { id } as Booking).filter(({ type }) => type === 1)
          expect(returned).toHaveLength(stored?.status === 'refused' ? 1 : 0)
        },
      }
    },
  },
  'redeem, delete the practice': {
    refusals: [
      'REDEMPTION_OPEN',
      'NOTHING_TO_REDEEM',
      'CREDITS_BEING_REDEEMED',
      'COMPANY_NOT_FOUND',
      'UNAUTHENTICATED',
    ],
    prepare: async () => {
      await addCredits()
      return {
        contenders: [redeeming(), commanding('deleteCompany', practice.member, ofPractice())],
        check: async (won) => {
          expect(won).toBe(1)
          const { openRedemption } = await wallets.get(practice.companyId)
          const exists = !(await api.item('companies', practice.companyId, 'COMPANY'))?.deletedAt
          expect(openRedemption !== undefined).toBe(exists)
        },
      }
    },
  },
  'correct, redeem': {
    refusals: ['REDEMPTION_OPEN', 'NOTHING_TO_REDEEM', 'BOOKING_NOT_FOUND'],
    prepare: async () => {
      const { booking, end } = await endedBooking()
      await posting(end)()
      const remove = commanding('deleteBooking', admin, {
        params: { bookingId: booking.id },
        body: { status_reason: 'Made by mistake.' },
      })
      return {
        contenders: [redeeming(), remove],
        check: async () => {
          const entries = await ledger()
          const reversed = ofBooking(entries, booking).filter(({ type }) => type === 2)
          const { balance, outstanding } = await wallets.get(practice.companyId)
          // Either it was taken back, or it was redeemed before and is still due.
          expect([reversed.length, balance]).toEqual([1, 0])
          expect((reversed[0]?.amount ?? 0) + outstanding).toBe(creditsOf(booking))
        },
      }
    },
  },
  'correct, credit': {
    // The same hours again are no change.
    refusals: ['VALIDATION_FAILED'],
    prepare: async () => {
      const { booking, end } = await endedBooking()
      const [day] = booking.request_dates
      const contenders = ['13:00', '15:00'].map((end_time) =>
        commanding('updateBooking', admin, {
          params: { bookingId: booking.id },
          body: { booking: { request_dates: [{ ...day, end_time }] }, status_reason: 'They left early.' },
        }),
      )
      return {
        contenders: [...contenders, posting(end)],
        check: async () => {
          const entries = ofBooking(await ledger(), booking)
          const sum = entries.reduce((all, { type, amount }) => all + (type === 1 ? amount : -amount), 0)
          const final = await api.call('getBooking', admin, { params: { bookingId: booking.id } })
          expect(sum).toBe(creditsOf(final))
        },
      }
    },
  },
}

it.each(Object.keys(races))(
  '%s: one of a kind, and the ledger adds up',
  async (name) => {
    const { refusals, prepare } = races[name] as (typeof races)[string]
    for (let round = 0; round < ROUNDS; round += 1) {
      vi.useRealTimers()
      await renewPractices()
      const { contenders, check } = await prepare()
      const { won, refused } = await race(contenders)
      for (const { body } of refused) expect(refusals, `seed ${raceSeed}`).toContain(body.error.code)
      await check(won)
    }
  },
  20_000 + ROUNDS * 1_000,
)
