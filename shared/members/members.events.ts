import * as z from 'zod/mini'
import { declareEvent, eventMaker } from '#shared/kernel/define-events.ts'
import { CompanyId, InviteId, UserId } from '#shared/kernel/ids.ts'
import { memberRoles, type MemberRole } from '#shared/kernel/member-roles.ts'

type Practice = { id: CompanyId; name: string }

const ofPractice = ({ id, name }: Practice) => ({ companyId: id, companyName: name })
const practice = { companyId: CompanyId, companyName: z.string() }

export const memberEvents = {
  'member.joined': declareEvent({
    version: 1,
    subject: UserId,
    /** `name` is what the others call them. */
    data: z.strictObject({ ...practice, name: z.string(), role: z.enum(memberRoles) }),
    of: (company: Practice, { id, ...member }: { id: UserId; name: string; role: MemberRole }) => ({
      subject: id,
      data: { ...ofPractice(company), ...member },
    }),
  }),
  'member.role-changed': declareEvent({
    version: 1,
    subject: UserId,
    data: z.strictObject({ ...practice, role: z.enum(memberRoles), by: UserId }),
    of: (company: Practice, { id, role }: { id: UserId; role: MemberRole }, by: UserId) => ({
      subject: id,
      data: { ...ofPractice(company), role, by },
    }),
  }),
  'member.removed': declareEvent({
    version: 1,
    subject: UserId,
    /** `by` themselves, if they have left. */
    data: z.strictObject({ ...practice, name: z.string(), by: UserId }),
    of: (company: Practice, { id, name }: { id: UserId; name: string }, by: UserId) => ({
      subject: id,
      data: { ...ofPractice(company), name, by },
    }),
  }),
  'invite.sent': declareEvent({
    version: 1,
    subject: InviteId,
    /** The mail reads the rest: an event holds neither address nor link. `sending` counts how often it was sent. */
    data: z.strictObject({ companyId: CompanyId, sending: z.int() }),
    of: (companyId: CompanyId, { id, sending }: { id: InviteId; sending: number }) => ({
      subject: id,
      data: { companyId, sending },
    }),
  }),
  'invite.cancelled': declareEvent({
    version: 1,
    subject: InviteId,
    data: z.strictObject({ companyId: CompanyId }),
    of: (companyId: CompanyId, id: InviteId) => ({ subject: id, data: { companyId } }),
  }),
}

export const memberEvent = eventMaker(memberEvents)
