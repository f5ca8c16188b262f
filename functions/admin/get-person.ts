import type { adminContract } from '#shared/admin/admin.contract.ts'
import type { MaskedProfile, Person } from '#shared/admin/people.schema.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { displayName } from '#shared/members/display-name.ts'
import { maskedAccountNumber, maskedIdNumber } from '#shared/professionals/masked.rules.ts'
import { professionalOf } from '#shared/professionals/professionals.projections.ts'
import type { Context } from '#functions/platform/context.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { ProfessionalsRepository, StoredProfessional } from '#functions/stores/professionals.repository.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'

type Deps = Pick<Context, 'today'> & {
  users: Pick<UsersRepository, 'get'>
  professionals: Pick<ProfessionalsRepository, 'getFullProfile'>
  companies: Pick<CompaniesRepository, 'listOfMemberNow'>
}

/** Whoever needs the number or the bank details opens them by `getProfessional`, which records it. */
function maskedProfileOf(stored: StoredProfessional, today: LocalDate): MaskedProfile {
  const { idpassport, payment_info: bank, walletTransactions: _, ...shown } = professionalOf(stored, today)
  return {
    ...shown,
    ...(idpassport && { idpassport: maskedIdNumber(idpassport) }),
    ...(bank && {
      bank: { bank_name: bank.bank_name, account_number: maskedAccountNumber(bank.account_number) },
    }),
    ...(stored.waitingSince && { waitingSince: stored.waitingSince }),
  }
}

export const getPerson = async (
  { today, users, professionals, companies }: Deps,
  { params: { userId: id } }: InputOf<(typeof adminContract)['getPerson']>,
): Promise<Person> => {
  const [user, profile] = await Promise.all([users.get(id), professionals.getFullProfile(id)])
  if (!user) throw new DomainError('USER_NOT_FOUND')
  const { email, role, createdAt, consent, quotas, sessionsValidAfter, suspended } = user
  const practices = await companies.listOfMemberNow(id, user.joinedPractices, 'eventual')
  return {
    id,
    name: profile?.name ?? displayName(user),
    email,
    role,
    createdAt,
    ...(consent && { consent }),
    ...(quotas && { quotas }),
    ...(sessionsValidAfter && { sessionsValidAfter }),
    ...(suspended && { suspended }),
    practices: practices.map((practice) => ({
      id: practice.id,
      name: practice.name,
      role: practice.role,
      approved: practice.approved,
    })),
    ...(profile && { profile: maskedProfileOf(profile, today) }),
  }
}
