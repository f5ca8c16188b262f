import * as z from 'zod/mini'

/** Hours that a request or private offer has to be answered, unless its sender chooses otherwise. */
export const RESPONSE_HOURS = 24
const MAX_RESPONSE_HOURS = 14 * 24

export const RespondHours = z.int().check(z.gte(1), z.lte(MAX_RESPONSE_HOURS))
