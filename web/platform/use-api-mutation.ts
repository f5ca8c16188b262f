import { type QueryClient, useMutation, type UseMutationOptions, useQueryClient } from '@tanstack/react-query'
import type { OutputOf, RequestOf } from '#shared/kernel/define-contract.ts'
import { call } from './api-client.ts'
import { isOldAfter } from './invalidations.ts'
import type { Command } from './operations.ts'

/** Reads again what a command has made old, as far as it is on the screen. */
export function invalidateAfter(client: QueryClient, { name }: Pick<Command, 'name'>): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey }) => isOldAfter(name, queryKey[0]) })
}

type Callbacks<Answer, Variables, Shown> = Pick<
  UseMutationOptions<Answer, Error, Variables, Shown>,
  'onMutate' | 'onSuccess' | 'onError' | 'scope'
>

interface Options<Answer, Variables, Shown> extends Callbacks<Answer, Variables, Shown> {
  /** Replaces the title from `error-catalogue`, where it depends on more than the operation. */
  failure?: (variables: Variables) => string
  /**
   * Whether what the command changes is read again, unless it fails: not where `onMutate` has put all of it on the
   * screen, or where the session ends with it.
   */
  rereads?: (answer: Answer) => boolean
}

/**
 * A command of the API as a mutation; `requestOf` makes its request of what the page has. Also after a failure
 * everything that it changes is read again, because a refusal often means that the screen is old; the failure is shown
 * without waiting for that.
 */
export function useApiMutation<O extends Command, Variables = void, Shown = unknown>(
  operation: O,
  requestOf: (variables: Variables) => RequestOf<O>,
  { failure, rereads = () => true, ...callbacks }: Options<OutputOf<O>, Variables, Shown> = {},
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
    onSettled: async (answer, error) => {
      if (error || answer === undefined) void invalidateAfter(client, operation)
      else if (rereads(answer)) await invalidateAfter(client, operation)
    },
  })
}
