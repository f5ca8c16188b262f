/** One measured figure and its limit, if it has one; lower is better for all of them. */
export type Figure = { id: string; what: string; value: number; bar: number; ok: boolean }

export const atMost = (id: string, what: string, value: number, bar: number): Figure => {
  const rounded = Math.round(value * 1000) / 1000
  return { id, what, value: rounded, bar, ok: rounded <= bar }
}

export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}

export const kib = (bytes: number): string => `${(bytes / 1024).toFixed(0)} KiB`

export const tableOf = (figures: readonly Figure[]): string => {
  const width = Math.max(...figures.map(({ what }) => what.length))
  const line = ({ id, what, value, bar, ok }: Figure) =>
    `${id.padEnd(4)} ${what.padEnd(width)} ${String(value).padStart(9)} ${(bar === Infinity ? '–' : String(bar)).padStart(8)}  ${ok ? 'ok' : 'MISSED'}`
  return [
    `${'#'.padEnd(4)} ${'what'.padEnd(width)} ${'value'.padStart(9)} ${'bar'.padStart(8)}`,
    ...figures.map(line),
  ].join('\n')
}
