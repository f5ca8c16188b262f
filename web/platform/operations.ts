import type { apiContract } from '#shared/api-contract.ts'
import type { DataKind, NamedOperation, Operation } from '#shared/kernel/define-contract.ts'

type Api = typeof apiContract

/** The operations of the API by their keys in the contracts; only types, so that no contract is loaded for them. */
export type OperationName = keyof Api
export type QueryName = { [Name in OperationName]: Api[Name]['method'] extends 'GET' ? Name : never }[OperationName]
export type CommandName = Exclude<OperationName, QueryName>

export type Query = NamedOperation<Operation> & { readonly name: QueryName; readonly reads: readonly DataKind[] }
export type ListQuery = Query & { list: unknown }
/** Returns one object rather than a list. */
export type SingleQuery = Query & { list?: never }
export type Command = NamedOperation<Operation> & {
  readonly name: CommandName
  readonly changes: readonly DataKind[] | 'all'
}
