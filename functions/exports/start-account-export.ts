import type { ExportState } from '#shared/exports/exports.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import { startExportOf, type StartExportContext } from './owner-export.ts'

type Deps = Pick<Context, 'caller'> & StartExportContext

export const startAccountExport = (context: Deps): Promise<ExportState> =>
  startExportOf(context, context.caller.account)
