import { valueStore } from '#web/platform/value-store.ts'

/**
 * The height of the docked sheet in pixels, 0 without one. Not a property of the body, whose change would compute the
 * styles of the whole page again.
 */
export const dockedHeight = valueStore(0)
