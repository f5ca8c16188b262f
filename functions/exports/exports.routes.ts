import type { exportsContract } from '#shared/exports/exports.contract.ts'
import { getAccountExport } from './get-account-export.ts'
import { startAccountExport } from './start-account-export.ts'
import { getCompanyExport } from './get-company-export.ts'
import { getProfessionalExport } from './get-professional-export.ts'
import { startCompanyExport } from './start-company-export.ts'
import { startProfessionalExport } from './start-professional-export.ts'

export const exportsRoutes = {
  startProfessionalExport,
  getProfessionalExport,
  startCompanyExport,
  getCompanyExport,
  startAccountExport,
  getAccountExport,
} satisfies Record<keyof typeof exportsContract, unknown>
