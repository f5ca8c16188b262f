import { DomainError } from '#shared/kernel/errors.ts'
import { consentsOf } from '#shared/privacy/privacy.rules.ts'
import type { PrivacyChoices } from '#shared/privacy/privacy.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import type { PrivacyRepository } from '#functions/stores/privacy.repository.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'
import { currentTexts, type TextsDeps } from './current-texts.ts'

type Deps = Pick<Context, 'caller'> &
  TextsDeps & {
    privacy: Pick<PrivacyRepository, 'listConsents' | 'objectedAt'>
    users: Pick<UsersRepository, 'get'>
  }

export const getPrivacyChoices = async (context: Deps): Promise<PrivacyChoices> => {
  const { caller, privacy, users } = context
  const [user, current, consents, objectedAt] = await Promise.all([
    users.get(caller.account),
    currentTexts(context),
    privacy.listConsents(caller.account),
    privacy.objectedAt(caller.account),
  ])
  if (!user) throw new DomainError('UNAUTHENTICATED')
  const agreed = consentsOf(user, consents).at(-1)
  return { ...(agreed && { agreed }), current, ...(objectedAt && { marketing_objected_at: objectedAt }) }
}
