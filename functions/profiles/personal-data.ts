import type { Professional } from '#shared/professionals/professionals.schema.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { Context } from '#functions/platform/context.ts'
import type { CommandOutcome, Replay } from '#functions/platform/dynamo/command.ts'
import type { ProfessionalsRepository } from '#functions/stores/professionals.repository.ts'

const fields = ['idpassport', 'payment_info'] as const

type ProfileResponse = { id: string } & Partial<Pick<Professional, (typeof fields)[number]>>
type Professionals = Pick<ProfessionalsRepository, 'getFullProfile'>

/**
 * Identity number and bank details are stored only in the personal item, so that deleting it removes them. A command
 * record leaves them out; a repeat reads them from there.
 */
export const withoutPersonalData = <T extends ProfileResponse>(professionals: Professionals): Replay<T> => ({
  toRecord: (response) => ({
    ...response,
    ...Object.fromEntries(fields.filter((field) => response[field] !== undefined).map((field) => [field, null])),
  }),
  fromRecord: async (recordedResponse) => {
    const had = fields.filter((field) => field in recordedResponse)
    const whole = had.length > 0 ? await professionals.getFullProfile(recordedResponse.id as UserId) : undefined
    return { ...recordedResponse, ...Object.fromEntries(had.map((field) => [field, whole?.[field]])) }
  },
})

/** The same for commands that return professionals among others. */
export const recordingNoPersonalData = <C extends Pick<Context, 'execute'> & { professionals: Professionals }>(
  context: C,
): C => ({
  ...context,
  execute: <T>(decide: () => Promise<CommandOutcome<T>>) =>
    context.execute(decide, withoutPersonalData(context.professionals) as unknown as Replay<T>),
})
