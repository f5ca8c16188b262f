import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { HttpRequest } from './http.ts'

/** The secret changes at each start, so that web pages and other programs can't know it. */
export const localCredentials = { accessKeyId: 'local', secretAccessKey: randomBytes(30).toString('base64url') }

export type SignatureProblem = 'absent' | 'unknown-key' | 'expired' | 'unsigned-headers' | 'wrong' | 'wrong-body'
type Scope = {
  accessKeyId: string
  scope: string
  signedHeaders: string[]
  signature: string
  time: string
  payloadHash: string
  expires: number
}

const clockSkewSeconds = 15 * 60

/** Verifies an AWS Signature Version 4 in the Authorization header or the query (a presigned URL). */
export function signatureProblem(request: HttpRequest, now: Date): SignatureProblem | undefined {
  const presigned = new URLSearchParams(request.query).has('X-Amz-Signature')
  const scope = presigned ? readQuery(request) : readHeader(request)
  if (!scope) return 'absent'
  if (scope.accessKeyId !== localCredentials.accessKeyId) return 'unknown-key'
  const age = (now.getTime() - parseTime(scope.time)) / 1000
  if (!(age >= -clockSkewSeconds && age <= scope.expires)) return 'expired'
  // Unsigned x-amz headers are refused, because they could change a signed request's meaning.
  const isSigned = (name: string) => scope.signedHeaders.includes(name)
  if (!isSigned('host') || Object.keys(request.headers).some((name) => name.startsWith('x-amz-') && !isSigned(name)))
    return 'unsigned-headers'
  if (!isSame(sign(stringToSign(request, scope), scope.scope), scope.signature)) return 'wrong'
  const isBodyHashed = /^[0-9a-f]{64}$/.test(scope.payloadHash)
  return isBodyHashed && scope.payloadHash !== sha256(request.body) ? 'wrong-body' : undefined
}

/** Only S3 accepts presigned URLs, because any web page could make a browser call one. */
export const isSignedByHeader = (request: HttpRequest, now: Date): boolean =>
  !new URLSearchParams(request.query).has('X-Amz-Signature') && signatureProblem(request, now) === undefined

/** Also signs the base64 policy of a POST form. */
export function sign(text: string, scope: string): string {
  const key = scope
    .split('/')
    .reduce<Buffer>(
      (secret, part) => createHmac('sha256', secret).update(part).digest(),
      Buffer.from(`AWS4${localCredentials.secretAccessKey}`),
    )
  return createHmac('sha256', key).update(text).digest('hex')
}

export function isSame(one: string, other: string): boolean {
  return (
    one.length === other.length &&
    timingSafeEqual(Buffer.from(sha256(Buffer.from(one))), Buffer.from(sha256(Buffer.from(other))))
  )
}

function readHeader({ headers, body }: HttpRequest): Scope | undefined {
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    )
  if (!match) return undefined
  const [, accessKeyId = '', scope = '', signedHeaders = '', signature = ''] = match
  const payloadHash = headers['x-amz-content-sha256'] ?? sha256(body)
  return {
    accessKeyId,
    scope,
    signedHeaders: signedHeaders.split(';'),
    signature,
    time: headers['x-amz-date'] ?? '',
    payloadHash,
    expires: clockSkewSeconds,
  }
}

function readQuery({ query, headers }: HttpRequest): Scope | undefined {
  const parameters = new URLSearchParams(query)
  const [accessKeyId = '', ...scope] = (parameters.get('X-Amz-Credential') ?? '').split('/')
  const expires = Number(parameters.get('X-Amz-Expires'))
  if (!(expires >= 1 && expires <= 604_800)) return undefined
  return {
    accessKeyId,
    scope: scope.join('/'),
    signedHeaders: (parameters.get('X-Amz-SignedHeaders') ?? '').split(';'),
    signature: parameters.get('X-Amz-Signature') ?? '',
    time: parameters.get('X-Amz-Date') ?? '',
    payloadHash: parameters.get('X-Amz-Content-Sha256') ?? headers['x-amz-content-sha256'] ?? 'UNSIGNED-PAYLOAD',
    expires,
  }
}

function stringToSign(request: HttpRequest, { scope, signedHeaders, time, payloadHash }: Scope): string {
  const canonical = [
    request.method,
    canonicalPath(request, scope),
    canonicalQuery(request.query),
    ...signedHeaders.map((name) => `${name}:${(request.headers[name] ?? '').trim().replace(/ +/g, ' ')}`),
    '',
    signedHeaders.join(';'),
    payloadHash,
  ].join('\n')
  return ['AWS4-HMAC-SHA256', time, scope, sha256(Buffer.from(canonical))].join('\n')
}

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Every service but S3 signs the path as it is sent, encoded once more. */
function canonicalPath({ signedPath }: HttpRequest, scope: string): string {
  return scope.split('/')[2] === 's3' ? signedPath : encode(signedPath).replaceAll('%2F', '/')
}

function canonicalQuery(query: string): string {
  return [...new URLSearchParams(query.replaceAll('+', '%2B'))]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&')
}

function parseTime(text: string): number {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
