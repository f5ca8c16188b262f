import type { ExportState } from '#shared/exports/exports.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import { getExportOf, type GetExportContext } from './owner-export.ts'

type Deps = Pick<Context, 'caller'> & GetExportContext

export const getAccountExport = (context: Deps): Promise<ExportState> => getExportOf(context, context.caller.account)
