import * as z from 'zod/mini'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { CompanyId } from '#shared/kernel/ids.ts'

/** Proves to the live chat who is writing: a SHA-256 HMAC of the id under the tenant's key (DESIGN 12.10). */
const ChatHash = z.strictObject({ hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) })

/** POST because the chat's clients use it; nothing is changed. */
export const liveChatContract = defineContract({
  getLocumChatHash: {
    method: 'POST',
    path: '/professionals/tawk/hash',
    summary: 'A hash that identifies you to the live chat',
    access: { roles: ['Locum'], underGrant: 'never' },
    response: ChatHash,
    takesNoKey: true,
    failure: 'Failed to load hash',
    errors: ['NOT_FOUND'],
    changes: [],
  },
  getPracticeChatHash: {
    method: 'POST',
    path: '/companies/{companyId}/tawk/hash',
    summary: 'A hash that identifies you to the live chat as a member of this practice',
    access: { roles: ['CompanyAdmin'], owns: { kind: 'company', id: 'params.companyId' }, underGrant: 'never' },
    params: z.strictObject({ companyId: CompanyId }),
    response: ChatHash,
    takesNoKey: true,
    failure: 'Failed to load hash',
    errors: ['COMPANY_NOT_FOUND', 'NOT_FOUND'],
    changes: [],
  },
})
