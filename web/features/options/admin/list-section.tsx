import { type Place, rowsAt } from '#shared/options/list-places.rules.ts'
import type { OptionLists } from '#shared/options/option-lists.schema.ts'
import { formatInstant } from '#shared/kernel/dates.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Box, Small } from '#web/ui/chakra.ts'
import { PageHeader } from '#web/ui/page.tsx'
import type { Editing } from './editing.ts'
import { HolidaysSection } from './holidays-section.tsx'
import { ListActions } from './list-actions.tsx'
import { GroupTable } from './group-table.tsx'
import { type ListProps, PlainTable } from './list-table.tsx'
import { isCounted, listTitles, ownerOf, singularOf } from './places.ts'
import type { OptionsDraft } from './use-options-draft.ts'

interface Props {
  place: Place
  edited: OptionsDraft
  stored: OptionLists
  editing: Editing
}

/** One list, and what can be done with it. */
export function ListSection({ place, edited, stored, editing }: Props) {
  const { counted } = stored
  const { draft, changesByOption, uses } = edited
  const list: ListProps = { draft, changes: changesByOption, uses: counted && uses, editing, place }
  const owner = ownerOf(draft.lists, place)
  const isEmpty = rowsAt(draft.lists, place).length === 0
  return (
    // Beside the tree, a tablet has no room for the buttons next to the title.
    <Box css={{ '& > header > div': { flexWrap: 'wrap' } }}>
      {owner && <Small>{owner}</Small>}
      <PageHeader
        title={listTitles[place.list]}
        actions={<ListActions stored={stored} edited={edited} place={place} editing={editing} />}
      />
      {place.list === 'public-holidays' ? (
        <HolidaysSection list={list} stored={stored} onAdd={edited.setDraft} />
      ) : isEmpty ? (
        <EmptyState icon="menu" title={`No ${singularOf(place)} yet`} action={null}>
          What you add can be chosen once it is saved.
        </EmptyState>
      ) : place.list === 'skill-groups' ? (
        <GroupTable {...list} />
      ) : (
        <PlainTable {...list} />
      )}
      {place.list !== 'public-holidays' && (
        <Small mt="3">
          Drag to reorder, or Alt with the arrow keys. What is removed can’t be chosen any more; it stays where it was
          chosen.
          {isCounted(place)
            ? counted && ` Approved locums and open offers, counted ${formatInstant(counted.at)}.`
            : ' How many have one is not counted.'}
        </Small>
      )}
    </Box>
  )
}
