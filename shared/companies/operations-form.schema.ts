import * as z from 'zod/mini'
import { LocalTime } from '#shared/kernel/dates.ts'
import { required } from '#shared/kernel/text.ts'
import { yesNo } from '#shared/kernel/yes-no.ts'
import { Languages } from '#shared/kernel/profile.schema.ts'
import { defaultOpeningHours, type Company, type Operations } from './companies.schema.ts'

const hours = { start: LocalTime, end: LocalTime }
/** A day that is closed keeps the hours it would have. */
const day = z.object({ open: z.boolean(), ...hours })

/** The operations step as it is filled in. */
export const OperationsForm = z.object({
  weekdays: z.object(hours),
  saturday: z.object(hours),
  sundays: day,
  public_holidays: day,
  languages: Languages,
  systemsUsed: z.array(required(80)).check(z.maxLength(40)),
  /** May stay unanswered (SPEC 5); radios without a choice are null. */
  insured: z.nullable(z.enum(['', 'yes', 'no'])),
})
export type OperationsForm = z.infer<typeof OperationsForm>

const hoursOf = ({ start, end }: OperationsForm['sundays']) => ({ start, end })

/** As the API takes it. */
export const operationsOf = ({ sundays, public_holidays, insured, ...answers }: OperationsForm): Operations => ({
  ...answers,
  extra_hours: { sundays: sundays.open, public_holidays: public_holidays.open },
  ...(sundays.open && { sundays: hoursOf(sundays) }),
  ...(public_holidays.open && { public_holidays: hoursOf(public_holidays) }),
  ...(insured && { professionalInsuranceCover: insured === 'yes' }),
})

/** What the form begins with: what is kept, or the usual hours (SPEC 9). */
export const operationsFormOf = ({
  working_hours,
  languages,
  systemsUsed,
  professionalInsuranceCover,
}: Partial<Company>): OperationsForm => {
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
