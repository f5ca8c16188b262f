import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createGateway } from '#infra/local/gateway.ts'
import { readApi } from '#infra/local/gateway-routes.ts'
import { type HttpServer, serveHttp } from '#infra/local/http.ts'
import { mergeEnvironments, readFunctions } from '#infra/local/lambda-functions.ts'
import { type LambdaHost, startLambdaHost } from '#infra/local/lambda-host.ts'
import { invokeOverHttp } from '#infra/local/lambda-invoke.ts'
import { loadAssembly } from '#infra/local/template.ts'
import { synthesiseFixture, temporaryFolder } from './assembly-fixture.ts'

const logFile = join(temporaryFolder(), 'functions.log')
let lambdas: LambdaHost
let gateway: HttpServer
let invoker: HttpServer
let issuer: string
let audience: string
let sign: (claims: JWTPayload, expires?: string) => Promise<string>

beforeAll(async () => {
  const assembly = loadAssembly(synthesiseFixture().directory)
  const api = readApi(assembly)
  const functions = readFunctions(
    assembly,
    api.routes.map(({ functionArn }) => functionArn),
  )
  lambdas = startLambdaHost({
    functions,
    environment: { AWS_REGION: 'eu-west-1' },
    logFile,
    onDeath: (reason) => console.error(reason),
  })
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256' }] }
  sign = (claims, expires = '15m') =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'k' })
      .setIssuedAt()
      .setExpirationTime(expires)
      .sign(privateKey)
  const authorizer = api.routes.find((route) => route.authorizer)?.authorizer
  issuer = authorizer?.issuer ?? ''
  audience = authorizer?.audience[0] ?? ''
  const options = { port: 0, maxBodyBytes: 6 * 1024 * 1024, onError: (error: unknown) => console.error(error) }
  gateway = await serveHttp(createGateway({ api, jwks, invoke: lambdas.invoke }), options)
  invoker = await serveHttp((request) => invokeOverHttp(lambdas, request), options)
})
afterAll(async () => {
  await gateway.close()
  await invoker.close()
  await lambdas.stop()
})

const accessToken = (more: JWTPayload = {}, expires?: string) =>
  sign(
    {
      iss: issuer,
      client_id: audience,
      sub: 'u-1',
      token_use: 'access',
      'cognito:groups': ['CompanyAdmin', 'X'],
      ...more,
    },
    expires,
  )
const call = async (method: string, path: string, { token, ...init }: RequestInit & { token?: string } = {}) => {
  const headers = { ...(init.headers as object), ...(token && { authorization: `Bearer ${token}` }) }
  const response = await fetch(`${gateway.url}${path}`, { ...init, method, headers })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    body: text ? (JSON.parse(text) as Record<string, never>) : undefined,
  }
}
type Seen = {
  event: { pathParameters: object; requestContext: { authorizer: { jwt: { claims: object } }; http: object } } & Record<
    string,
    unknown
  >
  greeting: string
  context: object
}

describe('the gateway', () => {
  it('passes on the request as API Gateway does, claims as text', async () => {
    const { status, body } = await call('POST', '/api/offers/off%20%C3%A9?tag=a&tag=b&q=1', {
      token: await accessToken(),
      headers: { 'content-type': 'application/json', 'X-Custom': 'Yes', cookie: 'a=1; b=2' },
      body: '{"notes":"é"}',
    })
    const { event, greeting, context } = body as unknown as Seen
    expect(status).toBe(200)
    expect(greeting).toBe('good day')
    expect(context).toMatchObject({ functionName: expect.stringContaining('Echo') as string })
    expect(event).toMatchObject({
      version: '2.0',
      routeKey: 'POST /offers/{offerId}',
      rawPath: '/api/offers/off%20%C3%A9',
      rawQueryString: 'tag=a&tag=b&q=1',
      queryStringParameters: { tag: 'a,b', q: '1' },
      pathParameters: { offerId: 'off é' },
      headers: { 'x-custom': 'Yes' },
      cookies: ['a=1', 'b=2'],
      body: '{"notes":"é"}',
      isBase64Encoded: false,
      requestContext: {
        stage: 'api',
        routeKey: 'POST /offers/{offerId}',
        http: { method: 'POST', sourceIp: '127.0.0.1' },
      },
    })
    expect(event.requestContext.authorizer.jwt.claims).toMatchObject({
      sub: 'u-1',
      'cognito:groups': '[CompanyAdmin X]',
      exp: expect.stringMatching(/^\d+$/) as string,
    })
  })

  it('prefers a fixed path to one with a parameter', async () => {
    const { body } = await call('GET', '/api/offers/mine', { token: await accessToken() })
    expect((body as unknown as Seen).event.routeKey).toBe('GET /offers/mine')
  })

  it('passes on binary bodies as base64', async () => {
    const { body } = await call('POST', '/api/offers/1', {
      token: await accessToken(),
      body: Buffer.from([255, 0]),
      headers: { 'content-type': 'image/png' },
    })
    expect((body as unknown as Seen).event).toMatchObject({ body: '/wA=', isBase64Encoded: true })
  })

  it('answers every invalid token with API Gateway’s own 401', async () => {
    const { privateKey } = await generateKeyPair('RS256')
    const forged = await new SignJWT({ iss: issuer, client_id: audience })
      .setProtectedHeader({ alg: 'RS256', kid: 'k' })
      .setExpirationTime('1h')
      .sign(privateKey)
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify({ iss: issuer, client_id: audience })).toString('base64url')}.`
    const tokens = [
      undefined,
      'nonsense',
      forged,
      unsigned,
      await accessToken({}, '-1s'),
      await accessToken({ iss: 'https://elsewhere' }),
      await accessToken({ client_id: 'another' }),
      await sign({ iss: issuer, aud: 'another', sub: 'u-1' }),
    ]
    for (const token of tokens) {
      const { status, body, headers } = await call('GET', '/api/offers/1', { token })
      expect([status, body, headers.get('www-authenticate')]).toEqual([401, { message: 'Unauthorized' }, 'Bearer'])
    }
  })

  it('accepts an ID token with the right audience, which the product then refuses', async () => {
    expect(
      (
        await call('GET', '/api/offers/1', {
          token: await sign({ iss: issuer, aud: audience, sub: 'u-1', token_use: 'id' }),
        })
      ).status,
    ).toBe(200)
  })

  it('serves public routes without a token, and no unknown ones', async () => {
    expect((await call('GET', '/api/health')).status).toBe(200)
    expect(await call('GET', '/api/nowhere')).toMatchObject({ status: 404, body: { message: 'Not Found' } })
    expect((await call('DELETE', '/api/health')).status).toBe(404)
    expect((await call('GET', '/health')).status).toBe(404)
  })

  it('takes a result without a status as the body', async () => {
    expect(await call('GET', '/api/plain')).toMatchObject({ status: 200, body: { greeting: 'hello' } })
  })

  it('writes the reason of a failure to the log only', async () => {
    expect(await call('GET', '/api/broken')).toMatchObject({ status: 500, body: { message: 'Internal Server Error' } })
    await expect.poll(() => readFileSync(logFile, 'utf8')).toContain('secret detail')
  })

  it('refuses a body over 6 MB', async () => {
    const response = call('POST', '/api/offers/1', {
      token: await accessToken(),
      body: Buffer.alloc(6 * 1024 * 1024 + 1),
    })
    expect(await response).toMatchObject({ status: 413, body: { message: 'Request Entity Too Large' } })
  })
})

describe('a Lambda', () => {
  const invoke = async (name: string, event: unknown, type = 'RequestResponse') => {
    const response = await fetch(`${invoker.url}/2015-03-31/functions/${encodeURIComponent(name)}/invocations`, {
      method: 'POST',
      body: JSON.stringify(event),
      headers: { 'x-amz-invocation-type': type },
    })
    return {
      status: response.status,
      failed: response.headers.get('x-amz-function-error'),
      body: await response.text(),
    }
  }

  it('can be invoked by name', async () => {
    const [name = ''] = lambdas.names
    expect(await invoke(name, { routeKey: 'GET /plain' })).toEqual({
      status: 200,
      failed: null,
      body: '{"greeting":"hello"}',
    })
    expect(await invoke(name, { routeKey: 'GET /broken' })).toEqual({
      status: 200,
      failed: 'Unhandled',
      body: '{"errorType":"Error","errorMessage":"secret detail"}',
    })
    expect(await invoke(name, {}, 'Event')).toMatchObject({ status: 202 })
    expect((await invoke('nobody', {})).status).toBe(404)
  })

  it('can’t have a different value for a shared variable', () => {
    const one = { name: 'one', environment: { TABLE: 'a' } } as never
    const two = { name: 'two', environment: { TABLE: 'b' } } as never
    expect(() => mergeEnvironments([one, two])).toThrow(
      'TABLE is “b” in two and “a” in another Lambda; locally they share one environment.',
    )
  })
})
