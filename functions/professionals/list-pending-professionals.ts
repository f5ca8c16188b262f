import type { PendingProfessional } from '#shared/professionals/approval.contract.ts'
import type { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import type { ProfessionalsRepository, PendingProfile } from '#functions/stores/professionals.repository.ts'

type Input = InputOf<(typeof professionalsContract)['listPendingProfessionals']>

const pendingViewOf = (profile: PendingProfile): PendingProfessional => ({
  id: profile.id,
  name: profile.name,
  email: profile.email,
  contact: profile.contact ?? '',
  industry: profile.industry ?? '',
  profession: profile.profession ?? '',
  professional_body: profile.professional_body ?? '',
  professional_number: profile.professional_number ?? '',
  ...(profile.files.avatar && { avatar_file: profile.files.avatar.id }),
  region: profile.address?.region ?? '',
  since: profile.waitingSince ?? '',
  registered_at: profile.registeredAt ?? '',
})

export const listPendingProfessionals = async (
  { professionals }: { professionals: ProfessionalsRepository },
  { query }: Input,
): Promise<Page<PendingProfessional>> => {
  const { items, next } = await professionals.listAwaitingApproval(query.NextToken)
  return { items: items.map(pendingViewOf), ...(next && { nextToken: next }) }
}
