import { hashKey } from '@tanstack/react-query'

/** How a field is named when others have changed it: its label, or a sentence; null if it is not in the form. */
export type Shown<Values> = { [Field in keyof Values]-?: string | ((value: Values[Field]) => string) | null }

function formatValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map(formatValue).join(', ') || 'empty'
  if (typeof value === 'object' && value !== null)
    return Object.values(value).filter(Boolean).map(formatValue).join(' ') || 'empty'
  return String(value ?? '') || 'empty'
}

/** Equal texts for equal values; a field that is saved by itself does not count. */
export const textOf = <Values extends object>(values: Values, shown: Shown<Values>): string =>
  hashKey((Object.keys(shown) as (keyof Values)[]).map((field) => shown[field] !== null && (values[field] ?? null)))

/** A line for each field that differs, as it is now. */
export const changedLines = <Values extends object>(before: Values, now: Values, shown: Shown<Values>): string[] =>
  (Object.keys(shown) as (keyof Values)[]).flatMap((field) => {
    const label = shown[field]
    if (label === null || hashKey([before[field]]) === hashKey([now[field]])) return []
    return typeof label === 'function' ? label(now[field]) : `${label}: ${formatValue(now[field])}`
  })
