import type { adminContract } from '#shared/admin/admin.contract.ts'
import type { Person } from '#shared/admin/people.schema.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { displayName } from '#shared/members/display-name.ts'
import type { Context } from '#functions/platform/context.ts'
import { maskedProfileOf } from '#functions/profiles/masked-profile.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { ProfessionalsRepository } from '#functions/stores/professionals.repository.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'

type Deps = Pick<Context, 'today'> & {
  users: Pick<UsersRepository, 'get'>
  professionals: Pick<ProfessionalsRepository, 'getFullProfile'>
  companies: Pick<CompaniesRepository, 'listOfMemberNow'>
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
