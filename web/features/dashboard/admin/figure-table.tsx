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

/** The same figures in words and numbers, with both periods. */
export const FigureTable = ({ figures, periods }: { figures: readonly Figure[]; periods: readonly string[] }) => (
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
          <th scope="col">Change</th>
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
            </td>
            <td data-number>{formatValue(figure, figure.before.value)}</td>
            <td>
              <Change figure={figure} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  </Box>
)
