import { describe, expect, it } from 'vitest'
import type { Redemption, WalletSummary } from '#shared/wallets/wallets.schema.ts'
import { walletLabels, walletTypes } from '#shared/wallets/wallet-kinds.ts'
import { redeemAction } from './redeem-actions.ts'

const wallet = (total: number, status?: Redemption['status']): WalletSummary => ({
  type: walletTypes.company,
  label: walletLabels.company,
  total,
  transactions: 3,
  ...(status && { redemption: { status } as Redemption }),
})

describe('redeeming credits', () => {
  it.each([undefined, 'settled', 'refused'] as const)('is an owner’s to do, the last one being %s', (status) =>
    expect(redeemAction(wallet(1424.25, status), 'owner')).toEqual({}),
  )

  it('needs a balance, and no request that is open', () => {
    expect(redeemAction(wallet(0), 'owner')).toEqual({ disabled: 'NOTHING_TO_REDEEM' })
    expect(redeemAction(wallet(10, 'requested'), 'owner')).toEqual({ disabled: 'REDEMPTION_OPEN' })
  })

  it('is not a manager’s', () => expect(redeemAction(wallet(1424.25), 'manager')).toEqual({ disabled: 'OWNERS_ONLY' }))
})
