import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { privacyContract } from '#shared/privacy/privacy.contract.ts'
import { privacyEvent } from '#shared/privacy/privacy.events.ts'
import type { Consent } from '#shared/privacy/privacy.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import type { PrivacyRepository } from '#functions/stores/privacy.repository.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'
import { currentTexts, type TextsDeps } from './current-texts.ts'

type Deps = Pick<Context, 'caller' | 'execute' | 'now'> &
  TextsDeps & {
    privacy: Pick<PrivacyRepository, 'putConsent'>
    users: Pick<UsersRepository, 'mustExist'>
  }

/** Only to what is current: a person agrees to what they could read. */
export const agreeToTexts = (
  context: Deps,
  { body: { terms, privacy: notice } }: InputOf<(typeof privacyContract)['agreeToTexts']>,
): Promise<Consent> =>
  context.execute(async () => {
    const { caller, now, privacy, users } = context
    const current = await currentTexts(context)
    if (terms !== current.terms || notice !== current.privacy) throw new DomainError('STALE_STATE')
    const consent: Consent = { terms, privacy: notice, at: now }
    return {
      writes: [privacy.putConsent(caller.account, consent), users.mustExist(caller.account)],
      response: consent,
      events: [privacyEvent('consent.given', caller.account, current)],
    }
  })
