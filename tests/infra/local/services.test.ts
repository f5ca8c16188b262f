import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localCredentials } from '#infra/local/sigv4.ts'
import { startFunctions } from '#infra/local/stack-functions.ts'
import { loadAssembly } from '#infra/local/template.ts'
import { synthesiseFixture, temporaryFolder } from './assembly-fixture.ts'

const closers: (() => unknown)[] = []
let endpoint: string
let lambda: string

beforeAll(async () => {
  const { directory } = synthesiseFixture()
  const options = {
    dataDir: temporaryFolder(),
    port: 0,
    assemblyDir: directory,
    siteDir: '',
    galleryDir: '',
    tenantId: 'demo',
    log: console.log,
    onDeath: console.error,
  }
  const { environment, lambdas } = await startFunctions(
    options,
    loadAssembly(directory),
    { url: 'http://localhost' },
    (close) => closers.push(close),
  )
  endpoint = environment.AWS_ENDPOINT_URL_LAMBDA ?? ''
  lambda = lambdas.names[0] ?? ''
})
afterAll(async () => {
  for (const close of closers.reverse()) await close()
})

/** A mail with a valid signature, which includes the added headers. */
async function send(headers: Record<string, string>, credentials = localCredentials) {
  const ses = new SESv2Client({ endpoint, region: 'eu-west-1', credentials, maxAttempts: 1 })
  const add = { step: 'build', name: 'headers' } as const
  ses.middlewareStack.add(
    (next) => (args) => (Object.assign((args.request as { headers: object }).headers, headers), next(args)),
    add,
  )
  const Content = { Simple: { Subject: { Data: 'Hello' }, Body: { Text: { Data: 'there' } } } }
  return ses
    .send(
      new SendEmailCommand({
        FromEmailAddress: 'a@example.com',
        Destination: { ToAddresses: ['b@example.com'] },
        Content,
      }),
    )
    .then(
      () => 200,
      (error: { $metadata: { httpStatusCode: number } }) => error.$metadata.httpStatusCode,
    )
}

describe('the services that the Lambdas call', () => {
  it.each<Record<string, string>>([{}, { 'sec-fetch-site': 'none' }])('accept signed requests: %j', async (headers) => {
    expect(await send(headers)).toBe(200)
  })

  it('refuse another secret', async () => {
    expect(await send({}, { ...localCredentials, secretAccessKey: 'local-secret' })).toBe(403)
  })

  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { host: 'evil.example' },
  ])('refuse what a browser sends on behalf of a page, signed or not: %j', async (headers) => {
    expect(await send(headers)).toBe(403)
  })

  it('refuse an invocation of a Lambda that is signed in its URL', async () => {
    const s3 = new S3Client({
      endpoint,
      region: 'eu-west-1',
      credentials: localCredentials,
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
    })
    const address = await getSignedUrl(
      s3,
      new PutObjectCommand({ Bucket: '2015-03-31', Key: `functions/${lambda}/invocations` }),
    )
    const response = await fetch(address, { method: 'PUT', body: '{"routeKey":"GET /plain"}' })
    expect([response.status, await response.json()]).toEqual([403, { message: 'Missing Authentication Token' }])
  })
})
