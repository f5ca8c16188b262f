import { memo } from 'react'
import type { Place } from '#shared/options/list-places.rules.ts'
import { listTraits } from '#shared/options/list-traits.ts'
import type { InUse, OptionRow } from '#shared/options/option-lists.schema.ts'
import { formatThousands } from '#shared/kernel/money.ts'
import { formatCount } from '#web/components/format/format-words.ts'
import { chakra, Row, Small } from '#web/ui/chakra.ts'
import { TextButton } from '#web/ui/text-link.tsx'
import type { Editing } from './editing.ts'
import { isGrouped } from './places.ts'
import { detailOf, detailTitle, storedAs } from './row-details.ts'
import { HandleIcon, RemoveIcon } from './row-icons.tsx'
import { type ChangeAction, RowMark } from './row-mark.tsx'
import { NameButton, RowTool } from './table-parts.tsx'
import { useReorder } from './use-reorder.ts'

interface Props {
  place: Place
  row: OptionRow
  action: ChangeAction | undefined
  /** `Was 7th` */
  mark: string | undefined
  /** Undefined where nothing is counted, null where it has not been yet. */
  use: Pick<InUse, 'locums' | 'offers'> | null | undefined
  /** Deleted before, so that it has no place in the order. */
  isHidden?: boolean
  editing: Editing
}

export function Handle({ place, name, editing }: { place: Place; name: string; editing: Editing }) {
  const reorder = useReorder((code, to) => editing.move(place, code, to))
  return (
    <RowTool handle aria-label={`Move ${name}`} aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown" {...reorder}>
      <HandleIcon />
    </RowTool>
  )
}

const Struck = chakra('s', { base: { color: 'fg.muted', overflowWrap: 'anywhere' } })

/** Where there is no room for columns: what is beside the name, but for codes; and where it is used. */
function Below({ place, row, action, use }: Pick<Props, 'place' | 'row' | 'action' | 'use'>) {
  const detail = listTraits[place.list].stored === 'code' ? '' : detailOf(place, row)
  const used = use && action !== 'added' && `${formatCount(use.locums, 'locum')}, ${formatCount(use.offers, 'offer')}`
  if (!detail && !used) return null
  return (
    <Small overflowWrap="anywhere" data-below={detail ? 'detail' : 'count'}>
      {detail}
      {used && <span data-below="count">{detail ? ` · ${used}` : used}</span>}
    </Small>
  )
}

function NameCell({ place, row, action, mark, use, editing }: Props) {
  const stored = storedAs(place, row)
  return (
    <td>
      <Row wrap align="center" columnGap="3">
        {row.isdeleted ? (
          <Struck>{row.name}</Struck>
        ) : (
          <NameButton onClick={() => editing.open({ place, code: row.code })}>{row.name}</NameButton>
        )}
        {action && <RowMark action={action} label={mark} />}
      </Row>
      {stored && <Small>Stored as {stored}</Small>}
      <Below place={place} row={row} action={action} use={use} />
    </td>
  )
}

const countText = (use: Props['use'], count: 'locums' | 'offers', action: ChangeAction | undefined): string =>
  use && action !== 'added' ? formatThousands(use[count]) : '–'

/** One option of a list. Drawn again only if it has changed, as a list can have hundreds. */
export const OptionRowView = memo(function OptionRowView(props: Props) {
  const { place, row, action, use, isHidden = false, editing } = props
  const isDeleted = row.isdeleted === true
  return (
    <tr data-code={isHidden ? undefined : row.code} data-changed={action === 'added' ? '' : undefined}>
      <td data-tool>{!isDeleted && <Handle place={place} name={row.name} editing={editing} />}</td>
      <NameCell {...props} />
      {detailTitle(place) && (
        <td data-detail>
          <Small overflowWrap="anywhere">{detailOf(place, row)}</Small>
        </td>
      )}
      {use !== undefined && (
        <>
          <td data-number data-wide>
            {countText(use, 'locums', action)}
          </td>
          <td data-number data-wide>
            {countText(use, 'offers', action)}
          </td>
        </>
      )}
      {isGrouped(place) && <td data-tool />}
      <td data-tool>
        {isDeleted ? (
          <TextButton aria-label={`Restore ${row.name}`} onClick={() => editing.restore(place, row.code)}>
            Restore
          </TextButton>
        ) : (
          <RowTool aria-label={`Remove ${row.name}`} onClick={() => editing.remove(place, row.code)}>
            <RemoveIcon />
          </RowTool>
        )}
      </td>
    </tr>
  )
})
