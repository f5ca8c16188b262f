import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import type { WaitingRegistration } from '#shared/professionals/approval.contract.ts'
import type { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import type { Context } from '#functions/platform/context.ts'
import type { ProfessionalsRepository, Registered } from '#functions/stores/professionals.repository.ts'

const viewOf = ({ profession, professional_body, professional_number, ...found }: Registered): WaitingRegistration => ({
  id: found.id,
  name: found.name,
  profession: profession ?? '',
  professional_body: professional_body ?? '',
  professional_number: professional_number ?? '',
  registration_expiry: found.registration_expiry ?? '',
  registration_renewal: found.registration_renewal,
  since: found.registration_due ?? '',
})

export const listRegistrations = async (
  { professionals, now }: Pick<Context, 'now'> & { professionals: ProfessionalsRepository },
  { query }: InputOf<(typeof professionalsContract)['listRegistrations']>,
): Promise<Page<WaitingRegistration>> => {
  const { items, next } = await professionals.listRegistrations(now, query.NextToken)
  return { items: items.map(viewOf), ...(next && { nextToken: next }) }
}
