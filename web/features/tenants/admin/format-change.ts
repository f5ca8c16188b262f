import type { FieldChange } from '#shared/tenants/tenant-versions.schema.ts'
import { joinWords } from '#web/components/format/format-words.ts'
import { fieldLabels } from './tenant-fields.ts'

const labelOf = (field: string): string => fieldLabels[field] ?? field

/** In a sentence: `FAQ`, `brand name`. */
const inSentence = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) && !/\s\p{Lu}\p{Ll}/u.test(label) ? label[0]?.toLowerCase() + label.slice(1) : label

const formatImages = (before: readonly string[], after: readonly string[]): string => {
  const [one] = after.flatMap((image, at) => (image === before[at] ? [] : [at + 1]))
  const more = after.length - before.length
  if (Math.abs(more) > 1) return `${Math.abs(more)} dashboard images ${more > 0 ? 'added' : 'removed'}`
  if (more === 1) return `Dashboard image ${one ?? after.length} added`
  return more === -1 ? 'Dashboard image removed' : `Dashboard image ${one ?? ''} replaced`
}

/** What a version changed: `Accent #0088CC became #009CEF`, `Wallet shown`. */
function formatChange({ field, before, after }: FieldChange): string {
  const label = labelOf(field)
  if (field === 'settings.dashboardImages') return formatImages((before ?? []) as string[], (after ?? []) as string[])
  if (field.startsWith('settings.logos.')) return `${label} ${!before ? 'added' : after ? 'replaced' : 'removed'}`
  if (field.startsWith('settings.texts.')) return `${label}: version ${String(after)}`
  if (typeof (after ?? before) === 'boolean') {
    const [on, off] = field.endsWith('.show') ? ['shown', 'hidden'] : ['on', 'off']
    return `${label} ${after ? on : off}`
  }
  if (after === undefined) return `${label} removed`
  return before === undefined ? `${label}: ${String(after)}` : `${label} ${String(before)} became ${String(after)}`
}

const order = Object.keys(fieldLabels)

/** In the order of the form: the store knows none. */
const inOrder = (changes: readonly FieldChange[]): FieldChange[] =>
  changes.toSorted((one, other) => order.indexOf(one.field) - order.indexOf(other.field))

/** `Brand name Locum Desk became Cape Cover, Wallet shown` */
export const formatChanges = (changes: readonly FieldChange[]): string => inOrder(changes).map(formatChange).join(', ')

/** `Primary, anchor and Pricing Options` */
export const formatFields = (changes: readonly FieldChange[]): string => {
  const [first, ...rest] = inOrder(changes).map(({ field }) => labelOf(field))
  return first === undefined ? '' : joinWords([first, ...rest.map(inSentence)])
}

/** Beside a field whose draft differs: `Changed, was off`. */
export function formatWas({ field, before }: FieldChange): string {
  if (typeof before === 'boolean') return `Changed, was ${before ? 'on' : 'off'}`
  if (before === undefined || field.startsWith('settings.theme.') || Array.isArray(before)) return 'Changed'
  return `Changed, was ${String(before)}`
}
