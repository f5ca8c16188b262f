import type { CallerParty } from '#shared/kernel/caller.ts'
import { isCompanyId, type BookingId } from '#shared/kernel/ids.ts'
import { toRand } from '#shared/kernel/money.ts'
import { paths } from '#shared/kernel/paths.ts'
import type { Entry } from '#shared/wallets/ledger.rules.ts'
import {
  walletLabels,
  walletTypes,
  type Redemption,
  type Transaction,
  type Wallet,
  type WalletOwner,
} from '#shared/wallets/wallets.schema.ts'
import type { StoredRedemption, WalletOwnerId, WalletsRepository } from './wallets.repository.ts'

const bookingPages = {
  professional: paths.locum.booking,
  practice: paths.practice.booking,
  admin: paths.admin.booking,
} as const satisfies Record<CallerParty, (id: BookingId) => string>

/** Codes of redemptions begin with R, those of bookings with B. */
const linkOf = (reference: string, party: CallerParty): string => {
  if (reference === '') return ''
  if (!reference.startsWith('R')) return bookingPages[party](reference)
  return party === 'admin' ? paths.admin.redemptions : paths.practice.redemption(reference)
}

/** An entry as one party reads it: its links lead to that party's pages. */
export const transactionView = (entry: Entry, party: CallerParty): Transaction => ({
  id: String(entry.sequence),
  date: entry.date,
  amount: toRand(entry.amount),
  balance: toRand(entry.balance),
  reference: entry.reference,
  referenceLink: linkOf(entry.reference, party),
  type: entry.type,
  note: entry.note,
  createdAt: entry.createdAt,
})

export const walletOwnerOf = (id: WalletOwnerId): WalletOwner => (isCompanyId(id) ? 'company' : 'professional')

/** A wallet with its newest transactions, for the profile of its owner. */
export const readWallet = async (
  wallets: Pick<WalletsRepository, 'listEntries'>,
  id: WalletOwnerId,
  party: CallerParty,
): Promise<Wallet> => {
  const owner = walletOwnerOf(id)
  const { entries } = await wallets.listEntries(id, { order: 'desc' })
  return {
    type: walletTypes[owner],
    label: walletLabels[owner],
    total: toRand(entries[0]?.balance ?? 0),
    transactions: entries.map((entry) => transactionView(entry, party)),
  }
}

export const redemptionView = ({ version: _, amount, ...redemption }: StoredRedemption): Redemption => ({
  ...redemption,
  amount: toRand(amount),
})
