import type { FileDifference } from '#shared/options/option-lists.schema.ts'
import { Box, chakra, Small } from '#web/ui/chakra.ts'
import { type Outcome, OutcomeWord } from './row-mark.tsx'

/** Its gaps are the lines between what is in it. */
const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1px',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'm',
    bg: 'border',
    overflow: 'hidden',
  },
})

const changed = {
  added: ['added', 'restored'],
  changed: ['renamed', 'changed', 'moved'],
  removed: ['removed'],
} as const

const Count = ({ count, label, outcome }: { count: number; label: string; outcome?: Outcome }) => (
  <Box role="listitem" flex="1" minWidth="92px" px="3.5" py="2" bg="bg.raised">
    <Box textStyle="l" fontWeight="bold">
      {count}
    </Box>
    <Small>{outcome ? <OutcomeWord outcome={outcome}>{label}</OutcomeWord> : label}</Small>
  </Box>
)

/** How many rows of a file change something, and how. */
export function DifferenceCounts({ difference: { changes, unchanged, leftOut } }: { difference: FileDifference }) {
  const countOf = (outcome: keyof typeof changed) =>
    changes.filter(({ action }) => (changed[outcome] as readonly string[]).includes(action)).length
  return (
    <Frame role="list" aria-label="Rows of the file">
      {(['added', 'changed', 'removed'] as const).map((outcome) => (
        <Count key={outcome} count={countOf(outcome)} label={outcome} outcome={outcome} />
      ))}
      <Count count={unchanged} label="unchanged" />
      <Count count={leftOut.length} label="left out" outcome="leftOut" />
    </Frame>
  )
}
