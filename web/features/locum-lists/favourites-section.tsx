import { useActiveCompany } from '#web/components/account/account.api.ts'
import { FavouriteButton } from '#web/components/people/favourite-button.tsx'
import { LoadError } from '#web/components/page/load-error.tsx'
import { paths } from '#shared/kernel/paths.ts'
import { useList } from '#web/platform/use-list.ts'
import { Box } from '#web/ui/chakra.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { Section } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ListedRow } from './listed-row.tsx'
import { favouritesList } from './locum-lists.api.ts'
import { locumListsText as text } from './locum-lists.text.ts'

/** The practice's favourites, each with their star: one that is taken away stays listed until the page is left. */
export function FavouritesSection() {
  const { company } = useActiveCompany()
  const list = useList(favouritesList(company.id))
  const { data, error, refetch } = list
  return (
    <Section title="Favourites" {...(data && data.length > 0 && !list.loadMore && { count: data.length })}>
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height="72px" borderRadius="m" role="status" aria-label={text.loading} />}
      {data?.length === 0 && (
        <EmptyState
          icon="star"
          title="No favourites yet"
          action={<ButtonLink to={paths.practice.directory}>Find locums</ButtonLink>}
        >
          Add a locum to your favourites on their card or profile.
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <Box asChild borderTop="1px solid" borderColor="border" pt="2">
          <ul>
            {data.map((locum) => (
              <ListedRow key={locum.id} locum={locum}>
                <FavouriteButton id={locum.id} name={locum.name} />
              </ListedRow>
            ))}
          </ul>
        </Box>
      )}
      <LoadMore loadMore={list.loadMore} busy={list.busy} />
    </Section>
  )
}
