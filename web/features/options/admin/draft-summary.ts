import { optionKey } from '#shared/options/list-places.rules.ts'
import type { InUse, OptionChange } from '#shared/options/option-lists.schema.ts'
import { formatCount } from '#web/components/format/format-words.ts'

const NAMED = 3

/** Locums and offers that have an option, by its list and code. */
export type Uses = ReadonlyMap<string, Pick<InUse, 'locums' | 'offers'>>

const keptOn = (removed: readonly OptionChange[], uses: Uses): string => {
  const [only, ...others] = removed
  if (!only) return ''
  const locums = uses.get(optionKey(only))?.locums ?? 0
  if (others.length > 0) return '; what is removed stays where it was chosen'
  return locums > 0 ? `; it stays on ${formatCount(locums, 'profile')}` : ''
}

/** `Telepharmacy added, Courier pharmacy moved, Sterile manufacturing removed; it stays on 11 profiles` */
export function draftSummary(changes: readonly OptionChange[], uses: Uses): string {
  const named = changes.slice(0, NAMED).map(({ name, action }) => `${name} ${action}`)
  const more = changes.length > NAMED ? [`${changes.length - NAMED} more`] : []
  const removed = changes.filter(({ action }) => action === 'removed')
  return [...named, ...more].join(', ') + keptOn(removed, uses)
}

/** `Was 7th` */
export function ordinal(position: number): string {
  const tens = position % 100
  const endings = ['th', 'st', 'nd', 'rd']
  return `${position}${(tens < 11 || tens > 13 ? endings[position % 10] : undefined) ?? 'th'}`
}
