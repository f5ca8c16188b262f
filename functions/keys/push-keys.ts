import { createECDH, createHash } from 'node:crypto'

/** Base64url, as push services and browsers take them. */
export type PushKeys = { publicKey: string; privateKey: string }

/** The order of the curve P-256. */
const ORDER = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551')

/** A private key is a number below the curve's order. Practically every digest is; otherwise the next one is tried. */
const privateKeyOf = (secret: string, attempt = 0): Buffer => {
  const digest = createHash('sha256').update(`web push key ${attempt}\n${secret}`).digest()
  const number = BigInt(`0x${digest.toString('hex')}`)
  return number > 0n && number < ORDER ? digest : privateKeyOf(secret, attempt + 1)
}

/**
 * The deployment's keys for web push (VAPID, RFC 8292), derived from its secret: Secrets Manager generates random text,
 * but no key pairs.
 */
export const pushKeysOf = (secret: string): PushKeys => {
  const pair = createECDH('prime256v1')
  const privateKey = privateKeyOf(secret)
  pair.setPrivateKey(privateKey)
  // Not the pair's own private key: it leaves out leading zero bytes, and senders refuse a key of fewer than 32.
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
}
