import type { OwnerId } from '#shared/documents/documents.schema.ts'
import { exportState, countExportsToday } from '#shared/exports/exports.rules.ts'
import type { ListExport } from '#shared/exports/list-exports.schema.ts'
import type { ExportState } from '#shared/exports/exports.schema.ts'
import { todayAt } from '#shared/kernel/dates.ts'
import { DomainError, quotaExceeded } from '#shared/kernel/errors.ts'
import { isCompanyId } from '#shared/kernel/ids.ts'
import { exportEvent } from '#shared/exports/exports.events.ts'
import type { exportsContract } from '#shared/exports/exports.contract.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { ExportsRepository, StoredExport } from '#functions/stores/exports.repository.ts'
import type { Context } from '#functions/platform/context.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'
import type { DocumentStore } from '#functions/stores/document-store.ts'
import { exportKey, type CopyFormat } from '#functions/stores/export-keys.ts'

type Contract = typeof exportsContract

type ExportOwners = { companies: Pick<CompaniesRepository, 'get'> }

/** A user with a session exists. */
const checkOwner = async ({ companies }: ExportOwners, owner: OwnerId): Promise<void> => {
  if (isCompanyId(owner) && !(await companies.get(owner))) throw new DomainError('COMPANY_NOT_FOUND')
}

type StartDeps = Pick<Context, 'now' | 'newId' | 'execute'> &
  ExportOwners & {
    exports: ExportsRepository
    users: Pick<UsersRepository, 'get' | 'mustExist'>
    companies: Pick<CompaniesRepository, 'mustExist'>
  }

/** Starts an export of all data about a locum, a practice or an account: its first step follows from the event. */
const startExportOf = (context: StartDeps, owner: OwnerId, of?: StoredExport['of']): Promise<ExportState> =>
  context.execute(async () => {
    const { now, exports, users, companies, newId } = context
    const [before] = await Promise.all([exports.get(owner), checkOwner(context, owner)])
    // Read at each attempt: if the account is deleted meanwhile, the command has to stop.
    if (!isCompanyId(owner) && !(await users.get(owner))) throw new DomainError('UNAUTHENTICATED')
    const current = exportState(before, now)
    if (current.status === 'running') return { writes: [], response: current, events: [] }
    const started = countExportsToday(before, now)
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
      ...(of && { of }),
      ...(before && {
        replaces: [before.id, ...(before.file ? [] : (before.replaces ?? []))],
        version: before.version,
      }),
    }
    const { id, requestedAt, progress } = record
    return {
      // An owner who is deleted at this moment must not leave an export behind.
      writes: [exports.put(owner, record), isCompanyId(owner) ? companies.mustExist(owner) : users.mustExist(owner)],
      response: { status: 'running', id, progress, requestedAt },
      events: [exportEvent('export.requested', owner, record)],
    }
  })

const LINK_SECONDS = 300

type GetDeps = Pick<Context, 'now'> & ExportOwners & { exports: ExportsRepository; store: DocumentStore }

const formats = {
  json: 'application/json',
  html: 'text/html',
  csv: 'text/csv',
  jsonl: 'application/x-ndjson',
} as const

/** `my-data-2026-11-22.json`, by the day it was requested. */
const fileOf = (owner: OwnerId, { requestedAt, of }: StoredExport, copy: CopyFormat) => {
  const name = of?.list ?? (isCompanyId(owner) ? 'practice' : 'my-data')
  const format = of?.format ?? copy
  return { name: `${name}-${todayAt(requestedAt)}.${format}`, type: formats[format] }
}

/** The state of the newest export; once it is ready, with a URL that is signed for each call. */
const getExportOf = async (context: GetDeps, owner: OwnerId): Promise<ExportState> => {
  const [record] = await Promise.all([context.exports.get(owner), checkOwner(context, owner)])
  const state = exportState(record, context.now)
  if (state.status !== 'ready') return state
  const stored = record as StoredExport
  const store = await context.store()
  const urlOf = (format: CopyFormat) => {
    const { name, type } = fileOf(owner, stored, format)
    const disposition = `attachment; filename="${name}"`
    return store.signedUrl(exportKey(owner, state.id, format), { type, disposition, seconds: LINK_SECONDS })
  }
  return { ...state, url: await urlOf('json'), ...(stored.readable && { readableUrl: await urlOf('html') }) }
}

type WithCaller = Pick<Context, 'caller'>

export const startProfessionalExport = (context: StartDeps & WithCaller): Promise<ExportState> =>
  startExportOf(context, context.caller.account)

export const startAccountExport = (context: StartDeps & WithCaller): Promise<ExportState> =>
  startProfessionalExport(context)

const listExport = (of: StoredExport['of'], state: ExportState): ListExport => ({
  ...(of && state.status !== 'none' && { of }),
  state,
})

/** Why is recorded with the command. Of two lists at once the first is finished. */
export const startListExport = async (
  context: StartDeps & WithCaller,
  { body: { reason: _recorded, ...of } }: InputOf<Contract['startListExport']>,
): Promise<ListExport> => {
  const state = await startExportOf(context, context.caller.account, of)
  return listExport((await context.exports.get(context.caller.account))?.of, state)
}

export const getListExport = async (context: GetDeps & WithCaller): Promise<ListExport> => {
  const record = await context.exports.get(context.caller.account)
  return listExport(record?.of, await getExportOf(context, context.caller.account))
}

export const startCompanyExport = (
  context: StartDeps,
  { params }: InputOf<Contract['startCompanyExport']>,
): Promise<ExportState> => startExportOf(context, params.companyId)

export const getProfessionalExport = (context: GetDeps & WithCaller): Promise<ExportState> =>
  getExportOf(context, context.caller.account)

export const getAccountExport = (context: GetDeps & WithCaller): Promise<ExportState> => getProfessionalExport(context)

export const getCompanyExport = (
  context: GetDeps,
  { params }: InputOf<Contract['getCompanyExport']>,
): Promise<ExportState> => getExportOf(context, params.companyId)
