import {
  type QueryClient,
  type QueryKey,
  useMutation,
  type UseMutationOptions,
  useQueryClient,
} from '@tanstack/react-query'
import type { OutputOf, RequestOf } from '#shared/kernel/define-contract.ts'
import { call } from './api-client.ts'
import { isStaleAfter } from './invalidations.ts'
import type { Command } from './operations.ts'

/** Marks results as stale that a command has changed, and reloads those on screen. */
export async function invalidateAfter(
  client: QueryClient,
  command: Pick<Command, 'changes' | 'replaces'>,
): Promise<void> {
  const stale = { predicate: ({ queryKey }: { queryKey: QueryKey }) => isStaleAfter(command, queryKey[0]) }
  // A response on its way was asked for before the change, and would pass for fresh.
  await client.cancelQueries(stale)
  await client.invalidateQueries(stale)
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
}

/**
 * A command as a mutation; `requestOf` makes its request from the variables. Data is also reloaded after a failure, as
 * a refusal often means that the screen is out of date.
 */
export function useApiMutation<O extends Command, Variables = void, Shown = unknown>(
  operation: O,
  requestOf: (variables: Variables) => RequestOf<O>,
  { failure, reloadAfter = () => true, ...callbacks }: Options<OutputOf<O>, Variables, Shown> = {},
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (variables: Variables) =>
      call<Command>(
        operation,
        requestOf(variables) as never,
        failure && ({ failure: failure(variables) } as never),
      ) as Promise<OutputOf<O>>,
    ...callbacks,
    onSettled: async (response, error) => {
      if (error || response === undefined) void invalidateAfter(client, operation)
      else if (reloadAfter(response)) await invalidateAfter(client, operation)
    },
  })
}
