import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { SeedApi } from './seed-api.ts'

/** Adds a request for a permanent placement that is under way. */
export const seedDemoPlacements = async <A extends { id: UserId }>(
  api: SeedApi<A>,
  { account, companyId }: { account: A; companyId: CompanyId },
  superAdmin: A,
): Promise<void> => {
  const { id } = await api.call('requestPlacement', account, {
    params: { companyId },
    body: {
      professionTitle: 'Pharmacist',
      monthlySalary: 62_500,
      workingHours: '45',
      message: 'A second responsible pharmacist, from the first of next month if possible. Unisolv is an advantage.',
    },
  })
  const note = 'We have spoken to two pharmacists who live nearby, and will send you their profiles this week.'
  await api.call('decidePlacement', superAdmin, { params: { id }, body: { status: 'in_contact', note } })
}
