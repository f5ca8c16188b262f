import * as z from 'zod/mini'
import { declareEvent, eventMaker } from '#shared/kernel/define-events.ts'
import type { OptionChange } from './option-lists.schema.ts'
import { changeActions } from './option-lists.schema.ts'

const Count = z.int()

export const optionEvents = {
  /** How many options of which lists changed in which way. */
  'options.changed': declareEvent({
    version: 1,
    subject: z.literal('options'),
    data: z.strictObject({
      version: z.int(),
      lists: z.array(z.string()),
      changes: z.strictObject(Object.fromEntries(changeActions.map((action) => [action, z.optional(Count)]))),
    }),
    of: (version: number, changes: readonly OptionChange[]) => ({
      subject: 'options' as const,
      data: {
        version,
        lists: [...new Set(changes.map(({ list }) => list))],
        changes: changes.reduce<Partial<Record<OptionChange['action'], number>>>(
          (sums, { action }) => ({ ...sums, [action]: (sums[action] ?? 0) + 1 }),
          {},
        ),
      },
    }),
    noReaderYet: 'Lambdas and open pages read options again by themselves.',
  }),
}

export const optionEvent = eventMaker(optionEvents)
