import { named } from './storage.ts'

const prefix = (): string => named('draft ')

/** Where a draft is in the session storage. */
export const draftKey = (name: string, userId = ''): string => `${prefix()}${name} ${userId}`

/** The names of a user's drafts that begin so. */
export const draftNamesOf = (begin: string, userId = ''): string[] =>
  Object.keys(sessionStorage)
    .filter((key) => key.startsWith(prefix() + begin) && key.endsWith(` ${userId}`))
    .map((key) => key.slice(prefix().length, key.lastIndexOf(' ')))

/** Users who signed out in another tab while this one was at another site may have left some. */
export function removeDraftsOfOthers(userId = ''): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(prefix()) && !key.endsWith(` ${userId}`)) sessionStorage.removeItem(key)
}
