import { createPublicKey, verify } from 'node:crypto'
import { type HttpHandler, type HttpRequest, type HttpResponse, json } from '#infra/local/http.ts'
import type { Pushes } from './pushes.ts'

/** `vapid t=<token>, k=<public key>` */
const authorization = /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), ?k=([\w-]+)$/

/** Whether the sender has signed for this service, with the key that it names (RFC 8292). */
const isSigned = ({ headers }: HttpRequest): boolean => {
  const [, signed = '', signature = '', key = ''] = authorization.exec(headers.authorization ?? '') ?? []
  if (!signed) return false
  const point = Buffer.from(key, 'base64url')
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const claims = JSON.parse(Buffer.from(signed.split('.')[1] ?? '', 'base64url').toString()) as { aud: string }
  return (
    claims.aud === `http://${headers.host}` &&
    verify(
      'sha256',
      Buffer.from(signed),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  )
}

/**
 * The push service of a browser, at `/push/<id>`, for browsers that have none. It keeps what it gets instead of passing
 * it on; tests set how it answers, each answer once, and decrypt what it has got.
 */
export function openWebPush(pushes: Pushes) {
  const answers = new Map<string, HttpResponse[]>()
  const received: { path: string; body: Buffer }[] = []
  const handle: HttpHandler = (request) => {
    const { method, path, headers, body } = request
    const answer = answers.get(path)?.shift()
    if (answer) return answer
    if (method !== 'POST' || headers['content-encoding'] !== 'aes128gcm' || !headers.ttl)
      return json(400, { message: 'A push is a POST of an encrypted message with a time to live.' })
    if (!isSigned(request))
      return json(403, { message: 'The sender is not the one that the browser has subscribed to.' })
    pushes.record({ to: path, bytes: body.length })
    received.push({ path, body })
    return { status: 201, headers: { location: `${path}/1` }, body: '' }
  }
  return { handle, answers, received }
}
