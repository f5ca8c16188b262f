import { expect, it } from 'vitest'
import { toRand } from '#shared/kernel/money.ts'
import { Lunch, Shift } from '#shared/kernel/shift.schema.ts'
import { bookedDay, payFor, type PayTerms } from './pay.rules.ts'

/**
 * Worked out by hand. Rates are those of weekdays, Saturdays, Sundays and public holidays; the fee of 15 % and credits
 * of 5 % are those of pay-when-you-book, the fee of 7.5 % that of Pro Practice.
 */
const table = `
  the case                                                                      | shift                  | lunch    | rates            | budget   | extra      | hours | parts                                                           | pay     | fee     | credits | fee 7.5 %
  a weekday, 9 h less an hour                                                   | 2026-12-17 08:00–17:00 | 1 unpaid | 380 430 520 550  | 100–900  |            | 8     | weekdays 8 × 380 = 3040                                         | 3040    | 456     | 152    | 228
  an offer’s usual hours, 8 h less an hour                                      | 2026-12-17 09:00–17:00 | 1 unpaid | 380 430 520 550  | 100–900  |            | 7     | weekdays 7 × 380 = 2660                                         | 2660    | 399     | 133    | 199.50
  exactly 5 h have no lunch                                                     | 2026-12-17 13:00–18:00 | 1 unpaid | 380 430 520 550  | 100–900  |            | 5     | weekdays 5 × 380 = 1900                                         | 1900    | 285     | 95     | 142.50
  just above 5 h, 5.25 h less an hour                                           | 2026-12-17 13:00–18:15 | 1 unpaid | 380 430 520 550  | 100–900  |            | 4.25  | weekdays 4.25 × 380 = 1615                                      | 1615    | 242.25  | 80.75  | 121.13
  an hour of paid lunch counts                                                  | 2026-12-17 08:00–17:00 | 1 paid   | 380 430 520 550  | 100–900  |            | 9     | weekdays 9 × 380 = 3420                                         | 3420    | 513     | 171    | 256.50
  half an hour of paid lunch counts                                             | 2026-12-17 08:00–17:00 | 0.5 paid | 380 430 520 550  | 100–900  |            | 9     | weekdays 9 × 380 = 3420                                         | 3420    | 513     | 171    | 256.50
  no lunch is allowed                                                           | 2026-12-17 08:00–17:00 | none     | 380 430 520 550  | 100–900  |            | 9     | weekdays 9 × 380 = 3420                                         | 3420    | 513     | 171    | 256.50
  exactly 5 h with a paid half-hour                                             | 2026-12-17 13:00–18:00 | 0.5 paid | 380 430 520 550  | 100–900  |            | 5     | weekdays 5 × 380 = 1900                                         | 1900    | 285     | 95     | 142.50
  just above 5 h with a paid half-hour                                          | 2026-12-17 13:00–18:15 | 0.5 paid | 380 430 520 550  | 100–900  |            | 5.25  | weekdays 5.25 × 380 = 1995                                      | 1995    | 299.25  | 99.75  | 149.63
  quarters at both ends, 8.25 h less an hour                                    | 2026-12-17 08:15–16:30 | 1 unpaid | 380 430 520 550  | 100–900  |            | 7.25  | weekdays 7.25 × 380 = 2755                                      | 2755    | 413.25  | 137.75 | 206.63
  the shortest shift                                                            | 2026-12-17 09:00–09:15 | 1 unpaid | 380 430 520 550  | 100–900  |            | 0.25  | weekdays 0.25 × 380 = 95                                        | 95      | 14.25   | 4.75   | 7.13
  three quarters at an odd rate: 11.3625, 3.7875, 5.68125                       | 2026-12-17 09:00–09:45 | none     | 101 430 520 550  | 100–900  |            | 0.75  | weekdays 0.75 × 101 = 75.75                                     | 75.75   | 11.36   | 3.79   | 5.68
  cents to round: 237.2625, 79.0875, 118.63125                                  | 2026-12-17 09:00–13:45 | none     | 333 430 520 550  | 100–900  |            | 4.75  | weekdays 4.75 × 333 = 1581.75                                   | 1581.75 | 237.26  | 79.09  | 118.63
  a half cent of the 7.5 % fee: 75.075                                          | 2026-12-17 09:00–10:00 | none     | 1001 430 520 550 | 100–2000 |            | 1     | weekdays 1 × 1001 = 1001                                        | 1001    | 150.15  | 50.05  | 75.08
  a Saturday                                                                    | 2026-12-19 09:00–13:00 | 1 unpaid | 380 430 520 550  | 100–900  |            | 4     | saturday 4 × 430 = 1720                                         | 1720    | 258     | 86     | 129
  a Sunday, 8 h less an hour                                                    | 2026-12-20 09:00–17:00 | 1 unpaid | 380 430 520 550  | 100–900  |            | 7     | sundays 7 × 520 = 3640                                          | 3640    | 546     | 182    | 273
  a public holiday on a Wednesday                                               | 2026-12-16 09:00–13:00 | 1 unpaid | 380 430 520 550  | 100–900  |            | 4     | public_holidays 4 × 550 = 2200                                  | 2200    | 330     | 110    | 165
  a public holiday on a Saturday                                                | 2026-12-26 09:00–13:00 | 1 unpaid | 380 430 520 550  | 100–900  |            | 4     | public_holidays 4 × 550 = 2200                                  | 2200    | 330     | 110    | 165
  election day, announced                                                       | 2026-11-04 08:00–17:00 | 1 unpaid | 380 430 520 550  | 100–900  | 2026-11-04 | 8     | public_holidays 8 × 550 = 4400                                  | 4400    | 660     | 220    | 330
  the same day before it is announced                                           | 2026-11-04 08:00–17:00 | 1 unpaid | 380 430 520 550  | 100–900  |            | 8     | weekdays 8 × 380 = 3040                                         | 3040    | 456     | 152    | 228
  into election day, lunch before midnight                                      | 2026-11-03 22:00–06:00 | 1 unpaid | 380 430 520 550  | 100–900  | 2026-11-04 | 7     | weekdays 1 × 380 = 380 + public_holidays 6 × 550 = 3300         | 3680    | 552     | 184    | 276
  out of election day                                                           | 2026-11-04 18:00–02:00 | none     | 380 430 520 550  | 100–900  | 2026-11-04 | 8     | public_holidays 6 × 550 = 3300 + weekdays 2 × 380 = 760         | 4060    | 609     | 203    | 304.50
  Saturday into Sunday, 12 h less an hour of Saturday                           | 2026-12-19 20:00–08:00 | 1 unpaid | 380 430 520 550  | 100–900  |            | 11    | saturday 3 × 430 = 1290 + sundays 8 × 520 = 4160                | 5450    | 817.50  | 272.50 | 408.75
  Sunday into Monday                                                            | 2026-12-20 19:00–07:00 | 1 unpaid | 380 430 520 550  | 100–900  |            | 11    | sundays 4 × 520 = 2080 + weekdays 7 × 380 = 2660                | 4740    | 711     | 237    | 355.50
  Friday into Saturday                                                          | 2026-12-11 19:00–07:00 | 1 unpaid | 380 430 520 550  | 100–900  |            | 11    | weekdays 4 × 380 = 1520 + saturday 7 × 430 = 3010               | 4530    | 679.50  | 226.50 | 339.75
  two weekdays, two parts                                                       | 2026-12-17 19:00–07:00 | 1 unpaid | 380 430 520 550  | 100–900  |            | 11    | weekdays 4 × 380 = 1520 + weekdays 7 × 380 = 2660               | 4180    | 627     | 209    | 313.50
  a Sunday that is a public holiday (Women’s Day 2026)                          | 2026-08-09 09:00–13:00 | 1 unpaid | 380 430 520 550  | 100–900  |            | 4     | public_holidays 4 × 550 = 2200                                  | 2200    | 330     | 110    | 165
  the Monday after it                                                           | 2026-08-10 08:00–17:00 | 1 unpaid | 380 430 520 550  | 100–900  |            | 8     | public_holidays 8 × 550 = 4400                                  | 4400    | 660     | 220    | 330
  Saturday into that Sunday                                                     | 2026-08-08 22:00–06:00 | 1 unpaid | 380 430 520 550  | 100–900  |            | 7     | saturday 1 × 430 = 430 + public_holidays 6 × 550 = 3300         | 3730    | 559.50  | 186.50 | 279.75
  that Sunday into its Monday                                                   | 2026-08-09 18:00–06:00 | 1 unpaid | 380 430 520 550  | 100–900  |            | 11    | public_holidays 5 × 550 = 2750 + public_holidays 6 × 550 = 3300 | 6050    | 907.50  | 302.50 | 453.75
  that Monday into Tuesday, lunch paid                                          | 2026-08-10 20:00–04:00 | 1 paid   | 380 430 520 550  | 100–900  |            | 8     | public_holidays 4 × 550 = 2200 + weekdays 4 × 380 = 1520        | 3720    | 558     | 186    | 279
  the Monday after the Day of Goodwill 2027                                     | 2027-12-27 09:00–13:00 | 1 unpaid | 380 430 520 550  | 100–900  |            | 4     | public_holidays 4 × 550 = 2200                                  | 2200    | 330     | 110    | 165
  Christmas 2033 is a Sunday, Monday a holiday anyway, Tuesday none             | 2033-12-27 09:00–13:00 | 1 unpaid | 380 430 520 550  | 100–900  |            | 4     | weekdays 4 × 380 = 1520                                         | 1520    | 228     | 76     | 114
  Good Friday into Saturday                                                     | 2026-04-03 19:00–07:00 | none     | 380 430 520 550  | 100–900  |            | 12    | public_holidays 5 × 550 = 2750 + saturday 7 × 430 = 3010        | 5760    | 864     | 288    | 432
  Family Day, just above 5 h: 350.625, 116.875, 175.3125                        | 2026-04-06 08:00–13:15 | 1 unpaid | 380 430 520 550  | 100–900  |            | 4.25  | public_holidays 4.25 × 550 = 2337.50                            | 2337.50 | 350.63  | 116.88 | 175.31
  into the new year                                                             | 2026-12-31 20:00–04:00 | none     | 380 430 520 550  | 100–900  |            | 8     | weekdays 4 × 380 = 1520 + public_holidays 4 × 550 = 2200        | 3720    | 558     | 186    | 279
  until midnight, one part                                                      | 2026-12-11 16:00–00:00 | 1 unpaid | 380 430 520 550  | 100–900  |            | 7     | weekdays 7 × 380 = 2660                                         | 2660    | 399     | 133    | 199.50
  lunch longer than the part before midnight                                    | 2026-12-11 23:30–07:30 | 1 unpaid | 380 430 520 550  | 100–900  |            | 7     | weekdays 0 × 380 = 0 + saturday 7 × 430 = 3010                  | 3010    | 451.50  | 150.50 | 225.75
  exactly 5 h across midnight: 316.875, 105.625, 158.4375                       | 2026-12-11 23:15–04:15 | 1 unpaid | 380 430 520 550  | 100–900  |            | 5     | weekdays 0.75 × 380 = 285 + saturday 4.25 × 430 = 1827.50       | 2112.50 | 316.88  | 105.63 | 158.44
  just above 5 h across midnight: 0.75 h of lunch on Friday, 0.25 h on Saturday | 2026-12-11 23:15–04:30 | 1 unpaid | 380 430 520 550  | 100–900  |            | 4.25  | weekdays 0 × 380 = 0 + saturday 4.25 × 430 = 1827.50            | 1827.50 | 274.13  | 91.38  | 137.06
  the longest shift of one day                                                  | 2026-12-17 00:00–23:45 | 1 unpaid | 380 430 520 550  | 100–900  |            | 22.75 | weekdays 22.75 × 380 = 8645                                     | 8645    | 1296.75 | 432.25 | 648.38
  the longest shift across midnight                                             | 2026-12-17 18:00–17:45 | 1 unpaid | 380 430 520 550  | 100–900  |            | 22.75 | weekdays 5 × 380 = 1900 + weekdays 17.75 × 380 = 6745           | 8645    | 1296.75 | 432.25 | 648.38
  a rate below the budget rises to it                                           | 2026-12-17 08:00–17:00 | 1 unpaid | 300 430 520 550  | 350–550  |            | 8     | weekdays 8 × 350 = 2800                                         | 2800    | 420     | 140    | 210
  a rate above the budget falls to it                                           | 2026-12-16 09:00–13:00 | 1 unpaid | 380 430 520 700  | 350–550  |            | 4     | public_holidays 4 × 550 = 2200                                  | 2200    | 330     | 110    | 165
  below it on Saturday, above it on Sunday                                      | 2026-12-19 20:00–02:00 | 1 unpaid | 300 300 600 600  | 350–550  |            | 5     | saturday 3 × 350 = 1050 + sundays 2 × 550 = 1100                | 2150    | 322.50  | 107.50 | 161.25
  a budget of one rate                                                          | 2026-12-11 19:00–07:00 | 1 unpaid | 380 430 520 550  | 400–400  |            | 11    | weekdays 4 × 400 = 1600 + saturday 7 × 400 = 2800               | 4400    | 660     | 220    | 330
`

const [, ...cases] = table
  .trim()
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()))

const shiftOf = (text = ''): Shift => {
  const [date, start_time, end_time] = text.split(/[ –]/)
  return Shift.parse({ date, start_time, end_time })
}

const lunchOf = (text = ''): Lunch => {
  const [period, paid] = text.split(' ')
  return Lunch.parse({ allowed: text !== 'none', paid: paid === 'paid', period: text === 'none' ? 1 : Number(period) })
}

const termsOf = (lunch = '', rates = '', budget = '', extra = ''): PayTerms => {
  const [weekdays = '', saturday = '', sundays = '', public_holidays = ''] = rates.split(' ')
  const [from = '', to = ''] = budget.split('–')
  return {
    lunch: lunchOf(lunch),
    rates: { weekdays, saturday, sundays, public_holidays },
    budget: [from, to],
    extraHolidays: extra === '' ? [] : [{ date: extra, name: 'Election Day' }],
  }
}

/** `weekdays 8 × 380 = 3040 + …` */
const partsOf = (text = '') =>
  text.split(' + ').map((part) => {
    const [group, hours, , rate, , amount] = part.split(' ')
    return { group, hours: Number(hours), rate, amount: Number(amount) }
  })

it.each(cases)(
  '%s: %s, lunch %s, rates %s, budget %s',
  (_case, shiftText, lunch, rates, budget, extra, ...expected) => {
    const [hours, parts, ...amounts] = expected
    const shift = shiftOf(shiftText)
    const terms = termsOf(lunch, rates, budget, extra)
    const found = payFor(shift, terms)
    expect(found.hours).toBe(Number(hours))
    expect(found.parts.map(({ date: _date, ...part }) => part)).toEqual(partsOf(parts))
    const [first, second] = found.parts.map(({ date }) => date)
    expect([first, second !== undefined && second > shift.date]).toEqual([shift.date, found.parts.length > 1])
    const [payWhenYouBook, proPractice] = (['pay-when-you-book', 'pro-practice'] as const).map((plan) =>
      bookedDay(shift, terms, plan),
    )
    expect([
      toRand(found.pay),
      payWhenYouBook?.fee,
      payWhenYouBook?.credits,
      proPractice?.fee,
      proPractice?.credits,
    ]).toEqual([...amounts.map(Number), 0])
  },
)

it('there are at least 40 cases, each different', () => {
  expect(new Set(cases.map(([name]) => name)).size).toBe(cases.length)
  expect(cases.length).toBeGreaterThanOrEqual(40)
})
