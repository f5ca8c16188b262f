import type { OwnerId } from '#shared/documents/documents.schema.ts'
import { exportState } from '#shared/exports/exports.rules.ts'
import type { ExportState } from '#shared/exports/exports.schema.ts'
import { todayAt } from '#shared/kernel/dates.ts'
import { isCompanyId } from '#shared/kernel/ids.ts'
import type { Context } from '#functions/platform/context.ts'
import type { DocumentStore } from '#functions/stores/document-store.ts'
import { exportKey } from '#functions/stores/export-keys.ts'
import type { ExportsRepository } from '#functions/stores/exports.repository.ts'
import { expectOwner, type ExportOwners } from './expect-owner.ts'

const LINK_SECONDS = 300

export type GetExportContext = Pick<Context, 'now'> &
  ExportOwners & { exports: ExportsRepository; store: DocumentStore }

/** `my-data-2026-11-22.json`, by the day it was asked for. */
const fileName = (owner: OwnerId, requestedAt: string): string =>
  `${isCompanyId(owner) ? 'practice' : 'my-data'}-${todayAt(requestedAt)}.json`

/** The state of the newest export; where it is ready, with an address that is signed anew each time. */
export const getExportOf = async (context: GetExportContext, owner: OwnerId): Promise<ExportState> => {
  const [record] = await Promise.all([context.exports.get(owner), expectOwner(context, owner)])
  const state = exportState(record, context.now)
  if (state.status !== 'ready') return state
  const disposition = `attachment; filename="${fileName(owner, state.requestedAt)}"`
  const store = await context.store()
  return {
    ...state,
    url: await store.addressOf(exportKey(owner, state.id), {
      type: 'application/json',
      disposition,
      seconds: LINK_SECONDS,
    }),
  }
}
