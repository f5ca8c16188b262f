const PREFIX = 'draft '

/** Where a draft is in the session storage. */
export const draftKey = (name: string, userId = ''): string => `${PREFIX}${name} ${userId}`

/** The names of a user's drafts that begin so. */
export const draftNamesOf = (begin: string, userId = ''): string[] =>
  Object.keys(sessionStorage)
    .filter((key) => key.startsWith(PREFIX + begin) && key.endsWith(` ${userId}`))
    .map((key) => key.slice(PREFIX.length, key.lastIndexOf(' ')))

/** Users who signed out in another tab while this one was at another site may have left some. */
export function removeDraftsOfOthers(userId = ''): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(PREFIX) && !key.endsWith(` ${userId}`)) sessionStorage.removeItem(key)
}
