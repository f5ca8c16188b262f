import { useQuery } from '@tanstack/react-query'
import type { Instant } from '#shared/kernel/dates.ts'
import type { FileId } from '#shared/kernel/files.schema.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { apiList, apiQuery } from '#web/platform/api-query.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'

/** Oldest first. */
export const pendingProfessionals = apiList(professionalsContract.listPendingProfessionals, {})

/** The full profile with the ID number, removed from memory once the dialog is closed. */
export const usePendingProfessional = (id: UserId, registeredAt: Instant, enabled: boolean) =>
  useQuery({
    ...apiQuery(professionalsContract.getProfessional, { params: { id } }, enabled ? registeredAt : 'closed'),
    select: (professional) => professional as Professional,
    enabled,
    staleTime: Infinity,
    gcTime: 0,
  })

interface Decision {
  id: UserId
  approved: boolean
  registered_at?: Instant
  identity_document?: FileId | undefined
}

export const useDecideApproval = () =>
  useApiMutation(professionalsContract.decideApproval, ({ id, ...body }: Decision) => ({ params: { id }, body }))
