import { basename, dirname } from 'node:path'
import { events } from '#shared/events.ts'
import type { EventDeclaration } from '#shared/kernel/define-events.ts'
import type { EventFacts } from './events-page.ts'
import type { AnyLifecycle } from './lifecycle-tables.ts'
import { madeEvents } from './made-events.ts'

type Modules = Record<string, Record<string, unknown>>

const isDeclared = (value: unknown): value is Record<string, EventDeclaration> =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => one && 'of' in (one as object))

type Table = Record<string, { channels?: readonly string[] }>

/** Each reader's table by its name: the types of event that it reads, and the channels of notifications. */
const readersOf = (modules: Modules): EventFacts['readers'] =>
  Object.fromEntries(
    Object.values(modules)
      .flatMap(({ readers }) => Object.entries(readers as Record<string, (deps: object) => Table>))
      .map(([name, table]) => [
        name,
        Object.fromEntries(Object.entries(table({})).map(([type, { channels = [] }]) => [type, channels.join(', ')])),
      ]),
  )

const slicesOf = (modules: Modules): EventFacts['slices'] => {
  const slices: EventFacts['slices'] = {}
  for (const [file, exported] of Object.entries(modules)) {
    const slice = basename(dirname(file))
    for (const value of Object.values(exported)) if (isDeclared(value)) slices[slice] = { ...slices[slice], ...value }
  }
  return slices
}

/** `declarations` are the modules `shared/<slice>/*.events.ts`, `readers` those of the Lambdas that read the stream. */
export const eventFacts = (
  root: string,
  { declarations, readers }: { declarations: Modules; readers: Modules },
  lifecycles: readonly AnyLifecycle[],
): EventFacts => ({
  slices: slicesOf(declarations),
  merged: Object.keys(events),
  lifecycles,
  made: madeEvents(root),
  readers: readersOf(readers),
})
