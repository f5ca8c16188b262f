import type { EventDeclaration } from '#shared/kernel/define-events.ts'
import type { AnyLifecycle } from './lifecycle-tables.ts'
import { shapeOf } from './stored-items.ts'

/** All events: what slices declare, what makes them and what reads them. */
export type EventFacts = {
  /** By slice, as its files declare them. */
  slices: Record<string, Record<string, EventDeclaration>>
  /** The types in `shared/events.ts`, which readers accept. */
  merged: readonly string[]
  lifecycles: readonly AnyLifecycle[]
  /** The files that make events, by type. */
  made: ReadonlyMap<string, readonly string[]>
  /** By reader and type of event: what the reader does with it. */
  readers: Record<string, Record<string, string>>
}

const declaredIn = ({ slices }: EventFacts) =>
  Object.entries(slices)
    .flatMap(([slice, events]) => Object.entries(events).map(([type, declaration]) => ({ slice, type, declaration })))
    .sort((a, b) => `${a.slice} ${a.type}`.localeCompare(`${b.slice} ${b.type}`))

const actionsOf = ({ lifecycles }: EventFacts, type: string): string[] =>
  lifecycles.flatMap(({ name, transitions }) =>
    Object.entries(transitions)
      .filter(([, { emits }]) => emits === type)
      .map(([action]) => `${name}: ${action}`),
  )

const readingsOf = ({ readers }: EventFacts, type: string): string[] =>
  Object.entries(readers).flatMap(([reader, table]) =>
    table[type] === undefined ? [] : [[reader, table[type]].filter(Boolean).join(': ')],
  )

/** Mistakes across slices, which the compiler can't find. */
export const eventProblems = (facts: EventFacts): string[] => {
  const declared = declaredIn(facts)
  const types = declared.map(({ type }) => type)
  const known = new Set(types)
  const undeclared = (names: readonly string[], what: string) =>
    names.filter((type) => !known.has(type)).map((type) => `${type} is not declared, but ${what}.`)
  return [
    ...types.filter((type, at) => types.indexOf(type) !== at).map((type) => `${type} is declared twice.`),
    ...declared.flatMap(({ type, declaration: { noReaderYet } }) => {
      const isRead = readingsOf(facts, type).length > 0
      return [
        ...(facts.merged.includes(type) ? [] : [`${type} is missing in shared/events.ts.`]),
        ...(facts.made.has(type) ? [] : [`${type} is declared, but nothing emits it.`]),
        ...(isRead || noReaderYet ? [] : [`${type} has no reader: add one, or give the reason as noReaderYet.`]),
        ...(isRead && noReaderYet ? [`${type} has a reader: remove noReaderYet.`] : []),
      ]
    }),
    ...Object.entries(facts.readers).flatMap(([reader, table]) => undeclared(Object.keys(table), `${reader} reads it`)),
    ...undeclared([...facts.made.keys()], 'code makes it'),
    ...undeclared(
      facts.lifecycles.flatMap(({ transitions }) => Object.values(transitions).map(({ emits }) => emits)),
      'a lifecycle emits it',
    ),
  ]
}

const madeIn = (file: string): string => `\`${file.replace(/^functions\//, '').replace(/(\.lazy)?\.ts$/, '')}\``

/** All events as a table. */
export const eventsPage = (facts: EventFacts): string =>
  [
    '# Events',
    '',
    'Each slice declares its events in `shared/<slice>/*.events.ts`. A change to the data of an event needs the next version',
    'and an upgrade from the previous one; `npm run generate` refuses it otherwise. Emitted by: the action of the lifecycle,',
    'then the file that makes the event.',
    '',
    '| slice | event | version | shape | carries | emitted by | read by |',
    '|---|---|---|---|---|---|---|',
    ...declaredIn(facts).map(({ slice, type, declaration: { version, data, noReaderYet } }) => {
      const { digest, attributes } = shapeOf(data)
      const emitted = [...actionsOf(facts, type), ...(facts.made.get(type) ?? []).map(madeIn)].join(' · ')
      const read = readingsOf(facts, type).join(' · ') || `the audit alone. ${noReaderYet ?? ''}`
      return `| ${slice} | ${type} | ${version} | \`${digest}\` | ${attributes} | ${emitted} | ${read} |`
    }),
    '',
  ].join('\n')
