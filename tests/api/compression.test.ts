import { get } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { tenant } from '#infra/tenants/demo.ts'
import type { Caller } from '#tests/support/api.ts'
import { openGateway } from '#tests/support/gateway.ts'
import { sharedApi } from '#tests/support/shared-api.ts'

const { api, admin } = await sharedApi()
const gateway = await openGateway(api)
const server = await gateway.listen()
afterAll(() => server.close())

/** Node's own client decompresses nothing. */
const read = async (path: string, accepted?: string, caller?: Caller) => {
  const token = caller && (await gateway.mint('access', caller))
  return new Promise<{ status: number; encoding: string | undefined; vary: string | undefined; body: Buffer }>(
    (resolve, reject) => {
      const headers = {
        ...(accepted !== undefined && { 'accept-encoding': accepted }),
        ...(token && { authorization: `Bearer ${token}` }),
      }
      get(`${server.url}/api${path}`, { headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const { 'content-encoding': encoding, vary } = response.headers
          resolve({ status: response.statusCode ?? 0, encoding, vary, body: Buffer.concat(chunks) })
        })
      }).on('error', reject)
    },
  )
}

const decoders = { br: brotliDecompressSync, gzip: gunzipSync }

describe('responses above 1 KB', () => {
  const paths = { json: '/options', document: '/openapi.json', page: '/docs', style: '/docs/style.css' }

  it.each(Object.entries(paths))('are compressed as the caller accepts it: %s', async (_, path) => {
    const plain = await read(path, undefined, admin)
    expect(plain).toMatchObject({ status: 200, encoding: undefined, vary: 'Accept-Encoding' })
    expect(plain.body.length).toBeGreaterThan(1024)
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0.1, gzip', 'gzip'],
      ['*', 'br'],
    ] as const) {
      const response = await read(path, accepted, admin)
      expect(response).toMatchObject({ status: 200, encoding, vary: 'Accept-Encoding' })
      expect(response.body.length).toBeLessThan(plain.body.length)
      expect(decoders[encoding](response.body).equals(plain.body)).toBe(true)
    }
    expect(await read(path, 'identity', admin)).toEqual(plain)
  })

  it('are compressed if they are errors', async () => {
    const wrong = Array.from({ length: 40 }, (_, at) => `unknown_field_${at}=1`).join('&')
    const response = await read(`/admin/approvals?${wrong}`, 'br', admin)
    expect(response).toMatchObject({ status: 400, encoding: 'br', vary: 'Accept-Encoding' })
    expect(JSON.parse(brotliDecompressSync(response.body).toString())).toMatchObject({
      error: { code: 'VALIDATION_FAILED' },
    })
  })
})

it('smaller responses are sent as they are', async () => {
  for (const [path, status] of [
    ['/health', 200],
    [`/tenant/get/${tenant.tenantId}-unknown`, 404],
  ] as const) {
    const { body, ...response } = await read(path, 'br, gzip')
    expect(response).toEqual({ status, encoding: undefined, vary: 'Accept-Encoding' })
    expect(() => void JSON.parse(body.toString())).not.toThrow()
  }
})
