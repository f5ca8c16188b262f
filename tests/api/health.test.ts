import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { describe, expect, it } from 'vitest'
import { handler } from '#functions/health/health.lambda.ts'
import { apiContract } from '#shared/api-contract.ts'
import type { Operation } from '#shared/kernel/define-contract.ts'
import { policyFindings } from '#tests/support/policy-findings.ts'

const get = async (path: string) => {
  const {
    statusCode,
    headers,
    body = '',
  } = await handler({
    routeKey: `GET ${path}`,
    headers: {},
    requestContext: { requestId: 'r-1' },
  } as unknown as APIGatewayProxyEventV2)
  return {
    status: statusCode,
    type: headers?.['content-type'],
    policy: String(headers?.['content-security-policy']),
    body,
  }
}

describe('health and description', () => {
  it('responds that the API is up', async () => {
    expect(await get('/health')).toMatchObject({ status: 200, body: '{"data":{"status":"ok"}}' })
  })

  it('describes every operation of the contract', async () => {
    const { type, body } = await get('/openapi.json')
    const { openapi, paths } = JSON.parse(body) as {
      openapi: string
      paths: Record<string, Record<string, { operationId: string }>>
    }
    expect([type, openapi]).toEqual(['application/json; charset=utf-8', '3.1.0'])
    // Paths that differ only in the names of their parameters are one path here.
    const shapeOf = (path: string) => path.replace(/\{\w+\}/g, '{}')
    const byShape = new Map(Object.entries(paths).map(([path, item]) => [shapeOf(path), item]))
    expect(byShape.size).toBe(Object.keys(paths).length)
    for (const [name, { method, path, aliases = [] }] of Object.entries(apiContract) as [string, Operation][]) {
      expect(byShape.get(shapeOf(path))?.[method.toLowerCase()]?.operationId).toBe(name)
      for (const alias of aliases)
        expect(byShape.get(shapeOf(alias))?.[method.toLowerCase()]).toMatchObject({ deprecated: true })
    }
  })

  it('documents what each method takes where two paths are one', async () => {
    const { paths } = JSON.parse((await get('/openapi.json')).body) as {
      paths: Record<string, Record<string, { description: string; parameters: object[] }>>
    }
    const { get: list, put: edit } = paths['/calendar/professional/availability/{startOrId}/{endOrDate}'] ?? {}
    expect(list?.description).toContain('`/calendar/professional/availability/{start}/{end}`')
    expect(list?.parameters.slice(0, 3)).toMatchObject([
      { name: 'startOrId', description: '`start`' },
      { name: 'endOrDate', description: '`end`' },
      { name: 'NextToken' },
    ])
    expect(edit?.parameters.slice(0, 2)).toMatchObject([
      { name: 'startOrId', description: '`id`' },
      { name: 'endOrDate', description: '`date`' },
    ])
  })

  it('defines every schema, and refers to no missing one', async () => {
    const { body } = await get('/openapi.json')
    const { components, paths } = JSON.parse(body) as {
      components: { schemas: Record<string, object> }
      paths: Record<string, Record<string, never>>
    }
    expect(Object.entries(components.schemas).filter(([, schema]) => '$ref' in schema)).toEqual([])
    const referred = [...body.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name)
    expect([...new Set(referred)].sort()).toEqual(Object.keys(components.schemas).sort())
    expect(body).not.toMatch(/#\/\$defs\/|"prefixItems"/)
    expect(components.schemas).toMatchObject({
      Offer: { properties: { offer_code: { type: 'string' } }, additionalProperties: false },
      ProfessionalVerification: {
        required: expect.arrayContaining(['first_name', 'address']),
        additionalProperties: false,
      },
    })
    expect(paths['/professionals/verification']?.put).toMatchObject({
      security: [{ accessToken: [] }],
      requestBody: {
        content: { 'application/json': { schema: { $ref: '#/components/schemas/ProfessionalVerification' } } },
      },
    })
    expect(paths['/openapi.json']?.get).toMatchObject({
      responses: { 200: { content: { 'application/json': { schema: { type: 'object' } } } } },
    })
    expect(paths['/docs']?.get).toMatchObject({
      responses: { 200: { content: { 'text/html': { schema: { type: 'string' } } } } },
    })
  })

  it('serves a page with its own style sheet and no script', async () => {
    const { type, policy, body } = await get('/docs')
    expect(type).toBe('text/html; charset=utf-8')
    expect(policy).toBe("default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'")
    expect(policyFindings(policy)).toEqual([])
    expect(body).not.toMatch(/<script|style="|<style|https?:\/\//)
    expect(body).toContain('<p><code>Idempotency-Key</code>: ')
    for (const name of Object.keys(apiContract)) expect(body).toContain(`<article id="${name}">`)
    expect((await get('/docs/style.css')).type).toBe('text/css; charset=utf-8')
  })

  it('has no other routes', async () => {
    const { status, body } = await get('/elsewhere')
    expect([status, JSON.parse(body)]).toEqual([
      404,
      { error: { code: 'NOT_FOUND', message: 'We could not find that.', requestId: 'r-1' } },
    ])
  })
})
