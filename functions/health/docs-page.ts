import { escapeHtml } from '#shared/kernel/escape-html.ts'
import { code, formatProse, schemaTable, formatType, type Schema } from './docs-schema.ts'

type Content = { content?: Record<string, { schema: Schema }> }
type Parameter = { $ref?: string; name: string; in: string; required: boolean; description?: string; schema: Schema }
type Response = Content & { description: string }
type DocumentedOperation = {
  operationId: string
  tags: string[]
  summary: string
  description: string
  deprecated?: boolean
  parameters: Parameter[]
  requestBody?: Content
  responses: Record<string, Response & { $ref?: string }>
}
export type OpenApi = {
  info: { title: string; description: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, DocumentedOperation>>
  components: {
    schemas: Record<string, Schema>
    parameters: Record<string, Parameter>
    responses: Record<string, Response>
  }
}

const schemaOf = ({ content = {} }: Content): Schema | undefined => Object.values(content)[0]?.schema

const collapsible = (title: string, schema: Schema | undefined): string =>
  schema ? `<details><summary>${title}</summary>${schemaTable(schema)}</details>` : ''

const parametersOf = (parameters: Parameter[]): string => {
  const own = parameters.filter(({ $ref }) => !$ref)
  if (own.length === 0) return ''
  const rows = own.map(({ name, in: part, required, description, schema }) => {
    const form = `${description ? `${formatProse(description)}: ` : ''}${formatType(schema)}`
    return `<tr><td>${code(name)}</td><td>${part}${required ? '' : ', optional'}</td><td>${form}</td></tr>`
  })
  return `<table><thead><tr><th>Parameter</th><th>In</th><th>Type</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

const errorsOf = ({ responses }: DocumentedOperation, shared: Record<string, Response>): string => {
  const rows = Object.entries(responses).flatMap(([status, { $ref }]) => {
    const { description = '' } = shared[$ref?.split('/').at(-1) ?? ''] ?? {}
    return description
      .split('\n\n')
      .filter(Boolean)
      .map((line) => {
        const [name, message] = line.split(/: (.*)/)
        return `<tr><td>${status}</td><td>${code(name)}</td><td>${escapeHtml(message)}</td></tr>`
      })
  })
  return `<details><summary>Errors</summary><table><thead><tr><th>Status</th><th>Code</th><th>Message</th></tr></thead><tbody>${rows.join('')}</tbody></table></details>`
}

const operationOf = (
  method: string,
  path: string,
  operation: DocumentedOperation,
  shared: Record<string, Response>,
): string => `<article id="${operation.operationId}">
<h3><span class="method">${method.toUpperCase()}</span> <code>${escapeHtml(path)}</code></h3>
<p>${escapeHtml(operation.summary)}${operation.deprecated ? ' <em>(deprecated)</em>' : ''}</p>
<p class="who">${formatProse(operation.description)}</p>
${parametersOf(operation.parameters)}
${collapsible('Request body', operation.requestBody && schemaOf(operation.requestBody))}
${collapsible('Response', operation.responses['200'] && schemaOf(operation.responses['200']))}
${errorsOf(operation, shared)}
</article>`

/** The OpenAPI document as a readable page, without scripts and with its own style sheet. */
export const docsPage = ({ info, servers, paths, components }: OpenApi): string => {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  )
  const tags = [...new Set(operations.flatMap(({ operation }) => operation.tags))]
  const sections = tags.map((tag) => {
    const own = operations.filter(({ operation }) => operation.tags.includes(tag))
    return `<section id="${tag}"><h2>${escapeHtml(tag)}</h2>${own.map(({ method, path, operation }) => operationOf(method, path, operation, components.responses)).join('')}</section>`
  })
  const key = components.parameters.IdempotencyKey
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) => `<article id="schema-${name}"><h3>${name}</h3>${schemaTable(schema)}</article>`,
  )
  return `<!doctype html>
<html lang="en-ZA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)}</title><link rel="stylesheet" href="docs/style.css"></head>
<body><header><h1>${escapeHtml(info.title)}</h1>${info.description
    .split('\n\n')
    .map((part) => `<p>${formatProse(part)}</p>`)
    .join('')}
<p>Base URL: <code>${escapeHtml(servers[0]?.url)}</code>. OpenAPI document: <a href="openapi.json">openapi.json</a>.</p>
<p>Send an access token with every request: <code>Authorization: Bearer …</code>.</p>
${key ? `<p><code>${key.name}</code>: ${escapeHtml(key.description)}</p>` : ''}
<nav aria-label="Sections">${[...tags, 'schemas'].map((tag) => `<a href="#${tag}">${escapeHtml(tag)}</a>`).join(' ')}</nav></header>
<main>${sections.join('')}<section id="schemas"><h2>schemas</h2>${schemas.join('')}</section></main></body></html>
`
}

export const docsStyle = `:root { color-scheme: light dark; --line: light-dark(#d7dce2, #3a4149); --quiet: light-dark(#4a5560, #b3bcc6); --accent: light-dark(#0b5e86, #7cc4ea); }
body { font: 16px/1.55 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.6rem; } h2 { margin-top: 3rem; text-transform: capitalize; } h3 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
a { color: var(--accent); } nav { display: flex; flex-wrap: wrap; gap: .75rem; text-transform: capitalize; }
article { border: 1px solid var(--line); border-radius: .5rem; padding: 1rem; margin: 1rem 0; }
article p { margin: .4rem 0; } .who { color: var(--quiet); } .method { color: var(--accent); font-weight: 700; }
details { margin-top: .5rem; } summary { cursor: pointer; } code { font-size: .9em; }
table { border-collapse: collapse; width: 100%; margin: .5rem 0; } th, td { text-align: left; vertical-align: top; padding: .3rem .6rem .3rem 0; border-bottom: 1px solid var(--line); }
td:last-child { overflow-wrap: anywhere; } td:last-child:nth-child(2) { width: 65%; }
`
