import { useState } from 'react'
import { type Place, rowsAt } from '#shared/options/list-places.rules.ts'
import type { OptionRow } from '#shared/options/option-lists.schema.ts'
import { formatCount } from '#web/components/format/format-words.ts'
import { Box, Row, Small } from '#web/ui/chakra.ts'
import { Icon } from '#web/ui/icon.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { deletedBefore, movedAt } from './draft.ts'
import { changeOf, DeletedRows, Head, type ListProps, markOf, Rows } from './list-table.tsx'
import { Handle } from './option-row.tsx'
import { RemoveIcon } from './row-icons.tsx'
import { RowMark } from './row-mark.tsx'
import { ListTable, NameButton, RowTool } from './table-parts.tsx'

interface GroupProps extends ListProps {
  group: OptionRow<'skill-groups'>
  open: boolean
  onToggle: () => void
}

function GroupHead({ group, open, onToggle, ...props }: GroupProps) {
  const { draft, place, editing } = props
  const change = changeOf(props, group.code)
  const skills = rowsAt(draft.lists, { list: 'skills', of: group.code }).filter(({ isdeleted }) => !isdeleted)
  const count = formatCount(skills.length, 'skill')
  const choice = group.allowMultiple ? 'Several may be chosen' : 'One may be chosen'
  return (
    <tr data-group>
      <td data-tool>{!group.isdeleted && <Handle place={place} name={group.name} editing={editing} />}</td>
      <td>
        <Row wrap align="center" columnGap="3">
          {group.isdeleted ? (
            <s>{group.name}</s>
          ) : (
            <NameButton fontWeight="bold" onClick={() => editing.open({ place, code: group.code })}>
              {group.name}
            </NameButton>
          )}
          {change && <RowMark action={change.action} label={markOf(change, movedAt(draft, place).get(group.code))} />}
        </Row>
        <Small data-below="detail">
          {choice}
          <span data-below="count"> · {count}</span>
        </Small>
      </td>
      <td data-detail>
        <Small>{choice}</Small>
      </td>
      <td colSpan={2} data-number data-wide>
        <Small>{count}</Small>
      </td>
      <td data-tool>
        <RowTool aria-expanded={open} aria-label={`Skills of ${group.name}`} onClick={onToggle}>
          <Box css={{ '[aria-expanded=true] > &': { transform: 'rotate(180deg)' } }}>
            <Icon name="down" size={18} />
          </Box>
        </RowTool>
      </td>
      <td data-tool>
        {group.isdeleted ? (
          <TextButton onClick={() => editing.restore(place, group.code)}>Restore</TextButton>
        ) : (
          <RowTool aria-label={`Remove ${group.name}`} onClick={() => editing.remove(place, group.code)}>
            <RemoveIcon />
          </RowTool>
        )}
      </td>
    </tr>
  )
}

/** The skills of an industry, in groups that open one by one. */
export function GroupTable(props: ListProps) {
  const { draft, place } = props
  const hidden = deletedBefore(draft, place)
  const groups = rowsAt(draft.lists, place as Place<'skill-groups'>)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set(groups.slice(0, 1).map(({ code }) => code)))
  const toggle = (code: string) =>
    setOpened((before) => new Set(before.has(code) ? [...before].filter((one) => one !== code) : [...before, code]))
  return (
    <ListTable>
      <Head place={{ ...place, list: 'skills' }} />
      {groups
        .filter(({ code }) => !hidden.has(code))
        .map((group) => {
          const skills: ListProps = { ...props, place: { list: 'skills', of: group.code } }
          return (
            <tbody key={group.code} data-code={group.code}>
              <GroupHead {...props} group={group} open={opened.has(group.code)} onToggle={() => toggle(group.code)} />
              {opened.has(group.code) && (
                <>
                  <Rows {...skills} />
                  <DeletedRows {...skills} />
                </>
              )}
            </tbody>
          )
        })}
      <tbody>
        <DeletedRows {...props} />
      </tbody>
    </ListTable>
  )
}
