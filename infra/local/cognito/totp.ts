import { createHmac, randomBytes } from 'node:crypto'

const stepMs = 30_000
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A secret for authenticator apps: base32 without padding. */
export const makeSecret = (): string =>
  [...randomBytes(20)]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('')
    .replace(/.{5}/g, (bits) => alphabet.charAt(Number.parseInt(bits, 2)))

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [])
}

/** RFC 6238 with SHA-1, six digits and steps of 30 seconds, like Cognito and the apps. */
function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

export const codeAt = (secret: string, time: number): string => codeOf(secret, Math.floor(time / stepMs))

/** The time step of a code: now, one earlier or one later, because clocks differ. */
export function stepOf(secret: string, code: string, time: number): number | undefined {
  const now = Math.floor(time / stepMs)
  return [now, now - 1, now + 1].find((step) => codeOf(secret, step) === code)
}
