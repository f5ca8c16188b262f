import * as z from 'zod/mini'

export type Json = Record<string, unknown>

export const COMPONENT = '#/components/schemas/'

const SHARED = '#/$defs/'

type Io = 'input' | 'output'
type Part = Json & { prefixItems?: unknown[]; default?: unknown }
type Names = ReturnType<typeof z.registry<{ id: string }>>

/** The only transforms are for rates, which become text. */
const override = ({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: { _zod: { def: { type: string } } }
  jsonSchema: Json
}): void => {
  if (zodSchema._zod.def.type === 'transform') jsonSchema.type = 'string'
}

/** Few tools support `prefixItems`; all support arrays of a fixed length. */
const fixedLength = ({ prefixItems = [], ...array }: Part): Json => {
  if (new Set(prefixItems.map((item) => JSON.stringify(item))).size > 1)
    throw new Error(`A tuple of different elements: ${JSON.stringify(prefixItems)}`)
  return { ...array, items: prefixItems[0], minItems: prefixItems.length, maxItems: prefixItems.length }
}

const rewritten = (value: unknown, change: (part: Part) => unknown): Json =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'object' && part !== null ? change(part as Part) : part,
  ) as Json

const plain = (value: unknown): Json =>
  rewritten(JSON.parse(JSON.stringify(value).replaceAll(SHARED, COMPONENT)), (part) =>
    part.prefixItems ? fixedLength(part) : part,
  )

/** Some generators take a shared schema's `default` for required, so the description names the default instead. */
const withoutDefaults = (definition: Json, io: Io): Json =>
  rewritten(definition, (part) => {
    if (part.default === undefined) return part
    const { default: left, ...schema } = part
    return io === 'input' ? { ...schema, description: `Default: ${JSON.stringify(left)}` } : schema
  })

const jsonOf = (
  schema: z.ZodMiniType,
  io: Io,
  metadata: Names = z.registry(),
): Json & { $defs?: Record<string, Json> } => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, metadata, unrepresentable: 'any', override })
  return json as Json
}

const takesOwnResponses = (schema: z.ZodMiniType): boolean =>
  JSON.stringify(jsonOf(schema, 'input')) === JSON.stringify(jsonOf(schema, 'output'))

export type Schemas = {
  responseSchema: (schema: z.ZodMiniType) => Json
  requestSchema: (schema: z.ZodMiniType) => Json
  /** The definitions referred to so far, by name. */
  components: Record<string, Json>
}

/**
 * Writes schemas with references to named ones. A name means the schema in responses; if requests differ, for example
 * because of defaults, theirs is called `…Input`.
 */
export const openApiSchemas = (
  named: ReadonlyMap<z.ZodMiniType, string>,
  responses: readonly z.ZodMiniType[],
): Schemas => {
  const components: Record<string, Json> = {}
  const writer = (io: Io, nameOf: (schema: z.ZodMiniType, name: string) => string) => {
    const names: Names = z.registry()
    for (const [schema, name] of named) names.add(schema, { id: nameOf(schema, name) })
    return (schema: z.ZodMiniType): Json => {
      const { $defs = {}, ...json } = jsonOf(schema, io, names)
      for (const [name, { id: _, ...definition }] of Object.entries($defs))
        components[name] = withoutDefaults(plain(definition), io)
      return plain(json)
    }
  }
  const responseSchema = writer('output', (_, name) => name)
  for (const response of responses) responseSchema(response)
  const isAnswered = new Set(Object.keys(components))
  const requestSchema = writer('input', (schema, name) =>
    isAnswered.has(name) && !takesOwnResponses(schema) ? `${name}Input` : name,
  )
  return { responseSchema, requestSchema, components }
}
