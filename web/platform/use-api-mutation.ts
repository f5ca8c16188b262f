import {
  hashKey,
  type QueryClient,
  type QueryKey,
  useMutation,
  type UseMutationOptions,
  useQueryClient,
} from '@tanstack/react-query'
import type { OutputOf, RequestOf, StartedFrom } from '#shared/kernel/define-contract.ts'
import { call } from './api-client.ts'
import { isStaleAfter } from './invalidations.ts'
import type { Command } from './operations.ts'
import { type Versioned, versionOfRecord } from './use-begun.ts'

type Keyed = { queryKey: QueryKey }

/** Marks as stale what a command has changed, and reloads what is on screen, except what it deletes (`deletedKey`). */
export async function invalidateAfter(
  client: QueryClient,
  command: Pick<Command, 'changes' | 'replaces'>,
  deletedKey?: QueryKey,
): Promise<void> {
  const stale = { predicate: ({ queryKey }: Keyed) => isStaleAfter(command, queryKey[0]) }
  // A response on its way was asked for before the change, and would pass for fresh.
  await client.cancelQueries(stale)
  const isDeleted = ({ queryKey }: Keyed) => deletedKey !== undefined && hashKey(queryKey) === hashKey(deletedKey)
  await client.invalidateQueries({ predicate: isDeleted, refetchType: 'none' })
  await client.invalidateQueries({ predicate: (query) => stale.predicate(query) && !isDeleted(query) })
}

type Callbacks<Result, Variables, Shown> = Pick<
  UseMutationOptions<Result, Error, Variables, Shown>,
  'onMutate' | 'onSuccess' | 'onError' | 'scope'
>

interface Options<Result, Variables, Shown> extends Callbacks<Result, Variables, Shown> {
  /** Overrides the title of the contract, where it depends on more than the operation. */
  failure?: (variables: Variables) => string
  /** False after success if `onMutate` has already updated everything, or if the session ends with the command. */
  reloadAfter?: (response: Result) => boolean
  /** What the command deletes: still on screen for a moment, it is not asked for again. */
  deletedKey?: QueryKey
  /** The form that it saves: `requestOf` gets the version to name. */
  begun?: { save: (send: (started: Versioned) => Promise<Result & Versioned>) => Promise<Result> }
}

/**
 * A command as a mutation; `requestOf` makes its request from the variables. Data is also reloaded after a failure, as
 * a refusal often means that the screen is out of date.
 */
export function useApiMutation<O extends Command, Variables = void, Shown = unknown>(
  operation: O,
  requestOf: (variables: Variables, version: string | undefined) => RequestOf<O> & StartedFrom<O>,
  { failure, reloadAfter = () => true, deletedKey, begun, ...callbacks }: Options<OutputOf<O>, Variables, Shown> = {},
) {
  const client = useQueryClient()
  const send = (variables: Variables, started?: Versioned) =>
    call<Command>(
      operation,
      requestOf(variables, started && versionOfRecord(started)) as never,
      failure && ({ failure: failure(variables) } as never),
    ) as Promise<OutputOf<O> & Versioned>
  return useMutation({
    mutationFn: (variables: Variables): Promise<OutputOf<O>> =>
      begun ? begun.save((started) => send(variables, started)) : send(variables),
    ...callbacks,
    onSettled: async (response, error) => {
      if (error || response === undefined) void invalidateAfter(client, operation)
      else if (reloadAfter(response)) await invalidateAfter(client, operation, deletedKey)
    },
  })
}
