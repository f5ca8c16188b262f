import { Box, chakra } from './chakra.ts'
import type { ReactElement } from 'react'

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '160px minmax(0, 1fr)' },
    '& dt': { color: 'fg.muted', pt: '2.5', pb: { sm: '2.5' }, pr: '4', borderTop: '1px solid', borderColor: 'border' },
    '& dd': {
      pb: '2.5',
      pt: { sm: '2.5' },
      borderTop: { sm: '1px solid' },
      borderColor: { sm: 'border' },
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-line',
    },
  },
})

export type Fact = [label: string, value: string | ReactElement | undefined]

/** Labels beside values; facts without a value are left out. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <List>
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <Box key={label} display="contents">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Box>
        ))}
    </List>
  )
}
