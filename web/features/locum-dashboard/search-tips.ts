import { addDays, type LocalDate } from '#shared/kernel/dates.ts'
import { hasRates } from '#shared/professionals/professionals.rules.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import type { OwnCalendar } from '#web/components/calendar/own-calendar.ts'
import { paths } from '#shared/kernel/paths.ts'

const WEEKS = 4
/** The days of the calendar that tips are about. */
export const TIP_DAYS = 7 * WEEKS

const tips = {
  days: (empty: number, weeks: number) => ({
    title: 'Post your days',
    hint: `Nothing is posted for ${empty === weeks ? 'any' : empty} of the next ${weeks} weeks. A day you post counts four times as much as a day without anything.`,
  }),
  skills: { title: 'Add your skills', hint: 'Practices search for the skills they need.' },
  rates: { title: 'Enter your rates', hint: 'Practices compare rates with their budget.' },
  languages: { title: 'Add your languages', hint: 'Practices search for the languages their customers speak.' },
  experience: { title: 'Enter your experience', hint: 'Practices can ask for a minimum number of years.' },
  locations: { title: 'Choose your regions', hint: 'You are listed where you live and in the regions you choose.' },
  picture: { title: 'Add a photo', hint: 'It is shown beside your name, wherever practices see you.' },
}

export interface SearchTip {
  title: string
  hint: string
  to: string
}

/** How many of the next four weeks have neither availability nor a booking. */
function countEmptyWeeks({ days }: OwnCalendar, today: LocalDate): number {
  const isEmpty = (date: LocalDate): boolean => {
    const day = days.get(date)
    return !day || (day.posted === 'none' && day.booked.length === 0)
  }
  return Array.from({ length: WEEKS }, (_, week) => addDays(today, 7 * week)).filter((first) =>
    Array.from({ length: 7 }, (_, day) => addDays(first, day)).every(isEmpty),
  ).length
}

type Found = Pick<Professional, 'skills' | 'languages' | 'experience' | 'working_hours' | 'locations' | 'avatar_file'>

/** What a locum can add to rank higher when practices search, the most points first. */
export function searchTips(professional: Found, calendar: OwnCalendar, today: LocalDate): SearchTip[] {
  const emptyWeeks = countEmptyWeeks(calendar, today)
  const section = (name: string) => `${paths.locum.profile}?section=${name}`
  return [
    emptyWeeks > 0 && { ...tips.days(emptyWeeks, WEEKS), to: paths.locum.calendar },
    professional.skills.length === 0 && { ...tips.skills, to: section('experience') },
    !hasRates(professional) && { ...tips.rates, to: section('rates') },
    professional.languages.length === 0 && { ...tips.languages, to: section('about') },
    !professional.experience && { ...tips.experience, to: section('experience') },
    professional.locations.length === 0 && { ...tips.locations, to: section('locations') },
    !professional.avatar_file && { ...tips.picture, to: section('about') },
  ].filter((tip) => tip !== false)
}
