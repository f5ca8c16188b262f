import type { Company } from '#shared/companies/companies.schema.ts'
import type { DomainEvent } from '#shared/kernel/events.ts'

export const companySaved = ({ id, name }: Pick<Company, 'id' | 'name'>): DomainEvent => ({
  type: 'company.saved',
  subject: id,
  data: { companyId: id, companyName: name },
})
