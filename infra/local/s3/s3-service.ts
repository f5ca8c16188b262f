import type { HttpHandler, HttpRequest, HttpResponse } from '#infra/local/http.ts'
import { signatureProblem, type SignatureProblem } from '#infra/local/sigv4.ts'
import type { Assembly } from '#infra/local/template.ts'
import { corsHeaders, type CorsRule, preflight } from './cors.ts'
import { listObjects, readObject, removeObject, writeObject } from './object-operations.ts'
import type { ObjectStore } from './object-store.ts'
import { checkPolicy, readForm } from './post-policy.ts'
import { element, S3Error, s3Failure } from './s3-error.ts'

type BucketProperties = { CorsConfiguration?: { CorsRules: CorsRule[] } }

/** The template's buckets and their CORS rules. */
export const readBuckets = (assembly: Assembly): Map<string, CorsRule[]> =>
  new Map(
    assembly
      .ofType<BucketProperties>('AWS::S3::Bucket')
      .map(({ ref, properties }) => [ref, properties.CorsConfiguration?.CorsRules ?? []]),
  )

/** The part of S3 that the product uses. Requests without a valid signature are refused. */
export function createS3(store: ObjectStore, buckets: Map<string, CorsRule[]>, now: () => Date): HttpHandler {
  const handle = async (request: HttpRequest): Promise<HttpResponse> => {
    const [, bucket = '', key = ''] = /^\/([^/]*)\/?(.*)$/s.exec(decode(request.path)) ?? []
    const rules = buckets.get(bucket)
    if (!rules) throw new S3Error('NoSuchBucket', 'The specified bucket does not exist')
    if (request.method === 'OPTIONS') return preflight(rules, request)
    const response = await answerTo(store, request, bucket, key, now()).catch(failure)
    return { ...response, headers: { ...response.headers, ...corsHeaders(rules, request) } }
  }
  return (request) => handle(request).catch(failure)
}

function failure(error: unknown): HttpResponse {
  if (error instanceof S3Error) return s3Failure(error)
  throw error
}

async function answerTo(
  store: ObjectStore,
  request: HttpRequest,
  bucket: string,
  key: string,
  now: Date,
): Promise<HttpResponse> {
  const { method } = request
  if (method === 'POST' && !key) return postForm(store, request, bucket, now)
  refuseUnsigned(request, now)
  if (Buffer.byteLength(key) > 1024) throw new S3Error('KeyTooLongError', 'Your key is too long')
  if (method === 'GET' && !key) return listObjects(store, bucket, new URLSearchParams(request.query))
  if (key && (method === 'GET' || method === 'HEAD')) return readObject(store, bucket, key, request)
  if (key && method === 'PUT') return writeObject(store, bucket, key, request)
  if (key && method === 'DELETE') return removeObject(store, bucket, key)
  throw new S3Error('MethodNotAllowed', 'The specified method is not allowed against this resource.')
}

const problems: Record<SignatureProblem, S3Error> = {
  absent: new S3Error('AccessDenied', 'Access Denied'),
  'unknown-key': new S3Error('InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.'),
  expired: new S3Error('AccessDenied', 'Request has expired'),
  'unsigned-headers': new S3Error('AccessDenied', 'There were headers present in the request which were not signed'),
  wrong: new S3Error(
    'SignatureDoesNotMatch',
    'The request signature we calculated does not match the signature you provided.',
  ),
  'wrong-body': new S3Error(
    'XAmzContentSHA256Mismatch',
    'The provided x-amz-content-sha256 header does not match what was computed.',
  ),
}

function refuseUnsigned(request: HttpRequest, now: Date) {
  const problem = signatureProblem(request, now)
  if (problem) throw problems[problem]
}

async function postForm(
  store: ObjectStore,
  { body, headers }: HttpRequest,
  bucket: string,
  now: Date,
): Promise<HttpResponse> {
  const form = await readForm(body, headers['content-type'])
  const { fields, file, fileName } = form
  const key = (fields.key ?? '').replaceAll('${filename}', fileName)
  if (!key) throw new S3Error('InvalidArgument', 'Bucket POST must contain a field named ‘key’.')
  checkPolicy(form, bucket, key, now)
  const meta = Object.fromEntries(Object.entries(fields).filter(([name]) => name.startsWith('x-amz-meta-')))
  const { etag } = store.put(bucket, key, {
    body: file,
    contentType: fields['content-type'] ?? 'binary/octet-stream',
    headers: meta,
  })
  if (fields.success_action_status !== '201')
    return { status: fields.success_action_status === '200' ? 200 : 204, headers: { etag } }
  const xml = `<PostResponse>${element('Bucket', bucket)}${element('Key', key)}${element('ETag', etag)}</PostResponse>`
  return { status: 201, headers: { etag, 'content-type': 'application/xml' }, body: xml }
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    throw new S3Error('InvalidArgument', 'Couldn’t parse the specified URI.')
  }
}
