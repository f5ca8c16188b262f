/** A chart as it is drawn: from 0 at its left and top. */
export const CHART = { width: 1000, height: 48 } as const

/** Of a day's or month's width. */
const BAR = 0.84
/** Room for half a line at the top. */
const TOP = 1
const rounded = (value: number): number => Math.round(value * 100) / 100

/** How high a value is drawn; zero is always in the chart, as sums of a day can be negative. */
export function scaleOf(values: readonly number[]): (value: number) => number {
  const [lowest, highest] = [Math.min(0, ...values), Math.max(0, ...values)]
  const perUnit = (CHART.height - 2 * TOP) / (highest - lowest || 1)
  return (value) => rounded(TOP + (highest - value) * perUnit)
}

/** Bars from one height to another, each in its share of the width. */
export function barsPath(bars: readonly { from: number; to: number }[]): string {
  const each = CHART.width / bars.length
  return bars
    .map(({ from, to }, at) =>
      from === to ? '' : `M${rounded(each * (at + (1 - BAR) / 2))} ${from}V${to}h${rounded(each * BAR)}V${from}z`,
    )
    .join('')
}

/** From edge to edge; a step that has no height is passed by. A single point is a dot. */
export function linePath(heights: readonly (number | undefined)[]): string {
  const each = CHART.width / Math.max(1, heights.length - 1)
  const points = heights.flatMap((height, at) => (height === undefined ? [] : `${rounded(each * at)} ${height}`))
  return points.length > 0 ? `M${points.join('L')}h0` : ''
}

/** What is between a line and zero. */
export function areaPath(heights: readonly (number | undefined)[], zero: number): string {
  const line = linePath(heights)
  const each = CHART.width / Math.max(1, heights.length - 1)
  return line && `${line}V${zero}H${rounded(each * heights.findIndex((height) => height !== undefined))}z`
}

/** The step under a pointer, whose place is a share of the width. */
export function stepAt(share: number, steps: number, kind: 'bars' | 'line'): number {
  const at = kind === 'bars' ? Math.floor(share * steps) : Math.round(share * (steps - 1))
  return Math.min(steps - 1, Math.max(0, at))
}
