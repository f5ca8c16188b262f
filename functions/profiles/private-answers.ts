import type { Professional } from '#shared/professionals/professionals.schema.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { Context } from '#functions/platform/context.ts'
import type { Decision, Replay } from '#functions/platform/dynamo/command.ts'
import type { ProfessionalsRepository } from '#functions/stores/professionals.repository.ts'

const fields = ['idpassport', 'payment_info'] as const

type Answer = { id: string } & Partial<Pick<Professional, (typeof fields)[number]>>
type Professionals = Pick<ProfessionalsRepository, 'getFullProfile'>

/**
 * Identity number and bank details are stored only in the personal item, so that deleting it removes them. A command
 * record leaves them out; a repeat reads them from there.
 */
export const withoutPrivate = <T extends Answer>(professionals: Professionals): Replay<T> => ({
  keep: (answer) => ({
    ...answer,
    ...Object.fromEntries(fields.filter((field) => answer[field] !== undefined).map((field) => [field, null])),
  }),
  restore: async (kept) => {
    const had = fields.filter((field) => field in kept)
    const whole = had.length > 0 ? await professionals.getFullProfile(kept.id as UserId) : undefined
    return { ...kept, ...Object.fromEntries(had.map((field) => [field, whole?.[field]])) }
  },
})

/** The same for commands that return professionals among others. */
export const recordingNothingPrivate = <C extends Pick<Context, 'run'> & { professionals: Professionals }>(
  context: C,
): C => ({
  ...context,
  run: <T>(decide: () => Promise<Decision<T>>) =>
    context.run(decide, withoutPrivate(context.professionals) as unknown as Replay<T>),
})
