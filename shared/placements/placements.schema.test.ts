import { expect, it } from 'vitest'
import { MonthlySalary, PlacementRequest, WorkingHours } from './placements.schema.ts'

const messages = ({ error }: { error?: { issues: { message: string }[] } | undefined }) =>
  error?.issues.map(({ message }) => message) ?? []

it('a monthly salary is rand, as a number or as it is typed', () => {
  expect([62_500, 62_500.5, '62 500', 'R 62,500.50'].map((salary) => MonthlySalary.parse(salary))).toEqual([
    62_500, 62_500.5, 62_500, 62_500.5,
  ])
})

const range = 'Enter the salary of a month, between R\u00a01\u00a0000 and R\u00a01\u00a0000\u00a0000'
it.each([
  ['', ['Required']],
  ['a lot', ['Enter an amount in rand, for example 35\u00a0000']],
  ['999', [range]],
  ['1 000 000.01', [range]],
])('%j is refused: %j', (typed, expected) => expect(messages(MonthlySalary.safeParse(typed))).toEqual(expected))

it.each([[999], [1_000_001], [5_000.555], [Number.NaN]])('%s rand are refused', (rand) =>
  expect(MonthlySalary.safeParse(rand).success).toBe(false),
)

it('working hours are words, or the hours of a week', () => {
  expect(['40', '37,5', 'Mon–Fri 08:00–17:00'].map((hours) => WorkingHours.safeParse(hours).success)).toEqual([
    true,
    true,
    true,
  ])
  expect(messages(WorkingHours.safeParse('169'))).toEqual(['A week has 168 hours'])
  expect(messages(WorkingHours.safeParse('x'.repeat(81)))).toEqual(['Use at most 80 characters'])
})

it('the body is SPEC 7’s, and nothing else', () => {
  const body = {
    practiceName: 'Harbour Road Pharmacy',
    practiceBussinessEmail: 'hello@harbour-road.test',
    professionTitle: 'Pharmacist',
    monthlySalary: '62500',
    workingHours: '40',
    message: 'From March on.\nFull time.',
  }
  expect(PlacementRequest.parse(body)).toEqual({ ...body, monthlySalary: 62_500 })
  expect(PlacementRequest.safeParse({ ...body, fee: 0 }).success).toBe(false)
})
