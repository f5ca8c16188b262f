/** The time in some hours. */
export const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString()

/** Runs the agenda's Lambda, on the tables that the environment names, as if it were this time. */
export const runAgenda = async (time: string): Promise<void> => {
  const { handler } = await import('#functions/events/agenda/agenda.lambda.ts')
  await handler({ time })
}
