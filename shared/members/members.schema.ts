import * as z from 'zod/mini'
import { EmailArgument } from '#shared/identity/identity.schema.ts'
import { Instant } from '#shared/kernel/dates.ts'
import { CompanyId, InviteId, UserId } from '#shared/kernel/ids.ts'
import { memberRoles } from '#shared/kernel/member-roles.ts'
import { nameText } from '#shared/kernel/text.ts'

const Role = z.enum(memberRoles, 'Choose owner, manager or booker')

/** A user of a practice, as their colleagues see them. */
export const Member = z.strictObject({
  id: UserId,
  /** Absent until they have given it. */
  name: z.optional(z.string()),
  email: z.string(),
  role: Role,
  since: Instant,
  lastActiveAt: z.optional(Instant),
})
export type Member = z.infer<typeof Member>

export const RoleChange = z.strictObject({ role: Role })

/** SPEC 7 names `email` alone, and 3 a list of roles, of which there is one. Without either it makes a manager. */
export const InviteBody = z.strictObject({
  email: EmailArgument,
  role: z.optional(Role),
  roles: z.optional(z.array(Role).check(z.length(1, 'Choose one role'))),
})
export type InviteBody = z.infer<typeof InviteBody>

/** An invite that has not been accepted. */
export const Invite = z.strictObject({
  id: InviteId,
  email: z.string(),
  roles: z.array(Role),
  /** Who sent it last; absent once they have left the practice. */
  sentBy: z.optional(UserId),
  sentAt: Instant,
  validUntil: Instant,
  expired: z.boolean(),
  /** Only the sender receives the link, besides the invited person by mail. */
  inviteLink: z.optional(z.url()),
})
export type Invite = z.infer<typeof Invite>

/** The invite's practice and id, so that no index of tokens is needed, and 256 bits of a secret. */
export const InviteToken = z.string().check(z.regex(/^[0-9A-Z]{32}[\w-]{43}$/, 'This is not a valid invite'))

/** What the link of an invite leads to. */
export const OpenedInvite = z.strictObject({
  id: InviteId,
  companyId: CompanyId,
  practice: z.string(),
  /** Absent if they have left the practice, or have given no name. */
  invitedBy: z.optional(z.string()),
  role: Role,
  /** The address that it was sent to: who accepts must have confirmed it. */
  email: z.string(),
  validUntil: Instant,
})
export type OpenedInvite = z.infer<typeof OpenedInvite>

export const Acceptance = z.strictObject({ token: InviteToken, name: z.optional(nameText(120)) })
