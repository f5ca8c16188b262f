import { useSearchParams } from 'react-router-dom'
import { AdminSearch } from '#web/components/lookup/admin-search.tsx'
import { ExportList } from '#web/components/lookup/export-list.tsx'
import { FoundRow } from '#web/components/lookup/found-row.tsx'
import { LoadError } from '#web/components/page/load-error.tsx'
import { useList } from '#web/platform/use-list.ts'
import { Box, Stack } from '#web/ui/chakra.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { Page, PageHeader } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ViewSwitch } from '#web/ui/view-switch.tsx'
import { allPeople, peopleOrder, type PeopleOrder } from './people.api.ts'

const title = 'People'

const views = [
  { value: 'newest', label: 'Newest first' },
  { value: 'name', label: 'By name' },
] as const satisfies readonly { value: PeopleOrder; label: string }[]

function AllPeople() {
  const order = peopleOrder(useSearchParams()[0].get('show'))
  const { data, error, refetch, loadMore, busy } = useList(allPeople(order), { automaticItems: 0 })
  return (
    <>
      <ExportList list="people" />
      <ViewSwitch label="Order" views={views} current={order} />
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Stack role="status" aria-label="Loading the people" gap="3">
          {[1, 2, 3, 4].map((at) => (
            <Skeleton key={at} height="56px" borderRadius="m" />
          ))}
        </Stack>
      )}
      {data?.length === 0 && (
        <EmptyState icon="search" title="Nobody yet" action={null}>
          Locums and users of practices appear here once they have signed up.
        </EmptyState>
      )}
      <ul aria-label={title}>
        {data?.map((person) => (
          <FoundRow key={person.id} found={person} />
        ))}
      </ul>
      <LoadMore loadMore={loadMore} busy={busy} />
    </>
  )
}

/** All locums and users of practices, for the super admin. */
export function PeoplePage() {
  return (
    <Page>
      <PageHeader title={title}>Locums and users of practices.</PageHeader>
      <Box maxWidth="840px">
        <AdminSearch first="people">
          <AllPeople />
        </AdminSearch>
      </Box>
    </Page>
  )
}
