import { escapeHtml } from '#shared/kernel/escape-html.ts'

export type Schema = {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  additionalProperties?: boolean | Schema
} & Record<string, unknown>

/** Escapes text and marks its `code`. */
export const formatProse = (value: string): string => escapeHtml(value).replace(/`([^`]*)`/g, '<code>$1</code>')

/** A name in code font that may break after dots and underscores. */
export const code = (value: unknown): string => `<code>${escapeHtml(value).replace(/[._](?=\w)/g, '$&<wbr>')}</code>`

const bounds = {
  minLength: 'from',
  maxLength: 'to',
  minimum: 'from',
  maximum: 'to',
  minItems: 'from',
  maxItems: 'to',
} as const

/** `from 1 to 80 characters`; long patterns are left to the OpenAPI document. */
const formatLimits = (schema: Schema): string => {
  const unit = schema.items ? ' items' : schema.type === 'string' ? ' characters' : ''
  const range = Object.entries(bounds).filter(([name]) => Math.abs(Number(schema[name])) < Number.MAX_SAFE_INTEGER)
  const isFixed = range.length === 2 && new Set(range.map(([name]) => schema[name])).size === 1
  const words = range.map(([name, word]) => (isFixed ? String(schema[name]) : `${word} ${String(schema[name])}`))
  const size = range.length > 0 ? [`${(isFixed ? words.slice(1) : words).join(' ')}${unit}`] : []
  const patterns = [schema, ...(schema.allOf ?? [])].flatMap(({ pattern }) =>
    typeof pattern === 'string' && pattern.length <= 60 ? [code(pattern)] : [],
  )
  return [
    schema.format,
    ...size,
    ...patterns,
    typeof schema.description === 'string' && formatProse(schema.description),
  ]
    .filter(Boolean)
    .map((limit) => `, ${String(limit)}`)
    .join('')
}

/** The type of a value as text, with links to schemas. */
export const formatType = (schema: Schema): string => {
  const { $ref, type, items, anyOf, oneOf, enum: values, const: value, additionalProperties: more } = schema
  const choices = anyOf ?? oneOf
  if ($ref) {
    const name = escapeHtml($ref.split('/').at(-1))
    return `<a href="#schema-${name}">${name}</a>`
  }
  if (choices) return choices.map(formatType).join(' or ')
  if (values) return values.map(code).join(' or ')
  if (value !== undefined) return code(value)
  if (items) return `list: ${formatType(items)}${formatLimits(schema)}`
  if (typeof more === 'object') return `object with any keys: ${formatType(more)}`
  return `${[type ?? 'anything'].flat().join(' or ')}${formatLimits(schema)}`
}

type Field = { name: string; optional: boolean; schema: Schema }

/** The fields of an object; nested ones by their full path, such as `lunch.paid` or `days[].date`. */
const fieldsOf = ({ properties = {}, required = [] }: Schema, within = ''): Field[] =>
  Object.entries(properties).flatMap(([own, schema]) => {
    const field = { name: within + own, optional: !required.includes(own), schema }
    if (schema.properties) return [field, ...fieldsOf(schema, `${field.name}.`)]
    if (schema.items?.properties)
      return [
        { ...field, schema: { ...schema, items: { type: 'object' } } },
        ...fieldsOf(schema.items, `${field.name}[].`),
      ]
    return [field]
  })

/** A schema as a table of its fields, or as a single type. */
export const schemaTable = (schema: Schema): string => {
  const alternatives = (schema.oneOf ?? schema.anyOf ?? []).filter(({ properties }) => properties)
  if (alternatives.length > 0) return alternatives.map(schemaTable).join('<p>or</p>')
  if (!schema.properties) return `<p>${formatType(schema)}</p>`
  const rows = fieldsOf(schema).map(
    ({ name, optional, schema: field }) =>
      `<tr><td>${code(name)}${optional ? ' <em>optional</em>' : ''}</td><td>${formatType(field)}</td></tr>`,
  )
  return `<table><thead><tr><th>Field</th><th>Type</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}
