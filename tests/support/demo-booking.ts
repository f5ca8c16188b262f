import type { Booking } from '#shared/bookings/bookings.schema.ts'
import type { Company } from '#shared/companies/companies.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import type { StackClient } from './stack.ts'

type Shift = { date: string; start_time: string; end_time: string }
type Stack = Pick<StackClient, 'send' | 'get'>

/** Thandi Nkosi and Harbour Road of the demo world. */
export const [locumEmail, practiceEmail] = ['locum@example.com', 'practice@example.com']

/** A public offer of the demo world's practice for which its locum can apply. */
export const postShifts = async ({ send, get }: Stack, request_dates: Shift[]): Promise<Offer> => {
  const me = await get<Professional>(locumEmail, '/professionals')
  const { Items } = await get<{ Items: Company[] }>(practiceEmail, '/companies/mypractices')
  return send<Offer>(
    practiceEmail,
    { method: 'POST', path: '/offers/company' },
    {
      accountid: Items[0]?.id,
      profession: me.profession,
      practice_region: { province: me.address?.province, region: me.address?.region },
      experience: 0,
      rates: [350, 600],
      lunch: { allowed: true, paid: false, period: 1 },
      request_dates,
    },
  )
}

/** Books the demo world's locum for shifts at its practice, by an offer, an application and a confirmation. */
export const bookShifts = async (stack: Stack, request_dates: Shift[]): Promise<Booking> => {
  const { send, get } = stack
  const me = await get<Professional>(locumEmail, '/professionals')
  const offer = await postShifts(stack, request_dates)
  const dates = request_dates.map(({ date }) => date)
  const application = { method: 'PUT', path: `/offers/company/update-application-to-offer/${offer.id}` }
  await send(locumEmail, application, { revision: 1, dates })
  const confirmation = { method: 'PUT', path: `/offers/company/confirm-offer/${offer.id}` }
  return send<Booking>(practiceEmail, confirmation, { id: me.id })
}
