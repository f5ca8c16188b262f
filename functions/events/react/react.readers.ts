import { counted } from './audit/counts-of.ts'
import { lookupUpdates } from './lookup/lookup-updates.ts'
import { publishing } from './publishing.ts'
import { reactions } from './reactions.ts'
import { retention } from './retention.ts'

/** All tables by which this Lambda reads events, as `docs/generated/events.md` names them. */
export const readers = { reactions, publishing, retention, lookupUpdates, keyFigures: () => counted }
