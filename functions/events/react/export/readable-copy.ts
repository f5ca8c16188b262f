import { leftOut } from '#shared/exports/left-out.ts'
import { formatFormDate, localTimeAt, parseMonthFirstDate, todayAt } from '#shared/kernel/dates.ts'
import { escapeHtml } from '#shared/kernel/escape-html.ts'

/** Names that are no words. */
const fieldNames: Record<string, string> = { idpassport: 'Identity or passport number', accountid: 'Practice id' }

/** `first_name` and `professionalId` as words. */
const wordsOf = (name: string): string => {
  if (fieldNames[name]) return fieldNames[name]
  const words = name.replaceAll('_', ' ').replace(/([a-z])([A-Z])/g, '$1 $2')
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/
const date = /^\d{4}-\d{2}-\d{2}$/

/** Names of skills by their codes. */
export type SkillNames = ReadonlyMap<string, string>

const textOf = (value: string, field: string, skills: SkillNames): string => {
  if (field === 'skills') return skills.get(value) ?? value
  if (field === 'indemnity_insurance_expiry') return formatFormDate(parseMonthFirstDate(value) ?? value)
  if (instant.test(value)) return `${formatFormDate(todayAt(value))} ${localTimeAt(value)}`
  return date.test(value) ? formatFormDate(value) : value
}

/** A value as markup: fields as a list of terms, lists in their order, and everything else as escaped text. */
export const readableValue = (value: unknown, skills: SkillNames, of = ''): string => {
  if (value === undefined || value === null || value === '') return '–'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) {
    if (value.length === 0) return '–'
    return `<ol>${value.map((one) => `<li>${readableValue(one, skills, of)}</li>`).join('')}</ol>`
  }
  if (typeof value !== 'object') return escapeHtml(textOf(String(value), of, skills))
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  return `<dl>${fields.map(([name, field]) => `<dt>${escapeHtml(wordsOf(name))}</dt><dd>${readableValue(field, skills, name)}</dd>`).join('')}</dl>`
}

// Opened from a disk: nothing is loaded, and nothing runs.
const policy = "default-src 'none'; style-src 'unsafe-inline'"
const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
section{border-top:1px solid;margin-top:2rem}section>ol>li{margin:1rem 0;break-inside:avoid}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem;margin:0}dt{font-weight:600}
dd{margin:0;overflow-wrap:anywhere;white-space:pre-line}@media(max-width:40rem){dl{display:block}dd{margin:0 0 .5rem}dd>dl{padding-left:1rem}}`

const TITLE = 'A copy of your data'

export const READABLE_BEGIN = `<!doctype html><html lang="en-ZA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="Content-Security-Policy" content="${policy}"><title>${TITLE}</title><style>${style}</style></head><body><h1>${TITLE}</h1>`

export const sectionBegin = (name: string): string => `<section><h2>${escapeHtml(wordsOf(name))}</h2>`
export const sectionEnd = '</section>'

/** With what the copy leaves out, and why. */
export const READABLE_END = `<section><h2>What this copy leaves out, and why</h2><dl>${leftOut
  .map(({ what, why }) => `<dt>${escapeHtml(what)}</dt><dd>${escapeHtml(why)}</dd>`)
  .join('')}</dl></section></body></html>`
