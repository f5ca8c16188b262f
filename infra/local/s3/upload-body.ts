import { crc32 } from 'node:zlib'
import type { HttpRequest } from '#infra/local/http.ts'
import { S3Error } from './s3-error.ts'

/** The bytes of an upload, decoded if the SDK sends them in chunks, with the checksum verified. */
export function readUpload({ headers, query, body }: HttpRequest): Buffer {
  const chunked = headers['x-amz-content-sha256'] === 'STREAMING-UNSIGNED-PAYLOAD-TRAILER'
  const { content, trailers } = chunked ? unchunk(body) : { content: body, trailers: {} as Record<string, string> }
  const expected =
    headers['x-amz-checksum-crc32'] ??
    trailers['x-amz-checksum-crc32'] ??
    new URLSearchParams(query).get('x-amz-checksum-crc32')
  if (expected && expected !== checksumOf(content))
    throw new S3Error('BadDigest', 'The CRC32 you specified did not match what we received.')
  return content
}

function checksumOf(content: Buffer): string {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(crc32(content))
  return bytes.toString('base64')
}

function unchunk(body: Buffer): { content: Buffer; trailers: Record<string, string> } {
  const parts: Buffer[] = []
  let at = 0
  for (;;) {
    const end = body.indexOf('\r\n', at)
    const size = Number.parseInt(body.toString('latin1', at, end), 16)
    if (end < 0 || Number.isNaN(size)) throw new S3Error('InvalidArgument', 'The chunks of the body are malformed.')
    if (size === 0) return { content: Buffer.concat(parts), trailers: readTrailers(body.toString('latin1', end + 2)) }
    parts.push(body.subarray(end + 2, end + 2 + size))
    at = end + 2 + size + 2
  }
}

function readTrailers(text: string): Record<string, string> {
  return Object.fromEntries(
    text
      .split('\r\n')
      .filter((line) => line.includes(':'))
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
}
