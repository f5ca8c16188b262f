import type { exportsContract } from '#shared/exports/exports.contract.ts'
import {
  getAccountExport,
  startAccountExport,
  getCompanyExport,
  getProfessionalExport,
  startCompanyExport,
  startProfessionalExport,
} from './exports.ts'

export const exportsRoutes = {
  startProfessionalExport,
  getProfessionalExport,
  startCompanyExport,
  getCompanyExport,
  startAccountExport,
  getAccountExport,
} satisfies Record<keyof typeof exportsContract, unknown>
