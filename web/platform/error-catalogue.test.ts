import { describe, expect, it } from 'vitest'
import { expectArgument, Failure, failureCodes } from './error-catalogue.ts'

const failureTitleOf = (act: () => unknown): Failure => {
  try {
    act()
  } catch (error) {
    if (error instanceof Failure) return error
  }
  throw new Error('Nothing failed')
}

describe('error catalogue', () => {
  it('has the numbers of the specification', () =>
    expect(failureCodes).toEqual({ 'missing-argument': 100, guard: 101, 'request-failed': 102, type: 103 }))

  it('rejects a missing argument', () => {
    for (const value of [undefined, null])
      expect(failureTitleOf(() => expectArgument(value))).toMatchObject({
        kind: 'missing-argument',
        code: 100,
        message: 'Argument not provided',
      })
    expect(expectArgument(0)).toBe(0)
  })

  it('keeps the cause of a failed request', () => {
    const cause = new Error('down')
    expect(new Failure('request-failed', 'Failed to load offers', cause)).toMatchObject({ code: 102, cause })
  })
})
