import { defineLifecycle, type Guard } from '#shared/kernel/define-lifecycle.ts'
import type { walletEvents } from './wallets.events.ts'
import { redemptionStatuses } from './wallet-kinds.ts'

export type RedeemFacts = {
  /** There is a balance to pay out. */
  hasBalance: boolean
  /** No other redemption awaits its answer. */
  noneOpen: boolean
}

const noneOpen: Guard<RedeemFacts> = {
  name: 'no redemption is open',
  code: 'REDEMPTION_OPEN',
  isMet: (facts) => facts.noneOpen,
}
const hasBalance: Guard<RedeemFacts> = {
  name: 'the balance is above zero',
  code: 'NOTHING_TO_REDEEM',
  isMet: (facts) => facts.hasBalance,
}

type Facts = { redeem: RedeemFacts; settle: unknown; refuse: unknown }

/** A practice's request to be paid out its credits; `none` before its first. The amount leaves the wallet at once. */
export const redemptionLifecycle = defineLifecycle<Facts, keyof typeof walletEvents>()({
  name: 'Redemption',
  states: ['none', ...redemptionStatuses],
  transitions: {
    redeem: {
      from: ['none', ...redemptionStatuses],
      to: ['requested'],
      by: ['CompanyAdmin'],
      when: [noneOpen, hasBalance],
      emits: 'redemption.requested',
    },
    settle: { from: ['requested'], to: ['settled'], by: ['SuperAdmin'], emits: 'redemption.settled' },
    // The amount returns to the wallet.
    refuse: { from: ['requested'], to: ['refused'], by: ['SuperAdmin'], emits: 'redemption.refused' },
  },
})
