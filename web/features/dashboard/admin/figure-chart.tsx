import { Area, Bar, BarChart, ComposedChart, Line, ReferenceLine, ResponsiveContainer, Tooltip, YAxis } from 'recharts'
import { Box, Small } from '#web/ui/chakra.ts'
import { type Figure, partTones } from './figures.ts'
import { formatStep } from './format-figures.ts'

const HEIGHT = 48
const dashed = { stroke: 'var(--ld-colors-fg-subtle)', strokeDasharray: '3 3' }

type Datum = { start: string; before: number | undefined } & Record<`value${number}`, number | undefined>

const dataOf = ({ steps }: Figure): Datum[] =>
  steps.map(({ start, values, before }) => ({
    start,
    before,
    ...Object.fromEntries(values.map((value, at) => [`value${at}`, value])),
  }))

function Step({ figure, datum }: { figure: Figure; datum: Datum | undefined }) {
  if (!datum) return null
  const step = figure.steps.find(({ start }) => start === datum.start)
  const said = (step?.values ?? []).map((value, at) => {
    const label = figure.parts?.[at]?.label
    const text = value === undefined ? 'none' : figure.format(value)
    return figure.parts && figure.parts.length > 1 ? `${text} ${label}` : text
  })
  return (
    <Small bg="bg" border="1px solid" borderColor="border.emphasized" borderRadius="8px" px="2" py="1">
      {formatStep(datum.start)}: {said.join(', ')}
    </Small>
  )
}

const tooltip = (figure: Figure) => (
  <Tooltip
    isAnimationActive={false}
    cursor={{ fill: 'var(--ld-colors-bg-muted)' }}
    content={({ payload }) => <Step figure={figure} datum={payload?.[0]?.payload as Datum | undefined} />}
  />
)

/** Bars by day or month with the average before them, or a line beside that of the period before. */
export function FigureChart({ figure }: { figure: Figure }) {
  const { parts, average } = figure
  const data = dataOf(figure)
  return (
    <Box height={`${HEIGHT}px`} aria-hidden="true">
      <ResponsiveContainer width="100%" height={HEIGHT}>
        {parts ? (
          <BarChart data={data} margin={{ top: 2, right: 0, bottom: 0, left: 0 }} accessibilityLayer={false}>
            <YAxis hide domain={[0, (most: number) => Math.max(most, average, 1)]} />
            {parts.map(({ label }, at) => (
              <Bar key={label} dataKey={`value${at}`} stackId="all" fill={partTones[at]} isAnimationActive={false} />
            ))}
            <ReferenceLine y={average} {...dashed} />
            {tooltip(figure)}
          </BarChart>
        ) : (
          <ComposedChart data={data} margin={{ top: 2, right: 0, bottom: 0, left: 0 }} accessibilityLayer={false}>
            <YAxis hide domain={[0, 'auto']} />
            <Area
              dataKey="value0"
              stroke={partTones[0]}
              strokeWidth={2}
              fill="var(--ld-colors-secondary-subtle)"
              isAnimationActive={false}
              connectNulls
            />
            <Line dataKey="before" {...dashed} dot={false} isAnimationActive={false} connectNulls />
            {tooltip(figure)}
          </ComposedChart>
        )}
      </ResponsiveContainer>
    </Box>
  )
}
