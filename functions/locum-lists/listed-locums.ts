import type { UserId } from '#shared/kernel/ids.ts'
import type { ListedLocum } from '#shared/locum-lists/locum-lists.schema.ts'
import type { SearchEntriesRepository } from '#functions/stores/search-entries.repository.ts'

/** Those of them whom practices find. */
export const listedLocums = async (
  searchEntries: Pick<SearchEntriesRepository, 'getEntries'>,
  ids: readonly UserId[],
): Promise<ListedLocum[]> => {
  const entries = await searchEntries.getEntries(ids)
  return ids.flatMap((id) => {
    const entry = entries.get(id)
    if (!entry) return []
    const { name, profession, home, avatar_file } = entry
    return [{ id, name, profession, region: home.region, ...(avatar_file && { avatar_file }) }]
  })
}
