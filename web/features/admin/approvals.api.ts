import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { adminContract } from '#shared/admin/admin.contract.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { call } from '#web/platform/api-client.ts'

const queryKey = ['approvals']

/** Who waits, longest first, a page at a time. */
export const useWaitingProfessionals = () =>
  useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => call(adminContract.listWaitingProfessionals, { query: { NextToken: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextToken }) => nextToken,
  })

/** With the ID number; forgotten once nobody looks at it. A super admin is answered the whole profile. */
export const useWholeProfessional = (id: UserId, registeredAt: Instant) =>
  useQuery({
    queryKey: ['whole professional', id, registeredAt],
    queryFn: async () => (await call(professionalsContract.getProfessional, { params: { id } })) as Professional,
    staleTime: Infinity,
    gcTime: 0,
  })

export const useDecideApproval = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: { id: UserId; approved: boolean; seen?: Instant }) =>
      call(adminContract.decideApproval, { params: { id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

const companiesKey = ['company approvals']

/** Practices that wait, longest first, a page at a time. */
export const useWaitingCompanies = () =>
  useInfiniteQuery({
    queryKey: companiesKey,
    queryFn: ({ pageParam }) => call(adminContract.listWaitingCompanies, { query: { NextToken: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextToken }) => nextToken,
  })

export const useDecideCompany = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: { id: CompanyId; approved: boolean; seen?: Instant }) =>
      call(adminContract.decideCompanyApproval, { params: { companyId: id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: companiesKey }),
  })
}
