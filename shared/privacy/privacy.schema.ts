import * as z from 'zod/mini'
import { Instant, LocalDate } from '#shared/kernel/dates.ts'
import { PrivacyRequestId, UserId } from '#shared/kernel/ids.ts'
import { multilineText } from '#shared/kernel/text.ts'

/** The versions of the texts that a person agrees to. */
export const TextVersions = z.strictObject({ terms: z.int().check(z.gte(1)), privacy: z.int().check(z.gte(1)) })
export type TextVersions = z.infer<typeof TextVersions>

/** That a person has agreed to these versions. */
export const Consent = z.extend(TextVersions, { at: Instant })
export type Consent = z.infer<typeof Consent>

export const PrivacyChoices = z.strictObject({
  /** The newest consent; absent for an account that an operator created. */
  agreed: z.optional(Consent),
  /** What is to be agreed to now. */
  current: TextVersions,
  /** Since when they object to direct marketing. */
  marketing_objected_at: z.optional(Instant),
})
export type PrivacyChoices = z.infer<typeof PrivacyChoices>

/** POPIA, sections 23, 24 and 11(3). */
export const privacyRequestKinds = ['access', 'correction', 'deletion', 'objection'] as const
export const PrivacyRequestKind = z.enum(privacyRequestKinds, 'Choose what you ask for')
export type PrivacyRequestKind = z.infer<typeof PrivacyRequestKind>

export const PrivacyRequestStatus = z.enum(['open', 'answered'])
export type PrivacyRequestStatus = z.infer<typeof PrivacyRequestStatus>

const WORDS = 10
const words = multilineText(2_000).check(z.minLength(WORDS, `Write at least ${WORDS} characters`))

export const PrivacyRequestBody = z.strictObject({ kind: PrivacyRequestKind, message: words })
export type PrivacyRequestBody = z.infer<typeof PrivacyRequestBody>

export const PrivacyAnswerBody = z.strictObject({ answer: words })
export type PrivacyAnswerBody = z.infer<typeof PrivacyAnswerBody>

/** What a person asks about their data, and the answer. */
export const PrivacyRequest = z.strictObject({
  id: PrivacyRequestId,
  person: UserId,
  name: z.string(),
  email: z.string(),
  kind: PrivacyRequestKind,
  message: z.string(),
  status: PrivacyRequestStatus,
  requestedAt: Instant,
  /** The last day on which it is to be answered. */
  answerBy: LocalDate,
  answer: z.optional(z.string()),
  answeredAt: z.optional(Instant),
})
export type PrivacyRequest = z.infer<typeof PrivacyRequest>

/** What a super admin sees of a person's privacy. */
export const PersonPrivacy = z.strictObject({
  consents: z.array(Consent),
  marketing_objected_at: z.optional(Instant),
  requests: z.array(PrivacyRequest),
})
export type PersonPrivacy = z.infer<typeof PersonPrivacy>

/** A reading of identity, bank details or a personal document. */
export const OwnView = z.strictObject({
  at: Instant,
  by: z.enum(['you', 'support']),
  /** The document, or `profile` for identity number and bank details. */
  document: z.string(),
  /** Support that views an account or acts for it sees no numbers. */
  hidden: z.optional(z.literal(true)),
})
export type OwnView = z.infer<typeof OwnView>
