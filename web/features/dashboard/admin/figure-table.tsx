import { Box, chakra, Small } from '#web/ui/chakra.ts'
import { Change, formatValue } from './figure-grid.tsx'
import { detailOf, type Figure } from './figures.ts'

export const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    '& :is(th, td)': { textAlign: 'left', fontWeight: 'normal', py: '3', pr: '3', verticalAlign: 'baseline' },
    '& :is(th, td)[data-number]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '& tr': { borderBottom: '1px solid', borderColor: 'border' },
    '& thead': { textStyle: 's', color: 'fg.muted' },
  },
})

/** Where a phone has no room for it. */
const wide = { base: { display: { base: 'none', sm: 'table-cell' } } } as const
const Wide = chakra('td', wide)
const WideHead = chakra('th', wide)

/** The same figures in words and numbers, with the period before if it is compared. */
export function FigureTable({ figures, periods }: { figures: readonly Figure[]; periods: readonly string[] }) {
  const compared = periods.length > 1
  return (
    <Box overflowX="auto" tabIndex={0} role="region" aria-label="Key figures as a table">
      <Table>
        <thead>
          <tr>
            <th scope="col">Figure</th>
            {periods.map((period) => (
              <th key={period} scope="col" data-number>
                {period}
              </th>
            ))}
            {compared && <WideHead scope="col">Change</WideHead>}
          </tr>
        </thead>
        <tbody>
          {figures.map((figure) => (
            <tr key={figure.name}>
              <th scope="row">
                {figure.name}
                <Small>{detailOf(figure)}</Small>
              </th>
              <td data-number>
                <strong>{formatValue(figure, figure.now.value)}</strong>
                {compared && (
                  <Box display={{ sm: 'none' }}>
                    <Change figure={figure} />
                  </Box>
                )}
              </td>
              {figure.before && <td data-number>{formatValue(figure, figure.before.value)}</td>}
              {compared && (
                <Wide>
                  <Change figure={figure} />
                </Wide>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  )
}
