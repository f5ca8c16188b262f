import type { Audit } from '#shared/kernel/caller.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { AuditKind } from './audit-kinds.ts'
import type { AuditRecord } from './audit.schema.ts'

/** Events that only pass work on, and say nothing of what somebody did. */
const technical = [
  'chats-ending.continued',
  'export.continued',
  'devices.removed',
  'mail-pause.ended',
  'quiet-hours.ended',
  'message.seen',
  'retention.due',
] as const

const kindBySubject: Record<string, AuditKind> = {
  account: 'accounts',
  application: 'offers',
  availability: 'availability',
  booking: 'bookings',
  company: 'profiles',
  conversation: 'messages',
  credits: 'wallets',
  export: 'exports',
  favourite: 'lists',
  impersonation: 'support',
  invite: 'members',
  locum: 'lists',
  member: 'members',
  message: 'messages',
  offer: 'offers',
  options: 'settings',
  placement: 'placements',
  pool: 'lists',
  consent: 'accounts',
  marketing: 'accounts',
  'privacy-request': 'accounts',
  professional: 'profiles',
  redemption: 'wallets',
  report: 'messages',
  request: 'offers',
  tenant: 'settings',
  wallet: 'wallets',
}

/** Of these subjects, what concerns their approval. A practice is approved, or begins to wait, when it is created. */
const isApproval =
  /^(company\.created|(professional|company|account)\.(verified|approv|sent-back|corrected|suspen|registration))/

/** The kind of an event; undefined for one that is not recorded. */
export const kindOf = (type: string): AuditKind | undefined => {
  if ((technical as readonly string[]).includes(type)) return undefined
  if (isApproval.test(type)) return 'approvals'
  return kindBySubject[type.slice(0, type.indexOf('.'))]
}

type Concerned = Pick<AuditRecord, 'person' | 'company' | 'about'>

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** Whom and what an event or a reading is about: ids by their prefixes, then those that its data names. */
const concernedBy = (subject: string | undefined, by: Audit, data: object = {}): Concerned => {
  const { professionalId, companyId, owner } = data as Record<string, unknown>
  const named = [subject, textOf(professionalId), textOf(companyId), textOf(owner), by.practice].filter(
    (id) => id !== undefined,
  )
  const person = named.find((id) => UserId.safeParse(id).success) as UserId | undefined
  const company = named.find((id) => CompanyId.safeParse(id).success) as CompanyId | undefined
  return {
    ...(person && { person }),
    ...(company && { company }),
    ...(subject !== undefined && subject !== person && subject !== company && { about: subject }),
  }
}

type Mode = AuditRecord['mode']
type Delivered = { type: string; subject: string; data: object; at: Instant; by: Audit }

/** An event as the audit has it: without names, texts and amounts, save the reason that was given. */
export const recordOfEvent = ({ type, subject, data, at, by }: Delivered): AuditRecord | undefined => {
  const kind = kindOf(type)
  if (!kind) return undefined
  const { subject: _named, reason: given, ...who } = by
  const { reason: other, of: exported, mode } = data as { reason?: unknown; of?: AuditRecord['exported']; mode?: Mode }
  // A grant that another one ends has the reason of neither.
  const reason = type === 'impersonation.ended' ? undefined : (given ?? (by.via ? undefined : textOf(other)))
  return {
    ...who,
    at,
    kind,
    what: type,
    ...concernedBy(subject, by, data),
    ...(reason && { reason }),
    ...(kind === 'exports' && exported && { exported }),
    ...(kind === 'support' && mode && { mode }),
  }
}

const recordOfRequest =
  (kind: AuditKind) =>
  (by: Audit, at: Instant, document?: string): AuditRecord => {
    const { subject, ...who } = by
    const concerned = concernedBy(subject, by, { owner: by.for })
    return { ...who, at, kind, what: by.op, ...concerned, ...(document && { document }) }
  }

/** A reading of somebody's data. */
export const recordOfReading = recordOfRequest('readings')

/** A command of a super admin for an account, which has no event. */
export const recordOfCommand = recordOfRequest('support')

/** The people and practices whom entries name. */
export const recordedParties = (entries: readonly AuditRecord[]): (UserId | CompanyId | undefined)[] =>
  entries.flatMap(({ user, for: other, practice, person, company }) => [user, other, practice, person, company])
