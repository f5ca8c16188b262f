import type { LocalDate } from '#shared/kernel/dates.ts'
import type { MaskedProfile } from '#shared/professionals/masked-profile.schema.ts'
import { maskedAccountNumber, maskedIdNumber } from '#shared/professionals/masked.rules.ts'
import { professionalOf } from '#shared/professionals/professionals.projections.ts'
import type { StoredProfessional } from '#functions/stores/professionals.repository.ts'

/** Number and bank details are opened by `getProfessional`, which records it. */
export function maskedProfileOf(stored: StoredProfessional, today: LocalDate): MaskedProfile {
  const { idpassport, payment_info: bank, walletTransactions: _, ...shown } = professionalOf(stored, today)
  return {
    ...shown,
    ...(idpassport && { idpassport: maskedIdNumber(idpassport) }),
    ...(bank && {
      bank: { bank_name: bank.bank_name, account_number: maskedAccountNumber(bank.account_number) },
    }),
    ...(stored.waitingSince && { waitingSince: stored.waitingSince }),
    registration_checked_at: stored.registration_checked_at,
    registration_due: stored.registration_due,
  }
}
