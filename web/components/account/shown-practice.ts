import type { Company } from '#shared/companies/companies.schema.ts'
import { session } from '#web/platform/session.ts'
import { readStored, removeStored, store } from '#web/platform/storage.ts'

export type Shown = Pick<Company, 'id' | 'name'> | undefined

/** The practice that this user was shown last in this browser. */
export function shownPractice(): Shown {
  const stored = readStored('shownPractice')
  return stored?.userId === session()?.userId ? stored : undefined
}

export function noteShown({ id, name }: Company): Shown {
  store('shownPractice', { userId: session()?.userId ?? '', id, name })
  return { id, name }
}

/** After leaving it, also for the next visit. */
export const forgetShown = (): void => removeStored('shownPractice')
