import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { locumListsContract } from '#shared/locum-lists/locum-lists.contract.ts'
import { useActiveCompany } from '#web/components/account/account.api.ts'
import { apiQuery, mappedQuery, type ApiQuery } from '#web/platform/api-query.ts'
import { isStaleAfter } from '#web/platform/invalidations.ts'
import { nextTask } from '#web/platform/next-task.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'

const { listFavourites, addFavourite, removeFavourite } = locumListsContract

/** What one request can ask about; a page of a search has fewer. */
const MOST_ASKED = 100

interface Batch {
  companyId: CompanyId
  ids: Set<UserId>
  favourites: Promise<Set<UserId>>
}
let open: Batch | undefined

function newBatch(companyId: CompanyId): Batch {
  const ids = new Set<UserId>()
  const ask = async (): Promise<Set<UserId>> => {
    await nextTask()
    if (open === batch) open = undefined
    const asked = { params: { companyId }, query: { ids: [...ids].join(',') } }
    return new Set((await apiQuery(listFavourites, asked).queryFn()).favourites)
  }
  const batch = { companyId, ids, favourites: ask() }
  return batch
}

/** The stars that are drawn together ask in one request. */
async function isFavourite(companyId: CompanyId, id: UserId): Promise<boolean> {
  if (!open || open.companyId !== companyId || open.ids.size >= MOST_ASKED) open = newBatch(companyId)
  open.ids.add(id)
  return (await open.favourites).has(id)
}

export const favouriteQuery = (companyId: CompanyId, id: UserId): ApiQuery<boolean> => ({
  ...mappedQuery(
    apiQuery(listFavourites, { params: { companyId }, query: { ids: id } }),
    'one',
    ({ favourites }) => favourites.length > 0,
  ),
  queryFn: () => isFavourite(companyId, id),
})

/** Whether a locum is a favourite of the practice, and how to change that: shown at once, undone if it fails. */
export function useFavourite(id: UserId): { favourite: boolean; change: (favourite: boolean) => void } {
  const { company } = useActiveCompany()
  const client = useQueryClient()
  const query = favouriteQuery(company.id, id)
  const { data = false } = useQuery(query)
  const show = (favourite: boolean) => void client.setQueryData(query.queryKey, favourite)
  const commandFor = (favourite: boolean) => ({
    scope: { id: `favourite ${id}` },
    onMutate: async () => {
      await client.cancelQueries({ queryKey: query.queryKey })
      show(favourite)
    },
    // A search on screen may have been asked before the star was stored. One without it stays in its list until it is
    // next opened, so that it can be put back.
    onSuccess: () =>
      void client.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] !== listFavourites.name && isStaleAfter(addFavourite, queryKey[0]),
        refetchType: favourite ? 'active' : 'none',
      }),
    onError: () => show(!favourite),
    reloadAfter: () => false,
  })
  const request = () => ({ params: { companyId: company.id, professionalId: id } })
  const add = useApiMutation(addFavourite, request, commandFor(true))
  const remove = useApiMutation(removeFavourite, request, commandFor(false))
  return { favourite: data, change: (favourite) => (favourite ? add : remove).mutate() }
}
