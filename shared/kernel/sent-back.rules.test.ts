import { describe, expect, it } from 'vitest'
import type { SentBack } from './approval.schema.ts'
import { missingSteps } from './approval.schema.ts'
import {
  formatMissing,
  formatSentBack,
  missingIn,
  stillMissing,
  waitedMinutes,
  withCorrected,
} from './sent-back.rules.ts'

const [sentAt, savedAt, later] = ['2026-11-30T06:00:00.000Z', '2026-11-30T07:00:00.000Z', '2026-11-30T08:00:00.000Z']
const sentBack: SentBack<'a' | 'b' | 'c'> = {
  at: sentAt,
  missing: [
    { step: 'a', faults: ['not-readable'] },
    { step: 'b', faults: ['other'], text: 'The street is missing.' },
  ],
}

describe('what was sent back', () => {
  it('stays missing, step by step, until each has been saved', () => {
    const once = withCorrected(sentBack, ['a', 'c'], savedAt)
    expect(stillMissing(once).map(({ step }) => step)).toEqual(['b'])
    expect([missingIn(once, 'a'), missingIn(once, 'b')?.text, missingIn(once, 'c')]).toEqual([
      undefined,
      'The street is missing.',
      undefined,
    ])
    expect(stillMissing(withCorrected(once, ['b'], later))).toEqual([])
  })

  it('keeps when a step was first corrected', () => {
    const twice = withCorrected(withCorrected(sentBack, ['a'], savedAt), ['a', 'b'], later)
    expect(twice).toEqual({
      at: sentAt,
      missing: [
        { ...sentBack.missing[0], corrected_at: savedAt },
        { ...sentBack.missing[1], corrected_at: later },
      ],
    })
  })

  it('is nothing for those who were not', () => {
    expect([withCorrected(undefined, ['a'], savedAt), stillMissing(undefined), missingIn(undefined, 'a')]).toEqual([
      undefined,
      [],
      undefined,
    ])
  })
})

describe('the sentence about a step', () => {
  it.each([
    [{ faults: ['not-readable'] }, 'Not readable.'],
    [{ faults: ['not-readable', 'cut-off'] }, 'Not readable, cut off.'],
    [{ faults: ['not-signed'], text: 'Sign the back.' }, 'Not signed. Sign the back.'],
    [{ faults: ['other'], text: 'The street is missing.' }, 'The street is missing.'],
    [{ faults: ['out-of-date', 'other'], text: 'It ended in May.' }, 'Out of date. It ended in May.'],
    [{ faults: ['other'] }, 'Other.'],
  ] as const)('of %j', (missing, sentence) => {
    expect(formatMissing({ ...missing, faults: [...missing.faults] })).toBe(sentence)
  })

  it('has the title of its step, the last of two with one name', () => {
    const steps = [
      { name: 'a', title: 'Manager details' },
      { name: 'a', title: 'Account created' },
    ]
    expect(formatSentBack(sentBack.missing, steps)).toBe('Account created: Not readable.\nb: The street is missing.')
  })
})

it('waiting is counted in whole minutes, and not for those who did not wait', () => {
  expect([
    waitedMinutes(sentAt, '2026-11-30T06:59:59.999Z'),
    waitedMinutes(sentAt, savedAt),
    waitedMinutes(undefined, savedAt),
  ]).toEqual([59, 60, undefined])
})

describe('what is named as missing', () => {
  const schema = missingSteps(['a', 'b'])
  const problems = (missing: unknown): string[] =>
    schema.safeParse(missing).error?.issues.map(({ message }) => message) ?? []

  it.each([
    [[], 'Choose what is missing'],
    [[{ step: 'a', faults: [] }], 'Choose what is missing'],
    [[{ step: 'a', faults: ['other'] }], 'Say what is missing in at least 5 characters'],
    [[{ step: 'a', faults: ['other'], text: 'Abcd' }], 'Say what is missing in at least 5 characters'],
    [
      [
        { step: 'a', faults: ['cut-off'] },
        { step: 'a', faults: ['not-signed'] },
      ],
      'Name each step once',
    ],
  ])('is refused if it is %j', (missing, message) => {
    expect(problems(missing)).toEqual([message])
  })

  it.each([
    [[{ step: 'a', faults: ['cut-off'] }]],
    [[{ step: 'a', faults: ['other'], text: 'Abcde' }]],
    [
      [
        { step: 'a', faults: ['cut-off'] },
        { step: 'b', faults: ['cut-off'] },
      ],
    ],
  ])('is taken if it is %j', (missing) => {
    expect(problems(missing)).toEqual([])
  })
})
