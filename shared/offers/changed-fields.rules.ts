import type { OfferBody } from './offers.schema.ts'

/** What an edit can change: the terms, and the days that are not booked. */
export type EditableOffer = Pick<
  OfferBody,
  'profession' | 'practice_region' | 'experience' | 'rates' | 'lunch' | 'notes' | 'skills' | 'request_dates'
>
export type EditableField = keyof EditableOffer

const editableFields = [
  'profession',
  'practice_region',
  'experience',
  'rates',
  'lunch',
  'notes',
  'skills',
  'request_dates',
] as const satisfies readonly EditableField[]

/** What an edit can change of an offer or a body, without its other fields. */
export const pickEditable = (offer: EditableOffer): EditableOffer =>
  Object.fromEntries(editableFields.map((field) => [field, offer[field]])) as EditableOffer

/** The same text for equal values, whatever the order of days and skills. */
const comparable = ({ lunch, skills, request_dates, practice_region, ...offer }: EditableOffer) => ({
  ...offer,
  rates: offer.rates.map(Number).join(),
  lunch: lunch.allowed ? `${lunch.paid} ${lunch.period}` : '',
  skills: skills.toSorted().join(),
  practice_region: `${practice_region.province},${practice_region.region}`,
  request_dates: request_dates
    .map(({ date, start_time, end_time }) => `${date} ${start_time} ${end_time}`)
    .sort()
    .join(),
})

/** The fields that differ. */
export const changedFields = (before: EditableOffer, after: EditableOffer): EditableField[] => {
  const [from, to] = [comparable(before), comparable(after)]
  return editableFields.filter((field) => from[field] !== to[field])
}
