import { readStored, store, type Stored } from './storage.ts'

let newest: Stored['optionsVersion'] | undefined

const known = () => (newest ??= readStored('optionsVersion'))

/**
 * Answers that were made with options say which version that was; a newer one makes those in the cache stale. An older
 * one is of a Lambda that still has the options of before.
 */
export function learnOptions(header: string | null): void {
  const version = Number(header)
  if (version <= (known()?.version ?? 0)) return
  newest = { version, at: Date.now() }
  store('optionsVersion', newest)
}

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

/** Options change a few times a year. For a minute after that, some Lambdas still answer with those of before. */
export const optionsStaleTime = ({ state }: { state: { dataUpdatedAt: number } }): number => {
  const age = state.dataUpdatedAt - (known()?.at ?? 0)
  return age < 0 ? 0 : age < MINUTE_MS ? MINUTE_MS : HOUR_MS
}
