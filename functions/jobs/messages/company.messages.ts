import * as z from 'zod/mini'
import { UserId } from '../../../shared/kernel/ids.ts'
import { telling, type Messages } from './message.ts'

const DeletedCompany = z.object({ companyName: z.string(), members: z.array(UserId) })

export const companyMessages: Messages = {
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
