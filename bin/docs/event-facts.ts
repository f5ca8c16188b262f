import { basename, dirname } from 'node:path'
import { events } from '#shared/events.ts'
import type { EventDeclaration } from '#shared/kernel/define-events.ts'
import { templates } from '#functions/events/notify/messages/templates.ts'
import { eventsForOthers } from '#functions/events/notify/other-applicants.ts'
import { reactions } from '#functions/events/react/reactions.ts'
import type { EventFacts } from './events-page.ts'
import type { AnyLifecycle } from './lifecycle-tables.ts'
import { madeEvents } from './made-events.ts'

type Modules = Record<string, Record<string, unknown>>

const isDeclared = (value: unknown): value is Record<string, EventDeclaration> =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => one && 'of' in (one as object))

const withEach = (types: readonly string[], says: (type: string) => string): Record<string, string> =>
  Object.fromEntries(types.map((type) => [type, says(type)]))

/** Tables of readers, which nothing is asked of but what they read. */
const typesOf = (table: (needs: never) => object): string[] => Object.keys(table({} as never))

const slicesOf = (modules: Modules): EventFacts['slices'] => {
  const slices: EventFacts['slices'] = {}
  for (const [file, exported] of Object.entries(modules)) {
    const slice = basename(dirname(file))
    for (const value of Object.values(exported)) if (isDeclared(value)) slices[slice] = { ...slices[slice], ...value }
  }
  return slices
}

/** `modules` are those of `shared/<slice>/*.events.ts` by file. */
export const eventFacts = (root: string, modules: Modules, lifecycles: readonly AnyLifecycle[]): EventFacts => ({
  slices: slicesOf(modules),
  merged: Object.keys(events),
  lifecycles,
  made: madeEvents(root),
  readers: {
    notification: withEach(Object.keys(templates), (type) =>
      templates[type as keyof typeof templates].channels.join(', '),
    ),
    'notification of other applicants': withEach(typesOf(eventsForOthers), () => ''),
    reaction: withEach(typesOf(reactions), () => ''),
  },
})
