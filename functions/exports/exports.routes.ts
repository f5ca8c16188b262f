import type { exportsContract } from '#shared/exports/exports.contract.ts'
import type { Handlers } from '#functions/platform/http/serve-contract.ts'
import { getExport, startExport, type ExportContext } from './start-export.ts'

type Extra = Pick<ExportContext, 'exports' | 'professionals' | 'companies' | 'store'>

export const exportsRoutes = {
  startProfessionalExport: (context) => startExport(context, context.actor.user.id),
  getProfessionalExport: (context) => getExport(context, context.actor.user.id),
  startCompanyExport: (context, { params }) => startExport(context, params.companyId),
  getCompanyExport: (context, { params }) => getExport(context, params.companyId),
} satisfies Handlers<typeof exportsContract, Extra>
