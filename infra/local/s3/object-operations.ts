import type { HttpRequest, HttpResponse } from '#infra/local/http.ts'
import type { ObjectHead, ObjectStore } from './object-store.ts'
import { element, S3Error } from './s3-error.ts'
import { readUpload } from './upload-body.ts'

const storedHeaders = ['cache-control', 'content-disposition', 'content-encoding', 'content-language']

export function writeObject(store: ObjectStore, bucket: string, key: string, request: HttpRequest): HttpResponse {
  const { headers } = request
  if (headers['if-none-match'] === '*' && store.head(bucket, key)) {
    throw new S3Error('PreconditionFailed', 'At least one of the pre-conditions you specified did not hold')
  }
  const source = headers['x-amz-copy-source']
  if (source) return copyObject(store, bucket, key, source, request)
  const { etag } = store.put(bucket, key, { body: readUpload(request), ...describedBy(headers) })
  return { status: 200, headers: { etag } }
}

function describedBy(headers: Record<string, string>) {
  const kept = Object.entries(headers).filter(
    ([name]) => storedHeaders.includes(name) || name.startsWith('x-amz-meta-'),
  )
  const withoutTransfer = kept.filter(([name, value]) => !(name === 'content-encoding' && value === 'aws-chunked'))
  return { contentType: headers['content-type'] ?? 'binary/octet-stream', headers: Object.fromEntries(withoutTransfer) }
}

function copyObject(
  store: ObjectStore,
  bucket: string,
  key: string,
  source: string,
  { headers }: HttpRequest,
): HttpResponse {
  const [, fromBucket = '', fromKey = ''] = /^\/?([^/]+)\/(.+)$/s.exec(decodeURIComponent(source)) ?? []
  const original = store.read(fromBucket, fromKey)
  if (!original) throw noSuchKey()
  const { contentType, headers: kept } =
    headers['x-amz-metadata-directive'] === 'REPLACE' ? describedBy(headers) : original.head
  const { etag, changedAt } = store.put(bucket, key, { body: original.body, contentType, headers: kept })
  const xml = `<CopyObjectResult>${element('ETag', etag)}${element('LastModified', new Date(changedAt).toISOString())}</CopyObjectResult>`
  return { status: 200, headers: { 'content-type': 'application/xml' }, body: xml }
}

export function readObject(
  store: ObjectStore,
  bucket: string,
  key: string,
  { method, headers, query }: HttpRequest,
): HttpResponse {
  const found = store.read(bucket, key)
  if (!found) throw noSuchKey()
  const { head, body } = found
  const common = { ...describe(head), ...overrides(new URLSearchParams(query)), 'accept-ranges': 'bytes' }
  if (headers['if-none-match'] === head.etag) return { status: 304, headers: common }
  if (!headers.range || method === 'HEAD') return { status: 200, headers: common, body }
  const [from, to] = readRange(headers.range, head.size)
  return {
    status: 206,
    headers: { ...common, 'content-range': `bytes ${from}-${to}/${head.size}` },
    body: body.subarray(from, to + 1),
  }
}

const describe = ({ etag, contentType, changedAt, headers }: ObjectHead) => ({
  etag,
  'content-type': contentType,
  'last-modified': new Date(changedAt).toUTCString(),
  ...headers,
})

/** A presigned URL can set headers of its response, such as `response-content-disposition`. */
const overrides = (query: URLSearchParams) =>
  Object.fromEntries(
    [...query]
      .filter(([name]) => name.startsWith('response-'))
      .map(([name, value]) => [name.slice('response-'.length), value]),
  )

function readRange(header: string, size: number): [number, number] {
  const [, start = '', end = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? []
  const from = start ? Number(start) : Math.max(0, size - Number(end))
  const to = start && end ? Math.min(Number(end), size - 1) : size - 1
  if ((!start && !end) || from > to) throw new S3Error('InvalidRange', 'The requested range is not satisfiable')
  return [from, to]
}

export function removeObject(store: ObjectStore, bucket: string, key: string): HttpResponse {
  store.remove(bucket, key)
  return { status: 204 }
}

export function listObjects(store: ObjectStore, bucket: string, query: URLSearchParams): HttpResponse {
  if (query.get('list-type') !== '2' || query.has('delimiter'))
    throw new S3Error('NotImplemented', 'The local bucket lists objects by version 2, without delimiter.')
  const prefix = query.get('prefix') ?? ''
  const limit = Math.min(Number(query.get('max-keys') ?? 1000), 1000)
  const token = query.get('continuation-token')
  const after = token ? Buffer.from(token, 'base64url').toString() : (query.get('start-after') ?? '')
  const found = store.list(bucket, prefix, after, limit + 1)
  const page = found.slice(0, limit)
  const isTruncated = found.length > limit
  const next = isTruncated
    ? element('NextContinuationToken', Buffer.from(page.at(-1)?.key ?? '').toString('base64url'))
    : ''
  const contents = page.map(
    ({ key, size, etag, changedAt }) =>
      `<Contents>${element('Key', key)}${element('LastModified', new Date(changedAt).toISOString())}${element('ETag', etag)}${element('Size', size)}</Contents>`,
  )
  const summary = [
    element('Name', bucket),
    element('Prefix', prefix),
    element('KeyCount', page.length),
    element('MaxKeys', limit),
    element('IsTruncated', String(isTruncated)),
  ]
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult>${summary.join('')}${next}${contents.join('')}</ListBucketResult>`
  return { status: 200, headers: { 'content-type': 'application/xml' }, body }
}

const noSuchKey = () => new S3Error('NoSuchKey', 'The specified key does not exist.')
