import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { pathTemplates } from './openapi-paths.ts'
import { openApiSchemas } from './openapi-schemas.ts'

const Day = z.strictObject({ hours: z.number(), notes: z._default(z.string(), '') })
const Rota = z.strictObject({ days: z.array(Day), rates: z.tuple([z.string(), z.string()]) })
const named = new Map<z.ZodMiniType, string>([
  [Day, 'Day'],
  [Rota, 'Rota'],
])
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const hours = { type: 'number' }

describe('a document’s schemas', () => {
  it('define each name once, also if it is a whole response', () => {
    const schemas = openApiSchemas(named, [Rota, Day])
    expect([schemas.responseSchema(Rota), schemas.responseSchema(z.array(Day))]).toEqual([
      reference('Rota'),
      { type: 'array', items: reference('Day') },
    ])
    expect(schemas.components.Rota).toMatchObject({
      type: 'object',
      properties: { days: { items: reference('Day') } },
      additionalProperties: false,
    })
  })

  it('require all fields of a response, and make fields with a default optional in a request', () => {
    const schemas = openApiSchemas(named, [Day])
    expect(schemas.requestSchema(Rota)).toEqual(reference('Rota'))
    expect(schemas.components).toMatchObject({
      Day: { properties: { hours, notes: { type: 'string' } }, required: ['hours', 'notes'] },
      DayInput: {
        properties: { hours, notes: { type: 'string', description: 'Default: ""' } },
        required: ['hours'],
      },
      Rota: { properties: { days: { items: reference('DayInput') } } },
    })
    expect(JSON.stringify(schemas.components)).not.toContain('"default"')
  })

  it('write a tuple as an array of fixed length, and refuse one with different elements', () => {
    const schemas = openApiSchemas(named, [Rota])
    expect(schemas.components.Rota).toMatchObject({
      properties: { rates: { type: 'array', items: { type: 'string' }, minItems: 2, maxItems: 2 } },
    })
    expect(() => openApiSchemas(named, [z.tuple([z.string(), z.number()])])).toThrow('A tuple of different elements')
  })
})

describe('a path', () => {
  it('has one template for all its methods', () => {
    const templateOf = pathTemplates(['/days/{start}/{end}', '/days/{id}/{date}', '/days/{id}/notes'])
    const [period, day, notes] = ['/days/{start}/{end}', '/days/{id}/{date}', '/days/{id}/notes'].map(templateOf)
    expect([period?.path, day?.path, notes?.path]).toEqual([
      '/days/{startOrId}/{endOrDate}',
      '/days/{startOrId}/{endOrDate}',
      '/days/{id}/notes',
    ])
    expect([period?.nameOf('end'), day?.nameOf('date'), notes?.nameOf('id')]).toEqual(['endOrDate', 'endOrDate', 'id'])
  })
})
