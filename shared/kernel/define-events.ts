import * as z from 'zod/mini'

/** What an event carries: the id of the aggregate it is about, and the data that its readers need. */
type Content<Subject, Data> = { subject: Subject; data: Data }

/**
 * An event as its slice declares it. `data` has only what readers need, with as little personal data as possible.
 * `upgrades` turn data of the version they are keyed by into the next version's.
 */
export type EventDeclaration<
  Subject extends z.ZodMiniType<string> = z.ZodMiniType<string>,
  Data extends z.ZodMiniType<object> = z.ZodMiniType<object>,
  Facts extends unknown[] = never[],
> = {
  version: number
  subject: Subject
  data: Data
  /** The only function that makes this event. */
  of: (...facts: Facts) => Content<z.output<Subject>, z.output<Data>>
  upgrades?: Record<number, (data: unknown) => unknown>
  /** If only the audit reads the event: why nothing else does. */
  noReaderYet?: string
}

export const declareEvent = <
  Subject extends z.ZodMiniType<string>,
  Data extends z.ZodMiniType<object>,
  Facts extends unknown[],
>(
  declaration: EventDeclaration<Subject, Data, Facts>,
): EventDeclaration<Subject, Data, Facts> => declaration

/** Events by type, `<aggregate>.<past participle>`. */
export type EventDeclarations = Record<string, EventDeclaration>

/** An event as it is written; for several types, one of them. */
export type DeclaredEvent<Events extends EventDeclarations, Type extends keyof Events = keyof Events> = {
  [T in Type & string]: {
    type: T
    version: number
    subject: z.output<Events[T]['subject']>
    data: z.output<Events[T]['data']>
  }
}[Type & string]

const declaration = Symbol('declaration')

/** An event with its declaration in a hidden property, so that commands can check it without importing a slice. */
export type MadeEvent = {
  type: string
  version: number
  subject: string
  data: object
  readonly [declaration]: EventDeclaration
}

type FactsOf<Declaration> = Declaration extends { of: (...facts: infer Facts) => unknown } ? Facts : never

/** Makes a slice's events from the facts that each type declares. */
export const eventMaker =
  <Events extends EventDeclarations>(events: Events) =>
  <Type extends keyof Events & string>(
    type: Type,
    ...facts: FactsOf<Events[Type]>
  ): DeclaredEvent<Events, Type> & MadeEvent => {
    const { version, of } = events[type] as EventDeclaration<never, never, unknown[]>
    const event = { type, version, ...of(...facts) }
    Object.defineProperty(event, declaration, { value: events[type] })
    return event as unknown as DeclaredEvent<Events, Type> & MadeEvent
  }

/** Parses an event as its readers will, and refuses one that was not made by `eventMaker`. */
export const checkEvent = ({ type, subject, data, [declaration]: declared }: MadeEvent): void => {
  if (!declared) throw new RangeError(`${type} was not made by its builder`)
  declared.subject.parse(subject)
  declared.data.parse(data)
}

const WrittenEvent = z.object({ type: z.string(), version: z.int(), subject: z.unknown(), data: z.unknown() })
type WrittenEvent = z.output<typeof WrittenEvent>

const upgraded = (
  { version: newest, upgrades = {} }: EventDeclaration,
  { type, version, data }: WrittenEvent,
): unknown => {
  if (version > newest) throw new RangeError(`${type} has version ${version}; the newest that is declared is ${newest}`)
  let current = data
  for (let from = version; from < newest; from += 1) {
    const upgrade = upgrades[from]
    if (!upgrade) throw new RangeError(`${type} has no upgrade from version ${from}`)
    current = upgrade(current)
  }
  return current
}

/** Reads a written event: upgrades it to the declared version and checks it. Refuses undeclared types. */
export const eventReader =
  <Events extends EventDeclarations>(events: Events) =>
  (item: unknown): DeclaredEvent<Events> => {
    const written = WrittenEvent.parse(item)
    const declaration = Object.hasOwn(events, written.type) ? events[written.type] : undefined
    if (!declaration) throw new RangeError(`No event ${written.type} is declared`)
    return {
      type: written.type,
      version: declaration.version,
      subject: declaration.subject.parse(written.subject),
      data: declaration.data.parse(upgraded(declaration, written)),
    } as DeclaredEvent<Events>
  }
