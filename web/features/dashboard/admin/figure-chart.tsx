import { useState } from 'react'
import { Box, chakra, Small } from '#web/ui/chakra.ts'
import { areaPath, barsPath, CHART, linePath, scaleOf, stepAt } from './chart-paths.ts'
import { type Figure, partTones } from './figures.ts'
import { formatStep } from './format-figures.ts'

const present = (values: readonly (number | undefined)[]): number[] => values.filter((value) => value !== undefined)
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const dashed = {
  fill: 'none',
  stroke: 'var(--ld-colors-fg-subtle)',
  strokeDasharray: '3 3',
  vectorEffect: 'non-scaling-stroke',
} as const

/** Parts on top of each other, with the average before them. */
function Bars({ steps, average }: Figure) {
  const stacks = steps.map(({ values }) => present(values))
  const scale = scaleOf([...stacks.map(sum), average ?? 0, 1])
  return (
    <>
      {partTones.map((tone, part) => (
        <path
          key={tone}
          fill={tone}
          d={barsPath(
            stacks.map((stack) => ({
              from: scale(sum(stack.slice(0, part))),
              to: scale(sum(stack.slice(0, part + 1))),
            })),
          )}
        />
      ))}
      {average !== undefined && <path d={linePath([average, average].map(scale))} {...dashed} />}
    </>
  )
}

/** Beside the line of the period before. */
function Lines({ steps }: Figure) {
  const [now, before] = [steps.map(({ values: [value] }) => value), steps.map((step) => step.before)]
  const scale = scaleOf(present([...now, ...before]))
  const heightsOf = (values: readonly (number | undefined)[]) =>
    values.map((value) => (value === undefined ? undefined : scale(value)))
  return (
    <>
      <path d={areaPath(heightsOf(now), scale(0))} fill="var(--ld-colors-secondary-subtle)" />
      <path d={linePath(heightsOf(before))} {...dashed} />
      <path
        d={linePath(heightsOf(now))}
        fill="none"
        stroke={partTones[0]}
        strokeWidth="2"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </>
  )
}

function formatValues({ parts, steps, format }: Figure, at: number): string {
  const values = (steps[at]?.values ?? []).map((value, part) => {
    const text = value === undefined ? 'none' : format(value)
    return parts && parts.length > 1 ? `${text} ${parts[part]?.label}` : text
  })
  return `${formatStep(steps[at]?.start ?? '')}: ${values.join(', ')}`
}

const Note = chakra(Small, {
  base: {
    position: 'absolute',
    bottom: '100%',
    bg: 'bg',
    border: '1px solid',
    borderColor: 'border.emphasized',
    borderRadius: '8px',
    px: '2',
    py: '1',
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
  },
})

/** Bars by day or month, or a line; each step says what it is under the pointer. The table has the same in words. */
export function FigureChart({ figure }: { figure: Figure }) {
  const { parts, steps } = figure
  const [shown, show] = useState<number>()
  const middle = shown === undefined ? 0 : parts ? (shown + 0.5) / steps.length : shown / Math.max(1, steps.length - 1)
  const each = CHART.width / steps.length
  const place = `${middle * 100}%`
  return (
    <Box
      position="relative"
      height="48px"
      aria-hidden="true"
      onPointerLeave={() => show(undefined)}
      onPointerMove={({ currentTarget, clientX }) => {
        const { left, width } = currentTarget.getBoundingClientRect()
        show(stepAt((clientX - left) / width, steps.length, parts ? 'bars' : 'line'))
      }}
    >
      <chakra.svg
        viewBox={`0 0 ${CHART.width} ${CHART.height}`}
        preserveAspectRatio="none"
        width="full"
        height="48px"
        data-chart
      >
        {shown !== undefined && (
          <rect
            x={middle * CHART.width - each / 2}
            width={each}
            height={CHART.height}
            fill="var(--ld-colors-bg-muted)"
          />
        )}
        {parts ? <Bars {...figure} /> : <Lines {...figure} />}
      </chakra.svg>
      {shown !== undefined && (
        <Note style={{ left: place, transform: `translateX(-${place})` }}>{formatValues(figure, shown)}</Note>
      )}
    </Box>
  )
}
