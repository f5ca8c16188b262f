import * as z from 'zod/mini'

/** A form's question for a document: whether one is kept already or has just been chosen. */
export const held = (otherwise: string) => z.boolean().check(z.refine((isHeld) => isHeld, otherwise))
