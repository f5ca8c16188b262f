import type { Decision } from './approval.schema.ts'
import { formatInstant } from './dates.ts'

const verbs: Record<Decision['what'], string> = {
  approved: 'approved this',
  'sent back': 'sent this back',
  'approval undone': 'undid this approval',
}

/** `Lerato Mokoena approved this on Mon 30 Nov at 10:42.` */
export const formatDecision = ({ what, name, at }: Decision): string =>
  `${name} ${verbs[what]} on ${formatInstant(at)}.`
