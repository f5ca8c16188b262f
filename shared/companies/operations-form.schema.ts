import * as z from 'zod/mini'
import { LocalTime } from '../kernel/dates.ts'
import { required } from '../kernel/text.ts'
import { unanswered, yesNo, type YesNo } from '../kernel/yes-no.ts'
import { Languages } from '../professionals/profile-steps.schema.ts'
import { defaultOpeningHours, type Company, type Operations } from './companies.schema.ts'

const time = z.string().check(z.minLength(1, { error: 'Required', abort: true }), z.refine((text) => LocalTime.safeParse(text).success, 'Use the time format HH:mm'))
const hours = z.object({ start: time, end: time })
const anyHours = z.object({ start: z.string(), end: z.string() })

/** A day that is closed may keep whatever stood in its hours. */
const day = z.discriminatedUnion('open', [z.object({ open: z.literal(false), ...anyHours.shape }), z.object({ open: z.literal(true), ...hours.shape })])

/** The operations step as it is filled in. */
export const OperationsForm = z.object({
  weekdays: hours,
  saturday: hours,
  sundays: day,
  public_holidays: day,
  languages: Languages,
  systemsUsed: z.array(required(80)).check(z.maxLength(40)),
  insured: z.union([z.enum(['yes', 'no']), unanswered], 'Please select YES or NO'),
})
type Day = { open: boolean; start: string; end: string }
export type OperationsForm = Omit<z.output<typeof OperationsForm>, 'sundays' | 'public_holidays' | 'insured'> & { sundays: Day; public_holidays: Day; insured: YesNo }

const hoursOf = ({ start, end }: Day) => ({ start, end })

/** As the API takes it. */
export const operationsOf = ({ sundays, public_holidays, insured, ...answers }: OperationsForm): Operations => ({
  ...answers,
  extra_hours: { sundays: sundays.open, public_holidays: public_holidays.open },
  ...(sundays.open && { sundays: hoursOf(sundays) }),
  ...(public_holidays.open && { public_holidays: hoursOf(public_holidays) }),
  professionalInsuranceCover: insured === 'yes',
})

/** What the form begins with: what is kept, or the usual hours (SPEC 9). */
export const operationsFormOf = ({ working_hours, languages, systemsUsed, professionalInsuranceCover }: Partial<Company>): OperationsForm => {
  const { weekdays, saturday, extra_hours, sundays, public_holidays } = { ...defaultOpeningHours, ...working_hours }
  return {
    weekdays,
    saturday,
    sundays: { open: extra_hours.sundays, ...sundays },
    public_holidays: { open: extra_hours.public_holidays, ...public_holidays },
    languages: languages ?? [],
    systemsUsed: systemsUsed ?? [],
    insured: yesNo(professionalInsuranceCover),
  }
}
