import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'

/** A smaller body fits into one packet with its headers, compressed or not. */
const MIN_BYTES = 1024

/** By preference, where the caller has none. Brotli's quality 5 is smaller than gzip in about the same time. */
const encoders = {
  br: (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => gzipSync(body),
}
type Encoding = keyof typeof encoders

/** The encodings of an `Accept-Encoding` header with their weights; one whose weight is no number has none. */
const weightsOf = (header: string): Map<string, number> =>
  new Map(
    header
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
        return [name, Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1) || 0]
      }),
  )

/** The encoding that the caller wants most; without a header, or if the plain body is wanted more, none. */
export const encodingFor = (header = ''): Encoding | undefined => {
  const weights = weightsOf(header)
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  const [best] = (Object.keys(encoders) as Encoding[]).toSorted((a, b) => weightOf(b) - weightOf(a))
  return best && weightOf(best) > 0 && weightOf(best) >= (weights.get('identity') ?? 0) ? best : undefined
}

/** A response as it leaves the Lambda, since HTTP APIs compress nothing. */
export const compressed = (
  { headers: asked }: APIGatewayProxyEventV2,
  response: APIGatewayProxyStructuredResultV2,
): APIGatewayProxyStructuredResultV2 => {
  const headers = { ...response.headers, vary: 'Accept-Encoding' }
  const encoding = encodingFor(asked['accept-encoding'])
  const body = Buffer.from(response.body ?? '')
  if (!encoding || body.length < MIN_BYTES) return { ...response, headers }
  return {
    ...response,
    headers: { ...headers, 'content-encoding': encoding },
    body: encoders[encoding](body).toString('base64'),
    isBase64Encoded: true,
  }
}
