import * as z from 'zod/mini'
import { Instant, LocalDate } from '#shared/kernel/dates.ts'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { Rand } from '#shared/kernel/money.schema.ts'
import { attentionKinds } from './attention-kinds.ts'

/** Something that waits for a super admin. */
export const AttentionItem = z.strictObject({
  kind: z.enum(attentionKinds),
  /** Of the person, practice, redemption, placement or report. */
  id: z.string(),
  /** The person or practice that waits. */
  name: z.string(),
  detail: z.string(),
  amount: z.optional(Rand),
  since: Instant,
  /** Of a registration that was not renewed: when it expires, which is what counts. */
  expires: z.optional(LocalDate),
})
export type AttentionItem = z.infer<typeof AttentionItem>

/** How many wait of a kind; `more` if there are further ones, which are not counted. */
export const AttentionCount = z.strictObject({
  kind: z.enum(attentionKinds),
  count: z.int(),
  more: z.boolean(),
  oldest: z.optional(Instant),
})
export type AttentionCount = z.infer<typeof AttentionCount>

/** The first of each kind, the longest waiting before the others. */
export const Attention = z.strictObject({ items: z.array(AttentionItem), counts: z.array(AttentionCount) })
export type Attention = z.infer<typeof Attention>

export const attentionContract = defineContract({
  getAttention: {
    method: 'GET',
    path: '/admin/attention',
    summary: 'What waits for a super admin, the longest first, with the number of each kind',
    access: { roles: ['SuperAdmin'] },
    response: Attention,
    errors: [],
    reads: ['professionalApprovals', 'practiceApprovals', 'wallets', 'placements', 'reports'],
  },
})
