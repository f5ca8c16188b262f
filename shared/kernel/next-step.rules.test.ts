import { expect, it } from 'vitest'
import { progressAfterReview } from './next-step.rules.ts'

const steps = [
  { name: 'a', title: 'A', isDone: () => false },
  { name: 'b', title: 'B', isDone: () => true },
]
const sentBack = { at: '2026-11-30T06:00:00.000Z', missing: [{ step: 'b', faults: ['not-readable' as const] }] }

it('the step that was sent back comes before one that is incomplete', () => {
  expect(progressAfterReview(steps, {}, sentBack)).toMatchObject({
    percent: 50,
    next: { name: 'b', asked: 'Not readable.' },
  })
})

it('once it is corrected, or if none was sent back, the first that is incomplete does', () => {
  const corrected = { ...sentBack, missing: sentBack.missing.map((one) => ({ ...one, corrected_at: sentBack.at })) }
  for (const before of [corrected, undefined])
    expect(progressAfterReview(steps, {}, before).next).toMatchObject({ name: 'a', asked: undefined })
})
