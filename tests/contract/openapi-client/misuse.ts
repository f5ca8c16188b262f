import type { Walk } from './walk.ts'

/** Calls that the generated types must refuse: compiled, never run. */
export const misuse = async ({ practice, companyId, days }: Walk): Promise<void> => {
  const terms = {
    practice_region: { province: 'Gauteng', region: 'Johannesburg' },
    lunch: { allowed: true, paid: true, period: 1 },
  } as const
  const offer = {
    accountid: companyId,
    profession: 'Pharmacist',
    experience: 0,
    rates: [1, 2],
    request_dates: days,
    ...terms,
  } as const
  // @ts-expect-error An offer needs its days.
  await practice.POST('/offers/company', { body: { ...offer, request_dates: undefined } })
  // @ts-expect-error Experience is a number of years.
  await practice.POST('/offers/company', { body: { ...offer, experience: 'two' } })
  // @ts-expect-error A path that the document does not know.
  await practice.GET('/offers/nowhere', {})
  // @ts-expect-error A method that the path does not have.
  await practice.DELETE('/offers/company', {})
  // @ts-expect-error A parameter of the path is missing.
  await practice.GET('/bookings/{bookingId}', { params: { path: {} } })
  const { data } = await practice.GET('/bookings/{bookingId}', { params: { path: { bookingId: 'B0000000' } } })
  // @ts-expect-error A booking has no such field.
  void data?.data.colour
}
