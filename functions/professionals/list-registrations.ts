import { addDays } from '#shared/kernel/dates.ts'
import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import type { ExpiringRegistration } from '#shared/professionals/approval.contract.ts'
import type { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import { REGISTRATIONS_SHOWN_DAYS } from '#shared/professionals/registration.rules.ts'
import type { Context } from '#functions/platform/context.ts'
import type { ProfessionalsRepository, Registered } from '#functions/stores/professionals.repository.ts'

const viewOf = ({
  profession,
  professional_body,
  professional_number,
  ...found
}: Registered): ExpiringRegistration => ({
  id: found.id,
  name: found.name,
  profession: profession ?? '',
  professional_body: professional_body ?? '',
  professional_number: professional_number ?? '',
  registration_expiry: found.registration_expiry ?? '',
  registration_renewal: found.registration_renewal,
})

export const listRegistrations = async (
  { professionals, today }: Pick<Context, 'today'> & { professionals: ProfessionalsRepository },
  { query }: InputOf<(typeof professionalsContract)['listRegistrations']>,
): Promise<Page<ExpiringRegistration>> => {
  const until = addDays(today, REGISTRATIONS_SHOWN_DAYS)
  const { items, next } = await professionals.listRegistrations(until, query.NextToken)
  return { items: items.map(viewOf), ...(next && { nextToken: next }) }
}
