/** Unread notifications are counted up to here, so that counting them costs the same for everybody. */
export const MAX_COUNTED = 100

/** `99+` from a hundred on. */
export const formatUnread = (count: number): string => (count < MAX_COUNTED ? String(count) : `${MAX_COUNTED - 1}+`)
