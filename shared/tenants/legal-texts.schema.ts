import * as z from 'zod/mini'
import { Instant } from '#shared/kernel/dates.ts'
import { multilineText } from '#shared/kernel/text.ts'

export const LegalTextKind = z.enum(['terms', 'privacy'])
export type LegalTextKind = z.infer<typeof LegalTextKind>

/** One version of a text that people agree to; it is never changed. */
export const LegalText = z.strictObject({
  kind: LegalTextKind,
  version: z.int(),
  /** When it was saved. */
  at: Instant,
  /** Paragraphs with an empty line between them; one that begins with `# ` is a heading. */
  text: z.string(),
})
export type LegalText = z.infer<typeof LegalText>

export const LegalTextChange = z.strictObject({
  text: multilineText(40_000).check(z.minLength(1, 'Required')),
  /** As it was read. */
  version: z.optional(z.int()),
})
