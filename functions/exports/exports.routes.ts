import type { exportsContract } from '#shared/exports/exports.contract.ts'
import {
  getAccountExport,
  startAccountExport,
  getCompanyExport,
  getListExport,
  getProfessionalExport,
  startCompanyExport,
  startListExport,
  startProfessionalExport,
} from './exports.ts'

export const exportsRoutes = {
  startListExport,
  getListExport,
  startProfessionalExport,
  getProfessionalExport,
  startCompanyExport,
  getCompanyExport,
  startAccountExport,
  getAccountExport,
} satisfies Record<keyof typeof exportsContract, unknown>
