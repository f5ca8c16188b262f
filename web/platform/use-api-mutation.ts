import { type QueryClient, useMutation, type UseMutationOptions, useQueryClient } from '@tanstack/react-query'
import type { OutputOf, RequestOf } from '#shared/kernel/define-contract.ts'
import { call } from './api-client.ts'
import { invalidations } from './invalidations.ts'
import type { Command } from './operations.ts'

/** Reads again what a command has made old, as far as it is on the screen. */
export function invalidateAfter(client: QueryClient, { name }: Pick<Command, 'name'>): Promise<void> {
  const names: readonly unknown[] | 'all' = invalidations[name]
  return client.invalidateQueries(names === 'all' ? {} : { predicate: ({ queryKey }) => names.includes(queryKey[0]) })
}

/**
 * A command of the API as a mutation; `requestOf` makes its request of what the page has. Also after a failure everything that it
 * changes is read again: a refusal often means that the screen is old.
 */
export function useApiMutation<O extends Command, Variables = void>(
  operation: O,
  requestOf: (variables: Variables) => RequestOf<O>,
  options: Pick<UseMutationOptions<OutputOf<O>, Error, Variables>, 'onSuccess'> = {},
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (variables: Variables) =>
      call<Command>(operation, requestOf(variables) as never) as Promise<OutputOf<O>>,
    ...options,
    onSettled: () => invalidateAfter(client, operation),
  })
}
