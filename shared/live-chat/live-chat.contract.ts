import * as z from 'zod/mini'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { CompanyId } from '#shared/kernel/ids.ts'

/** Shows the live chat who is writing: a SHA-256 code of your id under the tenant's key (DESIGN 12.10). */
const ChatHash = z.strictObject({ hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) })

/** They are asked for by POST, as the chat's clients do, and change nothing. */
export const liveChatContract = defineContract({
  getLocumChatHash: {
    method: 'POST',
    path: '/professionals/tawk/hash',
    summary: 'What tells the live chat that it is you',
    access: { roles: ['Locum'] },
    response: ChatHash,
    takesNoKey: true,
    errors: [],
  },
  getPracticeChatHash: {
    method: 'POST',
    path: '/companies/{companyId}/tawk/hash',
    summary: 'What tells the live chat that it is you, a member of this practice',
    access: { roles: ['CompanyAdmin'], owns: { kind: 'company', id: 'params.companyId' } },
    params: z.strictObject({ companyId: CompanyId }),
    response: ChatHash,
    takesNoKey: true,
    errors: ['COMPANY_NOT_FOUND'],
  },
})
