import { useState } from 'react'
import { optionKey } from '#shared/options/list-places.rules.ts'
import type { FileDifference, OptionChange, OptionList } from '#shared/options/option-lists.schema.ts'
import { formatCount } from '#web/components/format/format-words.ts'
import { Box, chakra, Small } from '#web/ui/chakra.ts'
import { TextButton } from '#web/ui/text-link.tsx'
import { type Uses } from './draft-summary.ts'
import type { ChosenOptions } from './import-file.ts'
import { titleOf } from './places.ts'
import { RowMark } from './row-mark.tsx'
import { ListTable } from './table-parts.tsx'

type Part = Pick<OptionChange, 'list' | 'of'>

const Where = ({ lists, at }: { lists: readonly OptionList[]; at: Part }) => <Small>{titleOf(lists, at)}</Small>

const Now = chakra('td', { base: { color: 'fg.muted' } })

function ChangeRow({ change, lists, uses }: { change: OptionChange; lists: readonly OptionList[]; uses: Uses }) {
  const { action, name, before = name } = change
  const locums = uses.get(optionKey(change))?.locums
  return (
    <tr>
      <td>
        <RowMark action={action} />
      </td>
      <Now>{action === 'removed' ? <s>{before}</s> : action === 'added' ? '–' : before}</Now>
      <td>
        {action === 'removed' ? '–' : name}
        <Where lists={lists} at={change} />
      </td>
      <td data-number>{locums === undefined || action === 'added' ? '–' : formatCount(locums, 'locum')}</td>
    </tr>
  )
}

const Code = chakra('code', { base: { display: 'block', overflowWrap: 'anywhere', textStyle: 's' } })

type LeftOut = FileDifference['leftOut'][number]

function LeftOutRow({ left, file, lists }: { left: LeftOut; file: ChosenOptions; lists: readonly OptionList[] }) {
  const [shown, setShown] = useState(false)
  const given = file.lists.find(({ list, of }) => list === left.list && of === left.of)
  return (
    <tr>
      <td>
        <RowMark action="leftOut" />
      </td>
      <td colSpan={3}>
        {left.row ? `Row ${left.row}: ${left.problem}` : left.problem}
        {left.row && (
          <>
            {' · '}
            <TextButton inline aria-expanded={shown} onClick={() => setShown(!shown)}>
              {shown ? 'Hide row' : 'Show row'}
            </TextButton>
          </>
        )}
        <Where lists={lists} at={left} />
        {shown && <Code>{JSON.stringify(given?.rows[(left.row ?? 1) - 1])}</Code>}
      </td>
    </tr>
  )
}

interface Props {
  difference: FileDifference
  file: ChosenOptions
  /** As they are stored. */
  lists: readonly OptionList[]
  uses: Uses
}

/** The rows of a file that change something, beside what is there now; and those that can't be taken over. */
export function DifferenceTable({ difference: { changes, leftOut }, file, lists, uses }: Props) {
  if (changes.length + leftOut.length === 0) return null
  return (
    <Box overflowX="auto" tabIndex={0} role="region" aria-label="What the file changes">
      <ListTable>
        <thead>
          <tr>
            <th scope="col">Change</th>
            <th scope="col">Now</th>
            <th scope="col">In the file</th>
            <th scope="col" data-number>
              In use
            </th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <ChangeRow key={optionKey(change)} change={change} lists={lists} uses={uses} />
          ))}
          {leftOut.map((left, at) => (
            <LeftOutRow key={at} left={left} file={file} lists={lists} />
          ))}
        </tbody>
      </ListTable>
    </Box>
  )
}
