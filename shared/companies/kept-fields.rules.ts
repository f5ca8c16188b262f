import type { KeptFields } from '#shared/kernel/kept-fields.ts'
import type { Company } from './companies.schema.ts'

/** Without the names and numbers of its managers. */
export const keptCompanyFields = {
  id: 'whole',
  tenantId: 'whole',
  name: 'whole',
  industry: 'whole',
  type: 'whole',
  email: 'whole',
  contact: 'whole',
  managers: 'masked',
  address: 'whole',
  short_bio: 'whole',
  languages: 'whole',
  systemsUsed: 'whole',
  professionalInsuranceCover: 'whole',
  working_hours: 'whole',
  arrival: 'whole',
  rates: 'whole',
  plans: 'whole',
  logo_file: 'whole',
  documents: 'whole',
  files: 'whole',
  approved: 'whole',
  suspended: 'whole',
  sent_back: 'whole',
  role: 'whole',
  createdAt: 'whole',
  walletTransactions: 'none',
  updatedAt: 'whole',
} as const satisfies KeptFields<Company>
