import type { OwnerId } from '#shared/documents/documents.schema.ts'
import { exportState, startedToday } from '#shared/exports/exports.rules.ts'
import type { ExportState } from '#shared/exports/exports.schema.ts'
import { todayAt } from '#shared/kernel/dates.ts'
import { DomainError, quotaExceeded } from '#shared/kernel/errors.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { DocumentStore } from '#functions/stores/document-store.ts'
import { exportKey } from '#functions/stores/export-keys.ts'
import type { ExportsRepository, StoredExport } from '#functions/stores/exports.repository.ts'
import type { Context } from '#functions/platform/context.ts'
import type { ProfessionalsRepository } from '#functions/stores/professionals.repository.ts'
import { isPractice } from '#functions/events/react/export/export-sections.ts'

export type ExportContext = Pick<Context, 'now' | 'newId' | 'run'> & {
  exports: ExportsRepository
  professionals: Pick<ProfessionalsRepository, 'getProfile' | 'isThere'>
  companies: Pick<CompaniesRepository, 'get' | 'isThere'>
  store: DocumentStore
}

const LINK_SECONDS = 300

const expectOwner = async ({ professionals, companies }: ExportContext, owner: OwnerId): Promise<void> => {
  const found = await (isPractice(owner)
    ? companies.get(owner as CompanyId)
    : professionals.getProfile(owner as UserId))
  if (!found) throw new DomainError(isPractice(owner) ? 'COMPANY_NOT_FOUND' : 'PROFESSIONAL_NOT_FOUND')
}

/** Begins a copy of everything that is held of a locum or a practice: the first step follows from the event. */
export const startExport = (context: ExportContext, owner: OwnerId): Promise<ExportState> =>
  context.run(async () => {
    const { now, exports, professionals, companies, newId } = context
    const [before] = await Promise.all([exports.get(owner), expectOwner(context, owner)])
    const current = exportState(before, now)
    if (current.status === 'running') return { writes: [], answer: current, events: [] }
    const started = startedToday(before, now)
    if ('reached' in started) throw quotaExceeded(started.reached)
    const record: StoredExport = {
      id: newId('exp'),
      requestedAt: now,
      steppedAt: now,
      progress: 0,
      startedOn: todayAt(now),
      startedCount: started.count,
      step: 0,
      position: { source: 0, count: 0 },
      parts: [],
      bytes: 0,
      size: 0,
      checksum: 0,
      ...(before && {
        replaces: [before.id, ...(before.file ? [] : (before.replaces ?? []))],
        version: before.version,
      }),
    }
    const { id, requestedAt, progress } = record
    return {
      // An owner who is deleted at this moment leaves no export behind.
      writes: [
        exports.put(owner, record),
        isPractice(owner) ? companies.isThere(owner as CompanyId) : professionals.isThere(owner as UserId),
      ],
      answer: { status: 'running', id, progress, requestedAt },
      events: [{ type: 'export.requested', subject: id, data: { owner, step: 0 } }],
    }
  })

/** `my-data-2026-11-22.json`, by the day it was asked for. */
const fileName = (owner: OwnerId, requestedAt: string): string =>
  `${isPractice(owner) ? 'practice' : 'my-data'}-${todayAt(requestedAt)}.json`

/** The state of the newest export; where it is ready, with an address that is signed anew each time. */
export const getExport = async (context: ExportContext, owner: OwnerId): Promise<ExportState> => {
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
