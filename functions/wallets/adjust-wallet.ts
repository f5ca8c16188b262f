import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { BookingId } from '#shared/kernel/ids.ts'
import { toCents } from '#shared/kernel/money.ts'
import { add, deduct, type Entry } from '#shared/wallets/ledger.rules.ts'
import type { walletsContract } from '#shared/wallets/wallets.contract.ts'
import { walletEvent } from '#shared/wallets/wallets.events.ts'
import { ADDITION, type Transaction } from '#shared/wallets/wallets.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import type { WalletOwnerId, WalletsRepository } from '#functions/stores/wallets.repository.ts'
import { transactionView } from '#functions/stores/wallets.view.ts'
import { writeEntries } from '#functions/ledger/write-entries.ts'
import { ownerNameOf, type OwnerDeps } from './wallet-owner.ts'

type Deps = Pick<Context, 'caller' | 'now' | 'execute'> &
  OwnerDeps & { wallets: WalletsRepository; bookings: Pick<BookingsRepository, 'get'> }

/** A booking that a posting names is one of the wallet's owner. */
const checkBooking = async ({ bookings }: Deps, id: BookingId | undefined, owner: WalletOwnerId): Promise<void> => {
  const booking = id && (await bookings.get(id))
  if (id && ![booking?.company.id, booking?.professional.id].includes(owner as never))
    throw new DomainError('BOOKING_NOT_FOUND', {
      fields: [{ field: 'reference', message: 'This is not a booking of this wallet’s owner' }],
    })
}

/** Posts an amount for a super admin, who says in the note what it is for. */
export const adjustWallet = (
  context: Deps,
  { params: { ownerId, type: kind }, body }: InputOf<(typeof walletsContract)['adjustWallet']>,
): Promise<Transaction> =>
  context.execute(async () => {
    const { caller, now } = context
    const [name] = await Promise.all([
      ownerNameOf(context, ownerId, kind),
      checkBooking(context, body.reference, ownerId),
    ])
    const posting = { amount: toCents(body.amount), reference: body.reference ?? '', note: body.note }
    const { posted, writes } = await writeEntries(context, ownerId, (wallet) => {
      const made = body.type === ADDITION ? add(wallet, posting, now) : deduct(wallet, posting, now)
      if (!made) throw new DomainError('BALANCE_TOO_LOW')
      return made
    })
    return {
      writes,
      response: transactionView(posted.entries[0] as Entry, caller.party),
      events: [walletEvent('wallet.adjusted', { id: ownerId, name }, body)],
    }
  })
