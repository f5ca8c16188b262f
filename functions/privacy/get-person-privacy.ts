import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { privacyContract } from '#shared/privacy/privacy.contract.ts'
import { consentsOf } from '#shared/privacy/privacy.rules.ts'
import type { PersonPrivacy } from '#shared/privacy/privacy.schema.ts'
import { privacyRequestOf, type PrivacyRepository } from '#functions/stores/privacy.repository.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'

type Deps = {
  privacy: Pick<PrivacyRepository, 'listConsents' | 'objectedAt' | 'listOfPerson'>
  users: Pick<UsersRepository, 'get'>
}

export const getPersonPrivacy = async (
  { privacy, users }: Deps,
  { params: { userId } }: InputOf<(typeof privacyContract)['getPersonPrivacy']>,
): Promise<PersonPrivacy> => {
  const [user, consents, objectedAt, { items }] = await Promise.all([
    users.get(userId),
    privacy.listConsents(userId),
    privacy.objectedAt(userId),
    privacy.listOfPerson(userId),
  ])
  if (!user) throw new DomainError('USER_NOT_FOUND')
  return {
    consents: consentsOf(user, consents),
    ...(objectedAt && { marketing_objected_at: objectedAt }),
    requests: items.map(privacyRequestOf),
  }
}
