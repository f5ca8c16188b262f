import type { OwnerId } from '#shared/documents/documents.schema.ts'
import { exportState, startedToday } from '#shared/exports/exports.rules.ts'
import type { ExportState } from '#shared/exports/exports.schema.ts'
import { todayAt } from '#shared/kernel/dates.ts'
import { DomainError, quotaExceeded } from '#shared/kernel/errors.ts'
import { isCompanyId } from '#shared/kernel/ids.ts'
import { exportEvent } from '#shared/exports/exports.events.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { ExportsRepository, StoredExport } from '#functions/stores/exports.repository.ts'
import type { Context } from '#functions/platform/context.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'
import { expectOwner, type ExportOwners } from './expect-owner.ts'

export type StartExportContext = Pick<Context, 'now' | 'newId' | 'run'> &
  ExportOwners & {
    exports: ExportsRepository
    users: Pick<UsersRepository, 'get' | 'isThere'>
    companies: Pick<CompaniesRepository, 'isThere'>
  }

/** Begins a copy of everything that is held of a locum or a practice: the first step follows from the event. */
export const startExportOf = (context: StartExportContext, owner: OwnerId): Promise<ExportState> =>
  context.run(async () => {
    const { now, exports, users, companies, newId } = context
    const [before] = await Promise.all([exports.get(owner), expectOwner(context, owner)])
    // Read at each decision: where the account was deleted meanwhile, deciding again has to end.
    if (!isCompanyId(owner) && !(await users.get(owner))) throw new DomainError('UNAUTHENTICATED')
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
      writes: [exports.put(owner, record), isCompanyId(owner) ? companies.isThere(owner) : users.isThere(owner)],
      answer: { status: 'running', id, progress, requestedAt },
      events: [exportEvent('export.requested', owner, record)],
    }
  })
