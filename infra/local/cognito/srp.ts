import { randomBytes, timingSafeEqual } from 'node:crypto'
import { g, k, N, passwordExponent, power, proofOf, scramblerOf, sha256, toInteger } from './srp-group.ts'

export type Password = { salt: string; verifier: string }
export type SrpChallenge = { secret: bigint; B: bigint; secretBlock: string }

export function makePassword(
  poolName: string,
  username: string,
  password: string,
  salt = randomBytes(16).toString('hex'),
): Password {
  return { salt, verifier: power(g, passwordExponent(salt, poolName, username, password)).toString(16) }
}

export function isPassword(stored: Password, poolName: string, username: string, password: string): boolean {
  return isSame(makePassword(poolName, username, password, stored.salt).verifier, stored.verifier)
}

export function challenge({ verifier }: Password): SrpChallenge {
  const secret = toInteger(randomBytes(32))
  const B = (k * BigInt(`0x${verifier}`) + power(g, secret)) % N
  return { secret, B, secretBlock: randomBytes(64).toString('base64') }
}

type Claim = { poolName: string; username: string; A: bigint; timestamp: string; signature: string }

export function isClaimProven({ secret, B, secretBlock }: SrpChallenge, { verifier }: Password, claim: Claim): boolean {
  if (claim.A % N === 0n) return false
  const u = scramblerOf(claim.A, B)
  const shared = power((claim.A * power(BigInt(`0x${verifier}`), u)) % N, secret)
  return isSame(proofOf(shared, u, { ...claim, secretBlock }), claim.signature)
}

export function isSame(one: string, other: string): boolean {
  return timingSafeEqual(sha256(Buffer.from(one)), sha256(Buffer.from(other)))
}
