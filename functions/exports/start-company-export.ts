import type { exportsContract } from '#shared/exports/exports.contract.ts'
import type { ExportState } from '#shared/exports/exports.schema.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { startExportOf, type StartExportContext } from './owner-export.ts'

type Input = InputOf<(typeof exportsContract)['startCompanyExport']>

export const startCompanyExport = (context: StartExportContext, { params }: Input): Promise<ExportState> =>
  startExportOf(context, params.companyId)
