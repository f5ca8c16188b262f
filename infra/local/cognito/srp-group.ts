import { createHash, createHmac, hkdfSync } from 'node:crypto'

// Cognito's variant of Secure Remote Password: the 3072-bit group of RFC 5054, and HKDF with a fixed info text.
export const N = BigInt(
  '0xFFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DD' +
    'EF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7ED' +
    'EE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F' +
    '83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3B' +
    'E39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D2261898FA0510' +
    '15728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7DB3970F85A6E1E4C7' +
    'ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200C' +
    'BBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF',
)
export const g = 2n
export const k = toInteger(sha256(pad(N), pad(g)))

/** Both sides prove the password by signing with a key that can only be derived from it. */
export function proofOf(shared: bigint, u: bigint, { poolName, username, secretBlock, timestamp }: Exchange): string {
  const key = Buffer.from(hkdfSync('sha256', pad(shared), pad(u), 'Caldera Derived Key', 16))
  return createHmac('sha256', key)
    .update(poolName + username)
    .update(Buffer.from(secretBlock, 'base64'))
    .update(timestamp)
    .digest('base64')
}

type Exchange = { poolName: string; username: string; secretBlock: string; timestamp: string }

export function passwordExponent(salt: string, poolName: string, username: string, password: string): bigint {
  return toInteger(sha256(pad(BigInt(`0x${salt}`)), sha256(Buffer.from(`${poolName}${username}:${password}`))))
}

export const scramblerOf = (A: bigint, B: bigint): bigint => toInteger(sha256(pad(A), pad(B)))

export function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  for (let square = base % N, rest = exponent; rest > 0n; rest >>= 1n, square = (square * square) % N) {
    if (rest & 1n) result = (result * square) % N
  }
  return result
}

/** The bytes of Java's BigInteger: an even number of digits, with a leading zero byte if the first bit is set. */
function pad(value: bigint): Buffer {
  const digits = value.toString(16)
  const even = digits.length % 2 ? `0${digits}` : digits
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex')
}

export function toInteger(bytes: Buffer): bigint {
  return BigInt(`0x${bytes.toString('hex')}`)
}

export function sha256(...parts: Buffer[]): Buffer {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}
