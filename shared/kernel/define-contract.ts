import type * as z from 'zod/mini'
import type { ErrorCode } from './error-catalogue.ts'
import type { FailureTitle } from './failure-titles.ts'
import type { HigherRole } from './member-roles.ts'
import type { Role } from './roles.ts'

/** The kinds of owner that an operation can check; the server has one resolver for each. */
export type OwnedKind =
  | 'self'
  | 'company'
  | 'companyReader'
  | 'offer'
  | 'request'
  | 'booking'
  | 'documentOwner'
  | 'documentReader'
  | 'user'
  | 'availability'
  | 'chatParty'

/** Where an id is in the request, such as `params.offerId` or `body.accountid`. */
export type IdLocation = `params.${string}` | `query.${string}` | `body.${string}`

/**
 * What an operation is for a super admin who views an account or acts for it (decision 241): both read it; both read it
 * and leave no mark, such as that a message was seen; only one who acts calls it; or neither ever does.
 */
export type UnderGrant = 'read' | 'unmarked' | 'act' | 'never'

/** What only super admins call is nobody’s account, so there is nothing to say of it. */
type Admitted =
  { roles: readonly ['SuperAdmin']; underGrant?: never } | { roles: readonly [Role, ...Role[]]; underGrant: UnderGrant }

/** Who may call an operation, as data that the server enforces and the docs print. */
export type Access =
  | { public: true }
  | (Admitted & {
      /**
       * The resource that must be the caller's; another's and a missing one get the same answer. Super admins pass on
       * reads. `checked` is set if the command checks it instead of the access check. `member` is the least role that a
       * practice's user needs, unless it is about themselves: the body has only `ownFields`, or `self` is their id;
       * without it, all may.
       */
      owns?: {
        kind: OwnedKind
        id: IdLocation
        checked?: 'inCommand'
        member?: HigherRole
        self?: IdLocation
      }
      /** Fields about the user themself: each member of a practice changes their own, no one under a grant. */
      ownFields?: readonly string[]
      /** The id for the command record, if `owns` doesn't name it. */
      about?: IdLocation
      /** The locum or practice must be approved. */
      approved?: true
      /** A practice must be approved and have its required steps complete before it sees locums. */
      readsPeople?: true
      /** Where a super admin says why; it is recorded with the command, or with the reading. */
      reason?: IdLocation
      /**
       * A super admin’s own reading is written into the audit before it is answered. False for what the site asks for
       * by itself, such as a count that it polls: under a grant, all but that is written.
       */
      logged?: boolean
      /** Where a reading names the document that is opened, and which ones are recorded without a grant too. */
      document?: { at: IdLocation; recorded: readonly string[] }
      session?: SessionCheck
    })

/**
 * Where the session is checked, if not before the use case: in the command, so that a repeat gets its first response
 * even after the account is deleted; with the profile, which is read anyway; or not at all, for public data.
 */
export type SessionCheck = 'inCommand' | 'inProfile' | 'unchecked'

/** A kind of data that the site caches: queries read it, commands change it. */
export type DataKind =
  | 'offers'
  | 'bookings'
  | 'calendars'
  | 'calendarFeed'
  | 'ownProfile'
  | 'ownPractices'
  | 'offerTemplates'
  | 'pricing'
  | 'professionalApprovals'
  | 'practiceApprovals'
  | 'notifications'
  | 'exports'
  | 'favourites'
  | 'blocks'
  | 'pools'
  | 'instantBooking'
  | 'messages'
  | 'reports'
  | 'members'
  | 'placements'
  | 'privacy'
  | 'invites'
  | 'wallets'
  | 'people'
  | 'tenant'
  | 'options'

type ObjectSchema = z.ZodMiniType<Record<string, unknown>, Record<string, unknown>>

type OperationBase = {
  path: `/${string}`
  summary: string
  access: Access
  params?: ObjectSchema
  query?: ObjectSchema
  body?: ObjectSchema
  /** What the body is, for the message if it is no object (SPEC 8). */
  bodyName?: 'Availability' | 'Booking' | 'Offer'
  /** For a larger body than usual: the limit in bytes as sent, and the error for anything above it. */
  bodyLimit?: { bytes: number; refusal: ErrorCode }
  /** The field that can also be sent as the whole body, as JSON text or `text/plain`. */
  textBody?: string
  /**
   * It mails others, so it counts against the caller's daily mails. `unlessEmpty` names a list of the body: if that is
   * empty, the call withdraws something, which is never refused.
   */
  causesMail?: true | { unlessEmpty: string }
  errors: readonly ErrorCode[]
  /** The title that the site shows if the call fails; without one it shows only the error’s message. */
  failure?: FailureTitle
  /** A field of the body that, if given, is the command’s key, whatever the Idempotency-Key. */
  keyIn?: string
  /** Not a GET, but repeating it is harmless, so it takes no Idempotency-Key. */
  takesNoKey?: true
  /**
   * A save of what its client has read before: If-Match names that version, which is its `version` or `updatedAt`. One
   * that is no longer current is refused, so that a save overwrites only what its sender has seen. Where it is needed,
   * a save that names none is refused too: `*` overwrites whatever is there.
   */
  takesVersion?: true | 'needed'
  /** Calendar programs ask first with HEAD, whose response is that of GET without its body. */
  answersHead?: true
  /** Older paths of the same operation. */
  aliases?: readonly `/${string}`[]
}

/** `response` is sent as `{ data }`, `list` as `{ Items, Count, NextToken?, Summary? }`, `raw` as that content type. */
export type Operation = OperationBase &
  (
    | {
        method: 'GET'
        /** A cached response is stale once one of these changes; empty if only others change it, or nobody does. */
        reads: readonly DataKind[]
        changes?: never
        replaces?: never
      }
    | {
        method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
        changes: readonly DataKind[] | 'all'
        /** The query whose cached response is replaced by this one, so that it need not be read again. */
        replaces?: string
        reads?: never
      }
  ) &
  (
    | { response: z.ZodMiniType; list?: never; listSummary?: never; raw?: never }
    /** `listSummary` is about the whole list, and sent with its first page. */
    | { list: z.ZodMiniType; listSummary?: z.ZodMiniType; response?: never; raw?: never }
    | { raw: string; response?: never; list?: never; listSummary?: never }
  )

export type Contract = Record<string, Operation>

/** An operation with its key in the contract. */
export type NamedOperation<O extends Operation = Operation> = O & { readonly name: string }

/** Keeps the literal types of a slice's operations and adds each one's key as its name. */
export const defineContract = <const C extends Contract>(
  contract: C,
): { readonly [Name in keyof C]: C[Name] & { readonly name: Name } } =>
  Object.fromEntries(Object.entries(contract).map(([name, operation]) => [name, { ...operation, name }])) as never

type Parsed<O, K extends 'params' | 'query' | 'body'> = O extends Record<K, z.ZodMiniType> ? z.output<O[K]> : undefined
type RequestPart<O, K extends 'params' | 'body'> =
  O extends Record<K, z.ZodMiniType> ? { [P in K]: z.input<O[K]> } : unknown
/** A query without required fields is optional itself. */
type RequestQuery<O> = O extends { query: z.ZodMiniType }
  ? Record<never, never> extends z.input<O['query']>
    ? { query?: z.input<O['query']> }
    : { query: z.input<O['query']> }
  : unknown

/** The parsed request that a use case receives. */
export type InputOf<O extends Operation> = {
  params: Parsed<O, 'params'>
  query: Parsed<O, 'query'>
  body: Parsed<O, 'body'>
}

/** What a save that takes a version started from; undefined if it overwrites whatever is there. */
export type StartedFrom<O extends Operation> = O extends { takesVersion: true | 'needed' }
  ? { version: string | undefined }
  : unknown

/** The request that a client passes. */
export type RequestOf<O extends Operation> = RequestPart<O, 'params'> & RequestQuery<O> & RequestPart<O, 'body'>

/** `summary` is about the whole list; only the first page has it. */
export type Page<T, Summary = unknown> = { items: T[]; nextToken?: string | undefined; summary?: Summary }

type SummaryOf<O> = O extends { listSummary: z.ZodMiniType } ? z.output<O['listSummary']> : unknown

/** What a use case returns: the object, or a page of a list. */
export type OutputOf<O extends Operation> = O extends { list: z.ZodMiniType }
  ? Page<z.output<O['list']>, SummaryOf<O>>
  : O extends { response: z.ZodMiniType }
    ? z.output<O['response']>
    : string

/** Super admins alone have operations that say nothing of grants, as `Admitted` has it. */
export const admits = ({ roles }: Exclude<Access, { public: true }>, role: Role): boolean =>
  (roles as readonly Role[]).includes(role)

export const isPublicAccess = (access: Access): access is { public: true } => 'public' in access

/** Whether the audit has requests themselves, of a super admin or under a grant, besides what they change. */
export const isAudited = (access: Access): boolean =>
  !isPublicAccess(access) &&
  access.session !== 'unchecked' &&
  (access.logged ?? (access.underGrant !== undefined && access.underGrant !== 'never'))

/** A command takes an Idempotency-Key: a repeat gets the same response, another request under the key is refused. */
export const isCommand = ({
  method,
  access,
  takesNoKey,
}: Pick<Operation, 'method' | 'access' | 'takesNoKey'>): boolean =>
  method !== 'GET' && !isPublicAccess(access) && !takesNoKey

/** The methods of its routes. */
export const methodsOf = ({ method, answersHead }: Pick<Operation, 'method' | 'answersHead'>): string[] =>
  answersHead ? [method, 'HEAD'] : [method]

/** Fills `{names}` of a path. */
export const pathOf = (path: string, params: Record<string, unknown> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
