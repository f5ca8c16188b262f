import type { DayRates } from '#shared/kernel/money.schema.ts'
import type { Professional, WorkHours } from './professionals.schema.ts'

/** `province,region`, as locations are stored. */
export const placeOf = (address: { province: string; region: string }): string =>
  `${address.province},${address.region}`

/** A professional's home and preferred regions. */
export const placesOf = ({ address, locations }: Pick<Professional, 'address' | 'locations'>): string[] => [
  ...new Set([...(address ? [placeOf(address)] : []), ...locations]),
]

/** A profession in a region: where offers and professionals are listed. */
export const marketOf = (profession: string, location: string): string => `${profession}#${location}`

type Verified = Pick<
  Professional,
  | 'first_name'
  | 'last_name'
  | 'contact'
  | 'email'
  | 'industry'
  | 'profession'
  | 'professional_body'
  | 'professional_number'
  | 'idpassport'
  | 'address'
>

/** SPEC 4: the verification step is positive when all its fields are non-empty. */
export const isVerified = (professional: Verified): boolean => {
  const {
    first_name,
    last_name,
    contact,
    email,
    industry,
    profession,
    professional_body,
    professional_number,
    idpassport,
    address,
  } = professional
  const texts = [
    first_name,
    last_name,
    contact,
    email,
    industry,
    profession,
    professional_body,
    professional_number,
    idpassport,
  ]
  return [...texts, address?.province, address?.region, address?.suburb].every((text) => Boolean(text?.trim()))
}

/** SPEC 4: start date and at least one company. */
export const hasExperience = ({ experience }: Pick<Professional, 'experience'>): boolean =>
  Boolean(experience?.start_date) && (experience?.companies_worked_for.length ?? 0) > 0

/** SPEC 4: weekday, Saturday and holiday rates are set. */
export const hasRates = ({ working_hours }: Pick<Professional, 'working_hours'>): boolean =>
  Boolean(working_hours?.weekdays.rate && working_hours.saturday.rate && working_hours.public_holidays.rate)

export const dayRatesOf = ({ weekdays, saturday, sundays, public_holidays }: WorkHours): DayRates => ({
  weekdays: weekdays.rate,
  saturday: saturday.rate,
  sundays: sundays.rate,
  public_holidays: public_holidays.rate,
})

const registration = [
  'first_name',
  'last_name',
  'industry',
  'profession',
  'professional_body',
  'professional_number',
  'idpassport',
] as const

/** Whether two versions of a profile have the same registration, which is what an approval is for. */
export const isSameRegistration = (one: Registration, other: Registration): boolean =>
  registration.every((field) => one[field] === other[field])

type Registration = Pick<Professional, (typeof registration)[number]>
