import { addDays, weekdayOf, type LocalDate } from './dates.ts'
import { holidayName, type PublicHoliday } from './holidays.ts'

const isWorkingDay = (date: LocalDate, extra: readonly PublicHoliday[]): boolean =>
  ![0, 6].includes(weekdayOf(date)) && holidayName(date, extra) === undefined

/** The last of so many working days that follow a date: Monday to Friday without public holidays. */
export const addWorkingDays = (date: LocalDate, days: number, extra: readonly PublicHoliday[] = []): LocalDate => {
  let day = date
  for (let left = days; left > 0;) {
    day = addDays(day, 1)
    if (isWorkingDay(day, extra)) left -= 1
  }
  return day
}
