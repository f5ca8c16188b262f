import { request } from 'node:http'

/** A response as it travelled: the compressed bytes of its body. */
export type WireResponse = { status: number; encoding: string | undefined; bytes: number; body: Buffer }

export const fetchBytes = (
  url: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<WireResponse> =>
  new Promise((resolve, reject) => {
    const call = request(url, { method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const whole = Buffer.concat(chunks)
        resolve({
          status: response.statusCode ?? 0,
          encoding: response.headers['content-encoding'],
          bytes: whole.length,
          body: whole,
        })
      })
    })
    call.on('error', reject)
    call.end(body)
  })
