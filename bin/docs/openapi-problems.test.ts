import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { openApiProblems } from './openapi-problems.ts'

const ok = {
  description: 'Success',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Offer' } } },
}
const read = (id: string) => ({
  get: {
    operationId: `read_${id}`,
    summary: 'Read one',
    security: [],
    parameters: [{ name: id, in: 'path', required: true, schema: { type: 'string' } }],
    responses: { 200: ok, 404: { description: 'Not found' } },
  },
})
const sound = () => ({
  openapi: '3.1.0',
  info: { title: 'Offers', version: '1', license: { name: 'MIT', identifier: 'MIT' } },
  servers: [{ url: '/api' }],
  paths: { '/offers/{id}': read('id') } as Record<string, unknown>,
  components: { schemas: { Offer: { type: 'object' } } as Record<string, object> },
})
type Document = ReturnType<typeof sound>

it('finds no problem in the API’s document', async () => {
  expect(
    await openApiProblems(readFileSync(new URL('../../docs/generated/openapi.json', import.meta.url), 'utf8')),
  ).toEqual([])
  // The whole document: seconds, on a machine that is busy.
}, 30_000)

it.each<[string, string[], (document: Document) => void]>([
  ['nothing', [], () => {}],
  [
    'a component that refers to itself',
    ['#/components/schemas/Offer: is only a reference'],
    ({ components }) => (components.schemas.Offer = { $ref: '#/components/schemas/Offer' }),
  ],
  [
    'a component that is only a reference',
    ['#/components/schemas/Offer: is only a reference'],
    ({ components }) => (components.schemas.Offer = { $ref: '#/components/schemas/Booking' }),
  ],
  [
    'a reference to a missing component',
    [expect.stringContaining('no-unresolved-refs')],
    ({ components }) => delete components.schemas.Offer,
  ],
  [
    'one path under two templates',
    [expect.stringContaining('no-identical-paths')],
    ({ paths }) => (paths['/offers/{other}'] = read('other')),
  ],
  [
    'a document that is not OpenAPI',
    [expect.stringContaining('(struct)'), expect.stringContaining('#/paths/~1offers')],
    ({ paths }) => (paths['/offers'] = []),
  ],
])('finds %s', async (_, problems, change) => {
  const document = sound()
  change(document)
  const found = await openApiProblems(JSON.stringify(document))
  expect(found).toEqual(expect.arrayContaining(problems))
  expect(found.length > 0).toBe(problems.length > 0)
})
