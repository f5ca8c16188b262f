import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'
import type { Role } from './roles.ts'

/** What an operation's resource belongs to; each kind has one resolver on the server. */
export type OwnedKind =
  | 'self'
  | 'company'
  | 'companyReader'
  | 'offer'
  | 'booking'
  | 'documentOwner'
  | 'documentReader'
  | 'user'
  | 'availability'

/** Where the owned id stands in the request, as `params.offerId` or `body.accountid`. */
export type IdPlace = `params.${string}` | `query.${string}` | `body.${string}`

/**
 * Who may call an operation, as data. `owns` names the resource that must be the caller's (their own, or of a company
 * of theirs); foreign and absent look the same. A super admin passes `owns` on reads. `approved` asks for an approved
 * professional or company. `readsPeople` asks a practice's user for an approved practice with its required steps
 * complete: the one that `owns` names, or else one of theirs. `session`, and `checked` of `owns`, are left out where
 * they are checked before the use case. `about` places the id that the command's record names, where `owns` doesn't.
 */
export type Access =
  | { public: true }
  | {
      roles: readonly [Role, ...Role[]]
      owns?: { kind: OwnedKind; id: IdPlace; checked?: 'in command' }
      about?: IdPlace
      approved?: true
      readsPeople?: true
      session?: SessionCheck
    }

/**
 * Where else it is checked that the account exists and the session has not been ended: in the command, so that a repeat
 * gets its first answer although the account has gone; in the profile, which is read anyway; or not at all, for what is
 * the same for everyone.
 */
export type SessionCheck = 'in command' | 'in profile' | 'unchecked'

type ObjectSchema = z.ZodMiniType<Record<string, unknown>, Record<string, unknown>>

type OperationBase = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/${string}`
  summary: string
  access: Access
  params?: ObjectSchema
  query?: ObjectSchema
  body?: ObjectSchema
  /** Where a body may be larger than usual: how large (in bytes as it travels), and what larger ones hear. */
  bodyLimit?: { bytes: number; refusal: ErrorCode }
  /** The body's field that may be the whole body, as JSON text or as `text/plain`. */
  textBody?: string
  /**
   * Others are notified of it by mail: refused once the caller has caused as many mails as a day allows. `unlessEmpty`
   * names a list of the body; where that is empty, the operation ends something, and what ends something is never
   * refused.
   */
  causesMail?: true | { unlessEmpty: string }
  errors: readonly ErrorCode[]
  /** For what is no GET and yet needs no Idempotency-Key: it changes nothing, or a repeat does the same again. */
  takesNoKey?: true
  /** Other paths that do the same, for clients that use the older name. */
  aliases?: readonly `/${string}`[]
}

/**
 * `response` answers `{ data }`; `list` answers `{ Items, Count, NextToken?, LeftOut? }`; `raw` a file of that content
 * type.
 */
export type Operation = OperationBase &
  (
    | { response: z.ZodMiniType; list?: never; raw?: never }
    | { list: z.ZodMiniType; response?: never; raw?: never }
    | { raw: string; response?: never; list?: never }
  )

export type Contract = Record<string, Operation>

/** An operation that knows its key in the contract. */
export type Named<O extends Operation = Operation> = O & { readonly name: string }

/** Keeps the literal types of a slice's operations, and gives each its key as its name. */
export const defineContract = <const C extends Contract>(
  contract: C,
): { readonly [Name in keyof C]: C[Name] & { readonly name: Name } } =>
  Object.fromEntries(Object.entries(contract).map(([name, operation]) => [name, { ...operation, name }])) as never

type Parsed<O, K extends 'params' | 'query' | 'body'> = O extends Record<K, z.ZodMiniType> ? z.output<O[K]> : undefined
type Given<O, K extends 'params' | 'body'> = O extends Record<K, z.ZodMiniType> ? { [P in K]: z.input<O[K]> } : unknown
/** A query of which everything may be left out may be left out itself. */
type GivenQuery<O> = O extends { query: z.ZodMiniType }
  ? Record<never, never> extends z.input<O['query']>
    ? { query?: z.input<O['query']> }
    : { query: z.input<O['query']> }
  : unknown

/** What a use case receives of a request. */
export type InputOf<O extends Operation> = {
  params: Parsed<O, 'params'>
  query: Parsed<O, 'query'>
  body: Parsed<O, 'body'>
}

/** What a client passes. */
export type RequestOf<O extends Operation> = Given<O, 'params'> & GivenQuery<O> & Given<O, 'body'>

/** `leftOut` counts what a search looked at and did not list. */
export type Page<T> = { items: T[]; nextToken?: string | undefined; leftOut?: number }

/** What a use case answers: the object, or a page of a list. */
export type OutputOf<O extends Operation> = O extends { list: z.ZodMiniType }
  ? Page<z.output<O['list']>>
  : O extends { response: z.ZodMiniType }
    ? z.output<O['response']>
    : string

export const isPublic = (access: Access): access is { public: true } => 'public' in access

/** A command takes an Idempotency-Key: its record answers a repeat and refuses another request under the same key. */
export const isCommand = ({
  method,
  access,
  takesNoKey,
}: Pick<Operation, 'method' | 'access' | 'takesNoKey'>): boolean => method !== 'GET' && !isPublic(access) && !takesNoKey

/** Fills `{names}` of a path. */
export const pathOf = (path: string, params: Record<string, unknown> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
