import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router-dom'
import { useSession } from '#web/platform/session.ts'
import { queryClientOf } from './query-client.ts'

/** Around public pages that read data, for the user who is signed in, or for a visitor. */
export function PublicData() {
  const userId = useSession()?.userId ?? ''
  return (
    <QueryClientProvider client={queryClientOf(userId)}>
      <Outlet />
    </QueryClientProvider>
  )
}
