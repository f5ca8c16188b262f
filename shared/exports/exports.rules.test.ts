import { expect, it } from 'vitest'
import type { ExportId } from '#shared/kernel/ids.ts'
import { keptUntil } from '#shared/kernel/retention.ts'
import { exportState, countExportsToday, type ExportRecord } from './exports.rules.ts'

const at = (time: string) => `2026-11-22T${time}.000Z`
const record: ExportRecord = {
  id: 'exp_0000000000000000' as ExportId,
  requestedAt: at('08:00:00'),
  steppedAt: at('08:05:00'),
  progress: 7,
  startedOn: '2026-11-22',
  startedCount: 5,
}
const file = { readyAt: at('08:06:00'), expiresAt: keptUntil('exports', at('08:06:00')), size: 10 }

it.each([
  ['none before the first export', undefined, at('08:00:00'), 'none'],
  ['running while steps follow each other', record, at('08:15:00'), 'running'],
  ['failed after ten minutes without a step', record, at('08:15:01'), 'failed'],
  [
    'ready until its file expires, however long ago its last step was',
    { ...record, file },
    '2026-11-29T08:05:59.000Z',
    'ready',
  ],
  ['none once its file has expired', { ...record, file }, '2026-11-29T08:06:00.000Z', 'none'],
])('an export is %s', (_, stored, now, status) => {
  expect(exportState(stored, now).status).toBe(status)
})

it('can be started five times per South African day', () => {
  expect(countExportsToday(undefined, at('08:00:00'))).toEqual({ count: 1 })
  expect(countExportsToday({ ...record, startedCount: 4 }, at('21:59:59'))).toEqual({ count: 5 })
  expect(countExportsToday(record, at('21:59:59'))).toEqual({
    reached: { name: 'exportsPerOwnerDay', limit: 5, until: at('22:00:00') },
  })
  expect(countExportsToday(record, at('22:00:00'))).toEqual({ count: 1 })
})
