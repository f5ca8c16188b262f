import { expect, it } from 'vitest'
import { saidAlike, takeBack } from './calendar-changes.ts'

const works = () => Promise.resolve()
const fails = () => Promise.reject(new Error('no network'))

it('tells how far an undo went', async () => {
  expect(await takeBack([works, works])).toBe('undone')
  expect(await takeBack([works, fails, works])).toBe('partUndone')
  expect(await takeBack([fails, works])).toBe('noUndo')
})

it('says each thing once, and nothing that is posted already', () => {
  const day = (date: string, end_time: string) => [date, { date, posted: 'available', start_time: '08:00', end_time }] as const
  const calendar = { days: new Map([day('2026-12-07', '17:00'), day('2026-12-08', '13:00'), day('2026-12-09', '15:00')]), requests: new Map() } as never
  const free = (date: string, end_time: string) => ({ date, said: { status: 'available', start_time: '08:00', end_time } as const })
  const days = [free('2026-12-07', '17:00'), free('2026-12-08', '14:00'), free('2026-12-09', '14:00'), { date: '2026-12-10', said: { status: 'unavailable' } as const }]
  expect(saidAlike({ calendar, days })).toEqual([
    { said: { status: 'available', start_time: '08:00', end_time: '14:00' }, dates: ['2026-12-08', '2026-12-09'] },
    { said: { status: 'unavailable' }, dates: ['2026-12-10'] },
  ])
})

it('leaves a day alone that is posted so already, beside one that is not', () => {
  const said = { status: 'available', start_time: '08:00', end_time: '17:00' } as const
  const monday = { date: '2026-12-07', posted: 'available', start_time: '08:00', end_time: '17:00', posting: 'avl_1' }
  const calendar = { days: new Map([[monday.date, monday]]), requests: new Map() } as never
  expect(saidAlike({ calendar, days: ['2026-12-07', '2026-12-08'].map((date) => ({ date, said })) })).toEqual([{ said, dates: ['2026-12-08'] }])
})
