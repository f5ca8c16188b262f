import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { describe, expect, it } from 'vitest'
import { handler } from '../../functions/health/health.lambda.ts'
import { apiContract } from '../../shared/api-contract.ts'
import type { Operation } from '../../shared/kernel/define-contract.ts'

const get = async (path: string) => {
  const { statusCode, headers, body = '' } = await handler({ routeKey: `GET ${path}`, requestContext: { requestId: 'r-1' } } as APIGatewayProxyEventV2)
  return { status: statusCode, type: headers?.['content-type'], policy: String(headers?.['content-security-policy']), body }
}

describe('health and description', () => {
  it('answers that it is up', async () => {
    expect(await get('/health')).toMatchObject({ status: 200, body: '{"data":{"status":"ok"}}' })
  })

  it('describes every operation of the contract', async () => {
    const { type, body } = await get('/openapi.json')
    const { openapi, paths } = JSON.parse(body) as { openapi: string; paths: Record<string, Record<string, { operationId: string }>> }
    expect([type, openapi]).toEqual(['application/json; charset=utf-8', '3.1.0'])
    for (const [name, { method, path, aliases = [] }] of Object.entries(apiContract) as [string, Operation][]) {
      expect(paths[path]?.[method.toLowerCase()]?.operationId).toBe(name)
      for (const alias of aliases) expect(paths[alias]?.[method.toLowerCase()]).toMatchObject({ deprecated: true })
    }
  })

  it('refers to no schema that is not there, and says what a body needs', async () => {
    const { body } = await get('/openapi.json')
    const { components, paths } = JSON.parse(body) as { components: { schemas: object }; paths: Record<string, Record<string, never>> }
    const referred = [...body.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name)
    expect([...new Set(referred)].sort()).toEqual(Object.keys(components.schemas).filter((name) => referred.includes(name)).sort())
    expect(body).not.toContain('#/$defs/')
    expect(paths['/professionals/verification']?.put).toMatchObject({
      security: [{ accessToken: [] }],
      requestBody: { content: { 'application/json': { schema: { required: expect.arrayContaining(['first_name', 'address']), additionalProperties: false } } } },
    })
  })

  it('shows a page with a style sheet of its own and no script', async () => {
    const { type, policy, body } = await get('/docs')
    expect(type).toBe('text/html; charset=utf-8')
    expect(policy).toBe("default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'")
    expect(body).not.toMatch(/<script|style="|<style|https?:\/\//)
    for (const name of Object.keys(apiContract)) expect(body).toContain(`<article id="${name}">`)
    expect((await get('/docs/style.css')).type).toBe('text/css; charset=utf-8')
  })

  it('knows nothing else', async () => {
    const { status, body } = await get('/elsewhere')
    expect([status, JSON.parse(body)]).toEqual([404, { error: { code: 'NOT_FOUND', message: 'We could not find that.', requestId: 'r-1' } }])
  })
})
