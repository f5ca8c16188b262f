import { addDays, todayAt, type Instant, type LocalDate } from '#shared/kernel/dates.ts'
import type { Appointment } from '#shared/kernel/agenda.ts'
import { instantOf } from '#shared/kernel/dates.ts'
import type { Consent, PrivacyRequest, TextVersions } from './privacy.schema.ts'

/** The Promotion of Access to Information Act, section 25; POPIA refers to it. */
export const ANSWER_DAYS = 30
const REMINDER_DAYS = 7

export const answerBy = (requestedAt: Instant): LocalDate => addDays(todayAt(requestedAt), ANSWER_DAYS)

/** A week before its last day the agency is reminded. */
export const privacyAppointments = ({ answerBy: last }: Pick<PrivacyRequest, 'answerBy'>): Appointment<'remind'>[] => [
  { at: instantOf(addDays(last, -REMINDER_DAYS), '08:00'), what: 'remind' },
]

/** What an account agreed to when it was created: `t2-p3`, or before texts had numbers, the date of the first. */
export const CONSENT = /^t([1-9]\d{0,5})-p([1-9]\d{0,5})$/
const FIRST: TextVersions = { terms: 1, privacy: 1 }

export const signUpConsent = ({ terms, privacy }: TextVersions): string => `t${terms}-p${privacy}`

export const versionsOf = (consent: string): TextVersions => {
  const [, terms, privacy] = CONSENT.exec(consent) ?? []
  return terms && privacy ? { terms: Number(terms), privacy: Number(privacy) } : FIRST
}

/** What a sign-up agrees to counts only up to the versions that there are. */
export const consentUpTo = (consent: string, current: TextVersions = FIRST): string => {
  const { terms, privacy } = versionsOf(consent)
  return signUpConsent({ terms: Math.min(terms, current.terms), privacy: Math.min(privacy, current.privacy) })
}

/** All consents of a person, oldest first: that of their sign-up, and those that were given since. */
export const consentsOf = (
  { consent, createdAt }: { consent?: string | undefined; createdAt: Instant },
  since: readonly Consent[],
): Consent[] => [...(consent ? [{ ...versionsOf(consent), at: createdAt }] : []), ...since]

/** Whether a person need not be asked: neither text has changed since. */
export const isAgreed = (agreed: TextVersions | undefined, current: TextVersions): boolean =>
  agreed?.terms === current.terms && agreed.privacy === current.privacy
