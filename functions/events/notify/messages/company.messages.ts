import * as z from 'zod/mini'
import { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { telling, type Messages } from './message.ts'

const DeletedCompany = z.object({ companyName: z.string(), members: z.array(UserId) })

const Decided = z.object({ companyId: CompanyId, companyName: z.string() })

export const companyMessages: Messages = {
  'company.approved': telling(Decided, ({ companyId, companyName }) => [
    {
      kind: 'account',
      to: { practice: companyId },
      title: `${companyName} is approved`,
      text: 'You can now find locums, post shifts and confirm who works them.',
      link: '/practice/dashboard',
      mail: true,
    },
  ]),
  'company.approval-removed': telling(Decided, ({ companyId, companyName }) => [
    {
      kind: 'account',
      to: { practice: companyId },
      title: `${companyName} is being checked again`,
      text: 'Until it is approved you cannot look for locums, post shifts or confirm anyone. Bookings you already have stay.',
      link: '/practice/dashboard',
      mail: true,
    },
  ]),
  'company.deleted': telling(DeletedCompany, ({ companyName, members }) =>
    members.map((member) => ({
      kind: 'account',
      to: { user: member },
      title: `${companyName} was deleted`,
      text: 'Another member has deleted this practice. Its open offers are cancelled.',
      link: '/',
      mail: true,
    })),
  ),
}
