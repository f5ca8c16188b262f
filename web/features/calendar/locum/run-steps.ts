import type { LocalDate } from '#shared/kernel/dates.ts'

/** What takes a change back, command by command; each answers the days that were changed since and stay as they are. */
export type Undo = readonly (() => Promise<readonly LocalDate[]>)[]

/** A command, which answers what takes it back. */
type Step = () => Promise<Undo>

/** A change stopped half way, and what was done of it by then stands; `cause` says why it stopped. */
export class PartlyDone extends Error {
  constructor(cause: unknown) {
    super('A part of this was done and could not be taken back. Your calendar shows how it stands.', { cause })
    this.name = 'PartlyDone'
  }
}

interface TakenBack {
  how: 'undone' | 'partUndone' | 'noUndo'
  stayed: readonly LocalDate[]
  /** What has not been taken back yet. */
  rest: Undo
}

/** Runs an undo; when it stops half way, that is told. */
export async function takeBack(undo: Undo): Promise<TakenBack> {
  const stayed: LocalDate[] = []
  let done = 0
  try {
    for (const step of undo) {
      stayed.push(...(await step()))
      done += 1
    }
    return { how: 'undone', stayed, rest: [] }
  } catch {
    return { how: done > 0 ? 'partUndone' : 'noUndo', stayed, rest: undo.slice(done) }
  }
}

/** Runs one after the other; when that stops half way, what was done is taken back. */
export async function runSteps(steps: readonly Step[]): Promise<Undo> {
  const undo: Undo[number][] = []
  try {
    for (const step of steps) undo.push(...(await step()))
  } catch (error) {
    if ((await takeBack(undo)).how === 'undone') throw error
    throw new PartlyDone(error)
  }
  return undo
}
