import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import webPush from 'web-push'
import { expect, it } from 'vitest'
import { pushKeysOf } from './push-keys.ts'

const secret = 'k'.repeat(40)

it('are the same for the same secret, and a pair', () => {
  const { publicKey, privateKey } = pushKeysOf(secret)
  expect(pushKeysOf(secret)).toEqual({ publicKey, privateKey })
  expect(pushKeysOf(`${secret}.`).publicKey).not.toBe(publicKey)
  const point = Buffer.from(publicKey, 'base64url')
  expect([point.length, point[0], Buffer.from(privateKey, 'base64url').length]).toEqual([65, 4, 32])
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const jwk = { kty: 'EC', crv: 'P-256', x, y } as const
  const text = Buffer.from('signed')
  const signature = sign('sha256', text, createPrivateKey({ key: { ...jwk, d: privateKey }, format: 'jwk' }))
  expect(verify('sha256', text, createPublicKey({ key: jwk, format: 'jwk' }), signature)).toBe(true)
})

it('can be signed with, whatever the secret', () => {
  const keys = Array.from({ length: 2_000 }, (_, number) => pushKeysOf(`secret ${number}`))
  // One key in 256 begins with a zero byte.
  expect(keys.some(({ privateKey }) => Buffer.from(privateKey, 'base64url')[0] === 0)).toBe(true)
  for (const { publicKey, privateKey } of keys)
    expect(() => webPush.setVapidDetails('mailto:contact@brand.test', publicKey, privateKey)).not.toThrow()
})
