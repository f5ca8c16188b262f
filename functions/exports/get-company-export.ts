import type { exportsContract } from '#shared/exports/exports.contract.ts'
import type { ExportState } from '#shared/exports/exports.schema.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { getExportOf, type GetExportContext } from './owner-export.ts'

type Input = InputOf<(typeof exportsContract)['getCompanyExport']>

export const getCompanyExport = (context: GetExportContext, { params }: Input): Promise<ExportState> =>
  getExportOf(context, params.companyId)
