import { describe, expect, it } from 'vitest'
import { readShiftSelection, shiftSelectionParams } from './shift-selection.ts'

const today = '2026-12-02'
const read = (text: string) => readShiftSelection(new URLSearchParams(text), today)

describe('the days in an address', () => {
  it('are sorted and unique, without past or invalid dates', () => {
    expect(read('dates=2026-12-09,2026-12-07,2026-12-09,2026-12-01,2026-02-30,soon').dates).toEqual([
      '2026-12-07',
      '2026-12-09',
    ])
  })

  it('stay within a year and within the limit of one search', () => {
    expect(read('dates=2027-12-03').dates).toEqual([])
    const many = Array.from(
      { length: 40 },
      (_, at) => `2027-0${1 + Math.floor(at / 20)}-${String((at % 20) + 1).padStart(2, '0')}`,
    )
    expect(read(`dates=${many.join(',')}`).dates).toHaveLength(31)
  })

  it('have the usual hours unless the address gives others', () => {
    expect(read('hours=19:00-07:00')).toMatchObject({ start_time: '19:00', end_time: '07:00' })
    for (const text of ['', 'hours=19:00', 'hours=25:00-07:00', 'hours=09:00-09:00'])
      expect(read(text)).toMatchObject({ start_time: '08:00', end_time: '17:00' })
  })

  it('are written in the form in which they are read', () => {
    const selection = { dates: ['2026-12-07', '2026-12-08'], start_time: '19:00', end_time: '07:00' }
    expect(read(new URLSearchParams(shiftSelectionParams(selection)).toString())).toEqual(selection)
    expect(shiftSelectionParams({ dates: selection.dates })).toEqual({ dates: '2026-12-07,2026-12-08' })
    expect(shiftSelectionParams({ dates: [], start_time: '08:00', end_time: '17:00' })).toEqual({})
  })
})
