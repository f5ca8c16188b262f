import { Box, chakra, Row, Small } from '#web/ui/chakra.ts'
import { Icon } from '#web/ui/icon.tsx'
import { formatThousands } from '#shared/kernel/money.ts'
import { FigureChart } from './figure-chart.tsx'
import { changeOf, type Figure, partsOf, partTones } from './figures.ts'

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: { base: '4', sm: '6' },
    rowGap: '4',
  },
})

export function Change({ figure }: { figure: Figure }) {
  const change = changeOf(figure)
  if (!change) return <Small as="span">–</Small>
  return (
    <Small as="span" whiteSpace="nowrap">
      {change.direction !== 0 && (
        <chakra.span display="inline-block" mr="1" transform={change.direction > 0 ? 'rotate(180deg)' : undefined}>
          <Icon name="down" size={14} />
        </chakra.span>
      )}
      {change.words}
    </Small>
  )
}

export const formatValue = ({ format }: Figure, value: number | undefined): string =>
  value === undefined ? 'None' : format(value)

const Tone = chakra('span', {
  base: { display: 'inline-block', width: '8px', height: '8px', borderRadius: '2px', mr: '1.5' },
})

function Legend({ figure }: { figure: Figure }) {
  const { note, now } = figure
  return (
    <Row wrap columnGap="3" mt="2" textStyle="s" color="fg.muted">
      {partsOf(figure).map(({ label, of }, at) => (
        <span key={label}>
          <Tone style={{ background: partTones[at] }} />
          {formatThousands(of(now.counts))} {label}
        </span>
      ))}
      {note && <span>{note(now.counts)}</span>}
    </Row>
  )
}

/** The change is under the value on a phone, else beside the name. */
const Head = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
    columnGap: '3',
    alignItems: 'baseline',
    mb: '2',
    '& > :last-child': { gridRow: { sm: '1' }, gridColumn: { sm: '2' } },
  },
})

function FigureBlock({ figure }: { figure: Figure }) {
  return (
    <Box as="section" aria-label={figure.name} borderTop="1px solid" borderColor="border" pt="3" minWidth="0">
      <Head>
        <chakra.h3 textStyle="m" fontWeight="normal" color="fg.muted">
          {figure.name}
        </chakra.h3>
        <Box textStyle="l" fontWeight="bold" fontVariantNumeric="tabular-nums">
          {formatValue(figure, figure.now.value)}
        </Box>
        <Change figure={figure} />
      </Head>
      <FigureChart figure={figure} />
      <Legend figure={figure} />
    </Box>
  )
}

export const FigureGrid = ({ figures }: { figures: readonly Figure[] }) => (
  <Grid>
    {figures.map((figure) => (
      <FigureBlock key={figure.name} figure={figure} />
    ))}
  </Grid>
)
