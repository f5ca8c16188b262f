import { useState } from 'react'
import { type Place, optionKey, rowsAt } from '#shared/options/list-places.rules.ts'
import type { OptionChange } from '#shared/options/option-lists.schema.ts'
import { formatCount } from '#web/components/format/format-words.ts'
import { TextButton } from '#web/ui/text-link.tsx'
import { deletedBefore, type Draft, movedAt } from './draft.ts'
import { ordinal, type Uses } from './draft-summary.ts'
import type { Editing } from './editing.ts'
import { OptionRowView } from './option-row.tsx'
import { isCounted, isGrouped } from './places.ts'
import { detailTitle } from './row-details.ts'
import { ListTable } from './table-parts.tsx'

export interface ListProps {
  draft: Draft
  /** By the key of their option. */
  changes: ReadonlyMap<string, OptionChange>
  /** Undefined until options have been counted for the first time. */
  uses: Uses | undefined
  editing: Editing
  place: Place
}

const nowhere = { locums: 0, offers: 0 }

function inUse({ uses, place }: ListProps, code: string) {
  if (!isCounted(place)) return undefined
  return uses ? (uses.get(optionKey({ ...place, code })) ?? nowhere) : null
}

export const changeOf = ({ changes, place }: ListProps, code: string): OptionChange | undefined =>
  changes.get(optionKey({ ...place, code }))

export const markOf = (change: OptionChange | undefined, was: number | undefined): string | undefined => {
  if (change?.action === 'moved' && was !== undefined) return `Was ${ordinal(was)}`
  return change?.action === 'renamed' ? `Was ${change.before}` : undefined
}

/** The options of one list, without or with those that were deleted before. */
export function Rows(props: ListProps & { deleted?: boolean }) {
  const { draft, place, editing, deleted = false } = props
  const hidden = deletedBefore(draft, place)
  const moved = movedAt(draft, place)
  return rowsAt(draft.lists, place)
    .filter(({ code }) => hidden.has(code) === deleted)
    .map((row) => {
      const change = changeOf(props, row.code)
      return (
        <OptionRowView
          key={row.code}
          place={place}
          row={row}
          action={change?.action}
          mark={markOf(change, moved.get(row.code))}
          use={inUse(props, row.code)}
          isHidden={deleted}
          editing={editing}
        />
      )
    })
}

export function Head({ place }: { place: Place }) {
  const detail = detailTitle(place)
  return (
    <thead>
      <tr>
        <td data-tool />
        <th scope="col">Name</th>
        {detail && (
          <th scope="col" data-detail>
            {detail}
          </th>
        )}
        {isCounted(place) && (
          <>
            <th scope="col" data-number data-wide>
              Locums
            </th>
            <th scope="col" data-number data-wide>
              Offers
            </th>
          </>
        )}
        {isGrouped(place) && <td data-tool />}
        <td data-tool />
      </tr>
    </thead>
  )
}

/** What was deleted before, on request. */
export function DeletedRows(props: ListProps) {
  const [shown, setShown] = useState(false)
  const count = deletedBefore(props.draft, props.place).size
  if (count === 0) return null
  return (
    <>
      <tr>
        <td data-tool />
        <td>
          <TextButton aria-expanded={shown} onClick={() => setShown(!shown)}>
            {shown ? 'Hide' : 'Show'} {formatCount(count, 'removed option')}
          </TextButton>
        </td>
      </tr>
      {shown && <Rows {...props} deleted />}
    </>
  )
}

export function PlainTable(props: ListProps) {
  return (
    <ListTable>
      <Head place={props.place} />
      <tbody>
        <Rows {...props} />
      </tbody>
      <tbody>
        <DeletedRows {...props} />
      </tbody>
    </ListTable>
  )
}
