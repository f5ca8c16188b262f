import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { createPresignedPost, type PresignedPostOptions } from '@aws-sdk/s3-presigned-post'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type HttpServer, serveHttp } from '#infra/local/http.ts'
import { openObjectStore, type ObjectStore } from '#infra/local/s3/object-store.ts'
import { createS3, readBuckets } from '#infra/local/s3/s3-service.ts'
import { localCredentials } from '#infra/local/sigv4.ts'
import { loadAssembly } from '#infra/local/template.ts'
import { synthesiseFixture, temporaryFolder } from './assembly-fixture.ts'

const Bucket = 'mini-documents'
const site = 'http://localhost:4180'
const dataDir = temporaryFolder()
let store: ObjectStore
let server: HttpServer
let s3: S3Client
let browserS3: S3Client
let time: () => Date

const clientWith = (credentials: typeof localCredentials, more = {}) =>
  new S3Client({ endpoint: server.url, region: 'eu-west-1', credentials, maxAttempts: 1, ...more })
const lie = (seconds: number) => () => new Date(Date.now() + seconds * 1000)

beforeAll(async () => {
  store = openObjectStore(dataDir)
  const buckets = readBuckets(loadAssembly(synthesiseFixture().directory))
  buckets.set('other-bucket', [])
  server = await serveHttp(
    createS3(store, buckets, () => time()),
    { port: 0, maxBodyBytes: 20_000_000, onError: (error) => console.error(error) },
  )
  s3 = clientWith(localCredentials)
  browserS3 = clientWith(localCredentials, { requestChecksumCalculation: 'WHEN_REQUIRED' })
})
beforeEach(() => {
  time = () => new Date()
})
afterAll(async () => {
  await server.close()
  store.close()
})

const put = (Key: string, Body: string | Buffer = 'content', more = {}) =>
  s3.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: 'text/plain', ...more }))
const get = (Key: string, more = {}) => s3.send(new GetObjectCommand({ Bucket, Key, ...more }))
const textOf = async (Key: string, more = {}) => (await get(Key, more)).Body?.transformToString()
const errorCode = async (response: Response) => [
  response.status,
  /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1],
]

describe('objects', () => {
  it('are returned as they were stored, with type and metadata', async () => {
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, at) => at % 256))
    await put('a/photo é+ &.png', bytes, {
      ContentType: 'image/png',
      Metadata: { owner: 'usr_1' },
      CacheControl: 'private',
    })
    const found = await get('a/photo é+ &.png')
    expect(Buffer.from((await found.Body?.transformToByteArray()) ?? [])).toEqual(bytes)
    expect(found).toMatchObject({
      ContentType: 'image/png',
      Metadata: { owner: 'usr_1' },
      CacheControl: 'private',
      ContentLength: 70_000,
    })
    expect(await s3.send(new HeadObjectCommand({ Bucket, Key: 'a/photo é+ &.png' }))).toMatchObject({
      ContentLength: 70_000,
      ETag: found.ETag,
    })
  })

  it('may arrive as a stream, in chunks', async () => {
    const parts = ['some', ' streamed', ' text']
    await put('streamed', Readable.from(parts.map((part) => Buffer.from(part))) as never, {
      ContentLength: parts.join('').length,
    })
    expect(await textOf('streamed')).toBe('some streamed text')
  })

  it('can be read in part', async () => {
    await put('ranged', '0123456789')
    expect(await textOf('ranged', { Range: 'bytes=2-4' })).toBe('234')
    expect(await textOf('ranged', { Range: 'bytes=7-' })).toBe('789')
    expect(await textOf('ranged', { Range: 'bytes=-2' })).toBe('89')
    expect(await get('ranged', { Range: 'bytes=0-99' })).toMatchObject({ ContentRange: 'bytes 0-9/10' })
    await expect(get('ranged', { Range: 'bytes=10-' })).rejects.toMatchObject({ name: 'InvalidRange' })
  })

  it('are copied, deleted, and not found afterwards', async () => {
    await put('incoming/x', 'to be kept', { ContentType: 'application/pdf' })
    await s3.send(new CopyObjectCommand({ Bucket, Key: 'kept/x', CopySource: `${Bucket}/incoming/x` }))
    await s3.send(new DeleteObjectCommand({ Bucket, Key: 'incoming/x' }))
    expect(await get('kept/x')).toMatchObject({ ContentType: 'application/pdf' })
    await expect(get('incoming/x')).rejects.toMatchObject({ name: 'NoSuchKey' })
    await expect(s3.send(new HeadObjectCommand({ Bucket, Key: 'incoming/x' }))).rejects.toMatchObject({
      name: 'NotFound',
    })
    await expect(
      s3.send(new CopyObjectCommand({ Bucket, Key: 'y', CopySource: `${Bucket}/incoming/x` })),
    ).rejects.toMatchObject({ name: 'NoSuchKey' })
  })

  it('are listed by prefix, page by page', async () => {
    for (const Key of ['list/a', 'list/b', 'list/c<', 'listed']) await put(Key)
    const first = await s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'list/', MaxKeys: 2 }))
    expect([first.Contents?.map(({ Key }) => Key), first.IsTruncated]).toEqual([['list/a', 'list/b'], true])
    const rest = await s3.send(
      new ListObjectsV2Command({ Bucket, Prefix: 'list/', ContinuationToken: first.NextContinuationToken }),
    )
    expect([rest.Contents?.map(({ Key }) => Key), rest.IsTruncated]).toEqual([['list/c<'], false])
  })

  it('are not overwritten if the request says so', async () => {
    await put('once', 'first')
    await expect(put('once', 'second', { IfNoneMatch: '*' })).rejects.toMatchObject({ name: 'PreconditionFailed' })
    expect(await textOf('once')).toBe('first')
  })

  it('survive a restart', async () => {
    await put('lasting', 'still here')
    const reopened = openObjectStore(dataDir)
    expect(reopened.read(Bucket, 'lasting')?.body.toString()).toBe('still here')
    reopened.close()
  })

  it('stay in their bucket whatever their key looks like', async () => {
    await s3.send(new PutObjectCommand({ Bucket: 'other-bucket', Key: 'secret', Body: 'secret' }))
    for (const Key of ['../other-bucket/secret', '..%2fother-bucket/secret', '../../../../etc/passwd', '/etc/passwd']) {
      await expect(s3.send(new GetObjectCommand({ Bucket, Key }))).rejects.toMatchObject({
        name: expect.stringMatching(/^(NoSuchKey|SignatureDoesNotMatch)$/) as string,
      })
    }
    const address = await getSignedUrl(browserS3, new GetObjectCommand({ Bucket, Key: 'once' }))
    const tampered = address.replace('/mini-documents/once', '/mini-documents/%2e%2e/other-bucket/secret')
    expect((await fetch(tampered)).status).toBe(403)
    await put('../escape', 'harmless')
    expect(await textOf('../escape')).toBe('harmless')
    await expect(put('k'.repeat(1025))).rejects.toMatchObject({ name: 'KeyTooLongError' })
  })
})

describe('a signature', () => {
  it('is required for everything', async () => {
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect(await errorCode(await fetch(`${server.url}/${Bucket}/once`, { method }))).toEqual([403, 'AccessDenied'])
    expect((await fetch(`${server.url}/nowhere/once`)).status).toBe(404)
  })

  it('made with another secret or key is refused', async () => {
    const forger = clientWith({ ...localCredentials, secretAccessKey: 'guessed' })
    await expect(forger.send(new GetObjectCommand({ Bucket, Key: 'once' }))).rejects.toMatchObject({
      name: 'SignatureDoesNotMatch',
    })
    const stranger = clientWith({ ...localCredentials, accessKeyId: 'stranger' })
    await expect(stranger.send(new GetObjectCommand({ Bucket, Key: 'once' }))).rejects.toMatchObject({
      name: 'InvalidAccessKeyId',
    })
  })

  it('covers the body', async () => {
    const tampering = clientWith(localCredentials, {
      requestHandler: { handle: async () => Promise.reject(new Error('unused')) },
    })
    let captured: { headers: Record<string, string>; path: string } | undefined
    tampering.middlewareStack.add(
      (next) => async (args) => {
        captured = args.request as typeof captured
        return next(args)
      },
      { step: 'finalizeRequest', priority: 'low' },
    )
    await tampering.send(new PutObjectCommand({ Bucket, Key: 'tampered', Body: 'honest' })).catch(() => undefined)
    const { host: _, ...headers } = captured?.headers ?? {}
    const response = await fetch(`${server.url}${captured?.path}?x-id=PutObject`, {
      method: 'PUT',
      headers,
      body: 'forged',
    })
    expect(await errorCode(response)).toEqual([400, 'XAmzContentSHA256Mismatch'])
    await expect(get('tampered')).rejects.toMatchObject({ name: 'NoSuchKey' })
  })
})

describe('a presigned URL', () => {
  it('reads, with the signed content disposition, until it expires', async () => {
    await put('report', 'figures')
    const address = await getSignedUrl(
      browserS3,
      new GetObjectCommand({ Bucket, Key: 'report', ResponseContentDisposition: 'attachment' }),
      { expiresIn: 300 },
    )
    const response = await fetch(address)
    expect([await response.text(), response.headers.get('content-disposition')]).toEqual(['figures', 'attachment'])
    time = lie(301)
    expect(await errorCode(await fetch(address))).toEqual([403, 'AccessDenied'])
  })

  it('works only for its own object, method and parameters', async () => {
    const address = await getSignedUrl(browserS3, new GetObjectCommand({ Bucket, Key: 'report' }))
    for (const changed of [
      address.replace('/report', '/once'),
      address.replace('X-Amz-Expires=900', 'X-Amz-Expires=9000'),
      `${address}&response-content-type=text%2Fhtml`,
    ]) {
      expect(await errorCode(await fetch(changed))).toEqual([403, 'SignatureDoesNotMatch'])
    }
    expect(await errorCode(await fetch(address, { method: 'DELETE' }))).toEqual([403, 'SignatureDoesNotMatch'])
    expect(await errorCode(await fetch(address, { headers: { 'x-amz-meta-more': '1' } }))).toEqual([
      403,
      'AccessDenied',
    ])
  })

  it('accepts an upload of the signed type and length, and no other', async () => {
    const command = new PutObjectCommand({ Bucket, Key: 'signed-put', ContentType: 'image/png', ContentLength: 4 })
    const address = await getSignedUrl(browserS3, command, {
      signableHeaders: new Set(['content-type', 'content-length']),
    })
    const upload = (type: string, body: string) =>
      fetch(address, { method: 'PUT', headers: { 'content-type': type }, body })
    expect(await errorCode(await upload('text/html', 'abcd'))).toEqual([403, 'SignatureDoesNotMatch'])
    expect(await errorCode(await upload('image/png', 'abcde'))).toEqual([403, 'SignatureDoesNotMatch'])
    expect((await upload('image/png', 'abcd')).status).toBe(200)
  })

  it('that promises the checksum of an empty body accepts only that', async () => {
    const address = await getSignedUrl(s3, new PutObjectCommand({ Bucket, Key: 'empty-promise' }))
    expect(await errorCode(await fetch(address, { method: 'PUT', body: 'not empty' }))).toEqual([400, 'BadDigest'])
  })
})

describe('a browser’s form', () => {
  const makeForm = (more: Partial<PresignedPostOptions> = {}) =>
    createPresignedPost(browserS3, {
      Bucket,
      Key: 'incoming/usr_1/avatar',
      Expires: 300,
      Fields: { 'Content-Type': 'image/png' },
      Conditions: [
        ['content-length-range', 1, 100],
        ['eq', '$Content-Type', 'image/png'],
      ],
      ...more,
    })
  const submit = async (
    form: { url: string; fields: Record<string, string> },
    size: number,
    fields: Record<string, string> = {},
  ) => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ ...form.fields, ...fields })) body.append(name, value)
    body.append('file', new Blob([Buffer.alloc(size)]), 'me.png')
    return fetch(form.url, { method: 'POST', body, headers: { origin: site } })
  }

  it('uploads what its policy allows', async () => {
    const response = await submit(await makeForm(), 100)
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([204, site])
    expect(await s3.send(new HeadObjectCommand({ Bucket, Key: 'incoming/usr_1/avatar' }))).toMatchObject({
      ContentLength: 100,
      ContentType: 'image/png',
    })
  })

  it.each([
    ['too big', 101, {}, 'EntityTooLarge'],
    ['empty', 0, {}, 'EntityTooSmall'],
    ['of another type', 10, { 'Content-Type': 'text/html' }, 'AccessDenied'],
    ['for another key', 10, { key: 'incoming/usr_2/avatar' }, 'AccessDenied'],
    ['for a key that climbs', 10, { key: 'incoming/usr_1/../usr_2/avatar' }, 'AccessDenied'],
    ['with a field beyond the policy', 10, { 'x-amz-meta-role': 'admin' }, 'AccessDenied'],
    ['with a wrong signature', 10, { 'X-Amz-Signature': '0'.repeat(64) }, 'SignatureDoesNotMatch'],
    ['with no policy', 10, { Policy: '' }, 'AccessDenied'],
    ['by a stranger', 10, { 'X-Amz-Credential': 'stranger/20261120/eu-west-1/s3/aws4_request' }, 'InvalidAccessKeyId'],
  ])('is refused: %s', async (_, size, fields, code) => {
    const [, found] = await errorCode(await submit(await makeForm(), size, fields))
    expect(found).toBe(code)
  })

  it('is refused with a changed or expired policy', async () => {
    const form = await makeForm()
    const policy = JSON.parse(Buffer.from(form.fields.Policy ?? '', 'base64').toString()) as object
    const Policy = Buffer.from(JSON.stringify({ ...policy, expiration: '2099-01-01T00:00:00Z' })).toString('base64')
    expect(await errorCode(await submit(form, 10, { Policy }))).toEqual([403, 'SignatureDoesNotMatch'])
    time = lie(301)
    expect(await errorCode(await submit(form, 10))).toEqual([403, 'AccessDenied'])
  })

  it('uploads to its own bucket only', async () => {
    const form = await makeForm()
    expect(await errorCode(await submit({ ...form, url: `${server.url}/other-bucket` }, 10))).toEqual([
      403,
      'AccessDenied',
    ])
  })

  it('may begin its key as the policy says, and choose the file name', async () => {
    const form = await makeForm({
      Key: 'incoming/usr_1/${filename}',
      Conditions: [['starts-with', '$key', 'incoming/usr_1/']],
      Fields: {},
    })
    expect((await submit(form, 10)).status).toBe(204)
    expect(await s3.send(new HeadObjectCommand({ Bucket, Key: 'incoming/usr_1/me.png' }))).toMatchObject({
      ContentLength: 10,
    })
  })

  it('that is not a form is refused as such', async () => {
    expect(await errorCode(await fetch(`${server.url}/${Bucket}`, { method: 'POST', body: 'nonsense' }))).toEqual([
      400,
      'MalformedPOSTRequest',
    ])
  })
})

describe('pages of other origins', () => {
  const ask = (origin: string, method: string) =>
    fetch(`${server.url}/${Bucket}/x`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': 'content-type' },
    })

  it('are allowed as the bucket’s rules say', async () => {
    const response = await ask(site, 'POST')
    expect([
      response.status,
      response.headers.get('access-control-allow-origin'),
      response.headers.get('access-control-allow-headers'),
    ]).toEqual([200, site, 'content-type'])
    expect((await ask('http://evil.example', 'POST')).status).toBe(403)
    expect((await ask(site, 'DELETE')).status).toBe(403)
  })
})
