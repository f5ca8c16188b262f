import { yesNo } from '#shared/kernel/yes-no.ts'
import type { Company, Operations } from './companies.schema.ts'
import { defaultOpeningHours } from './opening-hours.rules.ts'
import type { OperationsForm } from './operations-form.schema.ts'

const hoursOf = ({ start, end }: OperationsForm['sundays']) => ({ start, end })

/** The form as the API takes it. */
export const operationsOf = ({
  weekdays,
  saturday,
  sundays,
  public_holidays,
  insured,
  ask_for,
  parking,
  dress,
  rates,
  ...formValues
}: OperationsForm): Operations => ({
  ...formValues,
  weekdays: hoursOf(weekdays),
  saturday: hoursOf(saturday),
  extra_hours: {
    weekdays: weekdays.open,
    saturday: saturday.open,
    sundays: sundays.open,
    public_holidays: public_holidays.open,
  },
  ...(sundays.open && { sundays: hoursOf(sundays) }),
  ...(public_holidays.open && { public_holidays: hoursOf(public_holidays) }),
  arrival: { ask_for, parking, dress },
  rates: rates[0] === '' ? null : rates,
  ...(insured && { professionalInsuranceCover: insured === 'yes' }),
})

/** The form's initial values: what is stored, or the default hours (SPEC 9). */
export const operationsFormOf = ({
  working_hours,
  languages,
  systemsUsed,
  professionalInsuranceCover,
  arrival,
  rates,
}: Partial<Company>): OperationsForm => {
  const hours = { ...defaultOpeningHours, ...working_hours }
  const { weekdays, saturday, sundays, public_holidays } = hours
  const extra_hours: NonNullable<typeof working_hours>['extra_hours'] = hours.extra_hours
  return {
    weekdays: { open: extra_hours.weekdays ?? true, ...weekdays },
    saturday: { open: extra_hours.saturday ?? true, ...saturday },
    sundays: { open: extra_hours.sundays, ...sundays },
    public_holidays: { open: extra_hours.public_holidays, ...public_holidays },
    languages: languages ?? [],
    systemsUsed: systemsUsed ?? [],
    ...{ ask_for: '', parking: '', dress: '', ...arrival },
    rates: rates ?? ['', ''],
    insured: yesNo(professionalInsuranceCover),
  }
}
