import { chakra } from './chakra.ts'
import type { ReactNode } from 'react'

export interface Sum {
  label: ReactNode
  amount: string
  strong?: boolean
  quiet?: boolean
}

const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '4', py: '1.5' },
  variants: {
    strong: {
      true: { fontWeight: 'bold', '&:not(:first-of-type)': { borderTop: '1px solid', borderColor: 'border' } },
    },
  },
})

/** Right-aligned amounts, with the total below a line. */
export function SumList({ sums }: { sums: readonly Sum[] }) {
  return (
    <dl>
      {sums.map(({ label, amount, strong = false, quiet = false }, at) => (
        <Row key={at} strong={strong} color={quiet ? 'fg.muted' : undefined}>
          <chakra.dt flex="1 1 6rem" color={strong ? 'fg' : 'fg.muted'}>
            {label}
          </chakra.dt>
          <chakra.dd textAlign="right" ml="auto">
            {amount}
          </chakra.dd>
        </Row>
      ))}
    </dl>
  )
}
