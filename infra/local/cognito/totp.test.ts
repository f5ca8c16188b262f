import { describe, expect, it } from 'vitest'
import { codeAt, makeSecret, stepOf } from './totp.ts'

/** RFC 6238, appendix B: the ASCII secret 12345678901234567890; the last six of its eight digits. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('a code of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('at second %d is %s', (second, code) => {
    expect(codeAt(secret, second * 1000)).toBe(code)
  })

  it('is accepted one step early or late, and no more', () => {
    const time = 1111111111_000
    const step = Math.floor(time / 30_000)
    expect([-2, -1, 0, 1, 2].map((away) => stepOf(secret, codeAt(secret, time + away * 30_000), time))).toEqual([
      undefined,
      step - 1,
      step,
      step + 1,
      undefined,
    ])
  })

  it('uses a new secret of 160 bits each time', () => {
    expect(makeSecret()).toMatch(/^[A-Z2-7]{32}$/)
    expect(makeSecret()).not.toBe(makeSecret())
  })
})
