import { expect, it } from 'vitest'
import { rangesOf } from './metrics-periods.ts'

it('a period ends today, and the one before it just before', () => {
  const { now, before } = rangesOf('7d', '2026-03-03')
  expect(now).toMatchObject({ from: '2026-02-25', to: '2026-03-03' })
  expect(now.starts).toEqual([
    '2026-02-25',
    '2026-02-26',
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
    '2026-03-03',
  ])
  expect(before).toMatchObject({ from: '2026-02-18', to: '2026-02-24' })
  expect(rangesOf('90d', '2026-03-03').before.starts).toHaveLength(90)
})

it('twelve months are this one and the eleven before it', () => {
  const { now, before } = rangesOf('12m', '2026-03-03')
  expect(now).toMatchObject({ from: '2025-04-01', to: '2026-03-03' })
  expect([now.starts[0], now.starts.at(-1), now.starts.length]).toEqual(['2025-04', '2026-03', 12])
  expect(before).toMatchObject({ from: '2024-04-01', to: '2025-03-31' })
  expect([before.starts[0], before.starts.at(-1), before.starts.length]).toEqual(['2024-04', '2025-03', 12])
})
