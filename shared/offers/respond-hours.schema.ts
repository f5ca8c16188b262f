import * as z from 'zod/mini'

const MAX_RESPONSE_HOURS = 14 * 24

/** Hours in which a request can be answered. */
export const RespondHours = z.int().check(z.gte(1), z.lte(MAX_RESPONSE_HOURS))
