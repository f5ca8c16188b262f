import * as z from 'zod/mini'
import { Instant } from '#shared/kernel/dates.ts'
import { Professional } from './professionals.schema.ts'

/** A profile without what is opened on its own: of the identity number and the bank account a few digits. */
export const MaskedProfile = z.strictObject({
  ...z.omit(Professional, { payment_info: true, walletTransactions: true }).shape,
  bank: z.optional(z.strictObject({ bank_name: z.string(), account_number: z.string() })),
  /** While it waits for approval. */
  waitingSince: z.optional(Instant),
  registration_checked_at: z.optional(Instant),
  /** From when on the registration waits to be checked, once it is approved. */
  registration_due: z.optional(Instant),
})
export type MaskedProfile = z.infer<typeof MaskedProfile>
