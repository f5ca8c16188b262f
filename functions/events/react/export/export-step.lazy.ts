import { Readable } from 'node:stream'
import type { OwnerId } from '#shared/documents/documents.schema.ts'
import { keptUntil } from '#shared/kernel/retention.ts'
import { auditOfEvent } from '#shared/kernel/caller.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import { isCompanyId, type ExportId } from '#shared/kernel/ids.ts'
import { exportEvent } from '#shared/exports/exports.events.ts'
import { configReader } from '#functions/platform/dynamo/config-reader.ts'
import { optionsRepository, type OptionsRepository } from '#functions/stores/options.repository.ts'
import type { ObjectStore } from '#functions/stores/document-store.ts'
import { openStore } from '#functions/stores/stored-objects.lazy.ts'
import { exportKey, exportsPrefix, partKey, type CopyFormat } from '#functions/stores/export-keys.ts'
import type { ExportsRepository, FileInParts, Position, StoredExport } from '#functions/stores/exports.repository.ts'
import { checksumWith, gzipEnd, gzipPart, gzipStart } from './gzip-parts.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { hashOf, findRecord, runCommand, type CommandOutcome } from '#functions/platform/dynamo/command.ts'
import { accountSources } from './export-account.ts'
import { companySources, type CompanyExportRepositories } from './export-company.ts'
import { professionalSources, type ProfessionalExportRepositories } from './export-professional.ts'
import { type ListRepositories, writeNextListPart } from './export-list.ts'
import { type ExportPart, writeNextPart } from './write-export.ts'
import type { DeliveredEvent } from '#functions/events/event-consumer.ts'

type Deps = ProfessionalExportRepositories &
  CompanyExportRepositories &
  ListRepositories & {
    db: Db
    commandsTable: string
    exports: ExportsRepository
    bucket: string
    configTable: string
  }

/** Key prefixes of what is no longer needed. */
type Outcome = { leftovers: string[] }
type Step = { deps: Deps; objects: ObjectStore; owner: OwnerId; id: ExportId; now: Instant }

const PARTS_AT_ONCE = 8

/** One client for all steps, so that its connections are reused. */
let opened: ObjectStore | undefined

let options: OptionsRepository | undefined
const skillNamesOf = ({ db, configTable }: Deps, now: Instant) =>
  (options ??= optionsRepository(configReader(db, configTable))).readSkillNames(now)

/** Of a super admin’s list, or of all data of an owner; undefined if the owner has been deleted. */
const nextPart = async (
  deps: Deps,
  owner: OwnerId,
  { of }: StoredExport,
  position: Position,
  now: Instant,
): Promise<ExportPart | undefined> => {
  if (of) return writeNextListPart(deps, of, position, now)
  const sources = await (isCompanyId(owner)
    ? companySources(deps, owner, now)
    : professionalSources(deps, owner, now).then((sources) => sources ?? accountSources(deps, owner, now)))
  return sources && writeNextPart(sources, position, await skillNamesOf(deps, now))
}

/** A file with another part, which is stored under a name of its own. */
const withPart = async (
  { objects, owner, id }: Step,
  file: FileInParts,
  step: string,
  text: string,
): Promise<FileInParts> => {
  const bytes = Buffer.from(text)
  const part = gzipPart(bytes)
  const checksum = checksumWith(file.checksum, bytes)
  const key = partKey(owner, id, step, checksum)
  await objects.put(key, part, 'application/octet-stream')
  return {
    parts: [...file.parts, key],
    bytes: file.bytes + part.length,
    size: file.size + bytes.length,
    checksum,
  }
}

const nothing: FileInParts = { parts: [], bytes: 0, size: 0, checksum: 0 }

/** Writes the next part; nothing if the owner has been deleted. */
const writePart = async (step: Step, stored: StoredExport): Promise<StoredExport | undefined> => {
  const { deps, owner, now } = step
  const written = stored.position && (await nextPart(deps, owner, stored, stored.position, now))
  if (!written) return undefined
  const { text, readable, items, next } = written
  return {
    ...stored,
    ...(await withPart(step, stored, String(stored.step), text)),
    ...(readable !== undefined && {
      readable: await withPart(step, stored.readable ?? nothing, `${stored.step}-readable`, readable),
    }),
    steppedAt: now,
    step: stored.step + 1,
    position: next,
    progress: stored.progress + items,
  }
}

/** Streams the file part by part, so that only a few parts are in memory. */
async function* joined(objects: ObjectStore, { parts, checksum, size }: FileInParts): AsyncGenerator<Uint8Array> {
  yield gzipStart
  for (let at = 0; at < parts.length; at += PARTS_AT_ONCE) {
    for (const part of await Promise.all(parts.slice(at, at + PARTS_AT_ONCE).map((key) => objects.read(key)))) {
      if (!part) throw new Error('A part of an export is missing')
      yield part
    }
  }
  yield gzipEnd(checksum, size)
}

const join = ({ objects, owner, id }: Step, file: FileInParts, format: CopyFormat): Promise<void> => {
  const length = gzipStart.length + file.bytes + gzipEnd(0, 0).length
  return objects.putJson(exportKey(owner, id, format), Readable.from(joined(objects, file)), length)
}

const joinParts = async (step: Step, stored: StoredExport): Promise<StoredExport> => {
  const { parts: _parts, readable, ...state } = stored
  await join(step, stored, 'json')
  if (readable) await join(step, readable, 'html')
  return {
    ...state,
    parts: [],
    ...(readable && { readable: { ...readable, parts: [] } }),
    steppedAt: step.now,
    step: stored.step + 1,
    file: { readyAt: step.now, expiresAt: keptUntil('exports', step.now), size: stored.size },
  }
}

const decide = async (step: Step, number: number): Promise<CommandOutcome<Outcome>> => {
  const { deps, owner, id } = step
  const stored = await deps.exports.get(owner)
  if (stored?.id === id && stored.step !== number) return { writes: [], response: { leftovers: [] }, events: [] }
  const after =
    stored?.id === id ? await (stored.position ? writePart(step, stored) : joinParts(step, stored)) : undefined
  if (!after) return { writes: [], response: { leftovers: [exportsPrefix(owner) + id] }, events: [] }
  const writes = [deps.exports.put(owner, after)]
  if (!after.file)
    return { writes, response: { leftovers: [] }, events: [exportEvent('export.continued', owner, after)] }
  // Its parts, and everything of the exports it replaces: nothing more is written to these.
  const leftovers = [`${id}/`, ...(after.replaces ?? [])].map((name) => exportsPrefix(owner) + name)
  return { writes, response: { leftovers }, events: [] }
}

/**
 * One step of an export: writes a part and triggers the next step by an event, or joins the parts. Each is a command
 * named after export and step; files of an interrupted or superseded step are removed.
 */
export const runExportStep = async (
  deps: Deps,
  { subject, data, by }: DeliveredEvent<'export.requested' | 'export.continued'>,
): Promise<void> => {
  const [owner, id, number] = [data.owner, subject, data.step]
  const now = new Date().toISOString()
  const commandId = `${id}#step#${number}`
  const command = { id: commandId, hash: hashOf(commandId), by: auditOfEvent('export-step', by) }
  const step: Step = { deps, objects: (opened ??= openStore(deps.bucket)), owner, id, now }
  const earlier = await findRecord<Outcome>(deps.db, deps.commandsTable, command)
  const { leftovers } =
    earlier?.response ?? (await runCommand(deps.db, deps.commandsTable, command, now, () => decide(step, number)))
  for (const prefix of leftovers) await step.objects.removeAll(prefix)
}
