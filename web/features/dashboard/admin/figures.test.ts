import { expect, it } from 'vitest'
import { parse } from 'csv-parse/sync'
import type { Metrics } from '#shared/admin/metrics.contract.ts'
import { changeOf, detailOf, figuresOf } from './figures.ts'
import { figuresCsv } from './figures-csv.ts'

const metrics: Pick<Metrics, 'since' | 'now' | 'before'> = {
  since: '2026-10-31T22:00:00.000Z',
  now: {
    from: '2026-11-03',
    to: '2026-11-04',
    steps: [
      {
        start: '2026-11-03',
        counts: {
          locumSignUps: 2,
          practiceSignUps: 1,
          daysOffered: 4,
          daysFilled: 3,
          filled5: 3,
          daysBooked: 3,
          value: 840_000,
          valueOnPro: 280_000,
          fees: 105_000,
          credits: 28_000,
        },
      },
      { start: '2026-11-04', counts: { practiceCancellations: 1, daysBooked: -1, value: -280_000 } },
    ],
  },
  before: {
    from: '2026-11-01',
    to: '2026-11-02',
    steps: [
      { start: '2026-11-01', counts: { locumSignUps: 4, daysOffered: 2, daysFilled: 1, filled0: 1, value: 280_000 } },
      { start: '2026-11-02', counts: {} },
    ],
  },
}
const figures = figuresOf(metrics)
const figure = (name: string) => {
  const found = figures.find((one) => one.name === name)
  if (!found) throw new Error(name)
  return found
}

/** With plain spaces. */
const plain = <T>(text: T): T => JSON.parse(JSON.stringify(text).replaceAll('\u00a0', ' ')) as T

it('each figure has both periods, its parts by day and the average before', () => {
  const signUps = figure('Sign-ups')
  expect([signUps.now.value, signUps.before?.value, signUps.average]).toEqual([3, 4, 2])
  expect(signUps.steps).toEqual([
    { start: '2026-11-03', values: [2, 1], before: 4 },
    { start: '2026-11-04', values: [0, 0], before: 0 },
  ])
  expect(detailOf(signUps)).toBe('2 locums, 1 practices')
  expect(changeOf(signUps)).toEqual({ words: '25% fewer', direction: -1 })
})

it('a period is compared only with one in which counting had begun; what had none before has no direction', () => {
  const later = { ...metrics, since: '2026-11-01T22:00:00.000Z' }
  const signUps = figuresOf(later).find(({ name }) => name === 'Sign-ups')
  expect([signUps?.before, signUps?.average, signUps?.steps[0]?.before]).toEqual([undefined, undefined, undefined])
  expect(signUps && changeOf(signUps)).toBeUndefined()
  expect(
    figuresCsv(later)
      .split('\r\n')
      .map((row) => row.slice(0, 10)),
  ).toEqual(['Date,Locum', '2026-11-02', '2026-11-03', '2026-11-04', ''])
  expect(changeOf(figure('Cancellations'))).toEqual({ words: 'None before', direction: 0 })
})

it('shares and times are of what there was, or none', () => {
  const [rate, time] = [figure('Fill rate'), figure('Time to fill, median')]
  expect([rate.now.value, rate.before?.value, rate.steps[1]?.values]).toEqual([0.75, 0.5, [undefined]])
  expect(changeOf(rate)?.words).toBe('25 points higher')
  expect([time.now.value, time.steps[1]?.values]).toEqual([6, [undefined]])
  expect(plain(detailOf(time))).toBe('Nine in ten within 7 h 36 min; estimated from ranges')
  expect(detailOf({ ...time, now: { counts: {}, value: undefined } })).toBe('No offered day was booked')
  expect(changeOf({ ...rate, before: { counts: {}, value: undefined } })).toBeUndefined()
})

it('amounts say what they are made of', () => {
  const [value, fees] = [figure('Booked value'), figure('Fees')]
  expect(plain(value.format(value.now.value ?? 0))).toBe('R 5 600.00')
  expect(plain(detailOf(value))).toBe('2 days, R 2 800.00 a day; cancelled days taken off')
  expect(detailOf({ ...value, now: { counts: {}, value: 0 } })).toBe('0 days; cancelled days taken off')
  expect(plain(detailOf(fees))).toBe('15% on R 2 800.00, 7.5% on R 2 800.00')
})

it('the CSV has a row for each day of both periods, in numbers', () => {
  const rows = parse(figuresCsv(metrics), { columns: true }) as Record<string, string>[]
  expect(rows.map(({ Date: date }) => date)).toEqual(['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04'])
  expect(rows[2]).toMatchObject({
    'Locum sign-ups': '2',
    'Median hours to fill': '6.00',
    'Booked value (R)': '8400.00',
    'Credits (R)': '280.00',
  })
  expect(rows[3]).toMatchObject({ 'Median hours to fill': '', 'Booked value (R)': '-2800.00' })
})
