import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { calendarContract } from '#shared/calendar/calendar.contract.ts'
import { registerQuery } from './invalidations.ts'
import { invalidateAfter } from './use-api-mutation.ts'

it('data asked for before a change is not fresh after it', async () => {
  registerQuery(calendarContract.listAvailability)
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })
  const queryKey = ['listAvailability']
  let answer = (_days: string) => {}
  const prefetched = client.prefetchQuery({
    queryKey,
    queryFn: () => new Promise<string>((resolve) => (answer = resolve)),
  })
  await expect.poll(() => client.isFetching()).toBe(1)
  await invalidateAfter(client, calendarContract.changeCalendar)
  answer('before the change')
  await prefetched
  await expect(client.fetchQuery({ queryKey, queryFn: () => 'after the change' })).resolves.toBe('after the change')
})
