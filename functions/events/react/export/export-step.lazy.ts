import { Readable } from 'node:stream'
import type { OwnerId } from '#shared/documents/documents.schema.ts'
import { exportExpiry } from '#shared/exports/exports.rules.ts'
import { auditOfEvent } from '#shared/kernel/caller.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import { isCompanyId, type ExportId } from '#shared/kernel/ids.ts'
import { exportEvent } from '#shared/exports/exports.events.ts'
import type { OpenStore } from '#functions/stores/document-store.ts'
import { openStore } from '#functions/stores/stored-objects.lazy.ts'
import { exportKey, exportsPrefix, partKey } from '#functions/stores/export-keys.ts'
import type { ExportsRepository, StoredExport } from '#functions/stores/exports.repository.ts'
import { checksumWith, gzipEnd, gzipPart, gzipStart } from './gzip-parts.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { hashOf, findRecord, runCommand, type Decision } from '#functions/platform/dynamo/command.ts'
import { accountSources } from './export-account.ts'
import { companySources, type CompanyExportStores } from './export-company.ts'
import { professionalSources, type ProfessionalExportStores } from './export-professional.ts'
import { writeNextPart } from './write-export.ts'
import type { DeliveredEvent } from '#functions/events/event-consumer.ts'

type Needs = ProfessionalExportStores &
  CompanyExportStores & { db: Db; commandsTable: string; exports: ExportsRepository; bucket: string }

/** Key prefixes of what is no longer needed. */
type Outcome = { leftovers: string[] }
type Step = { needs: Needs; objects: OpenStore; owner: OwnerId; id: ExportId; now: Instant }

const PARTS_AT_ONCE = 8

/** One client for all steps, so that its connections are reused. */
let opened: OpenStore | undefined

/** Writes the next part; nothing if the owner has been deleted. */
const writePart = async (
  { needs, objects, owner, id, now }: Step,
  held: StoredExport,
): Promise<StoredExport | undefined> => {
  const sources = await (isCompanyId(owner)
    ? companySources(needs, owner, now)
    : professionalSources(needs, owner, now).then((sources) => sources ?? accountSources(needs, owner, now)))
  if (!sources || !held.position) return undefined
  const { text, items, next } = await writeNextPart(sources, held.position)
  const bytes = Buffer.from(text)
  const part = gzipPart(bytes)
  const checksum = checksumWith(held.checksum, bytes)
  const key = partKey(owner, id, held.step, checksum)
  await objects.put(key, part, 'application/octet-stream')
  return {
    ...held,
    steppedAt: now,
    step: held.step + 1,
    position: next,
    progress: held.progress + items,
    parts: [...held.parts, key],
    bytes: held.bytes + part.length,
    size: held.size + bytes.length,
    checksum,
  }
}

/** Streams the file part by part, so that only a few parts are in memory. */
async function* joined(objects: OpenStore, { parts, checksum, size }: StoredExport): AsyncGenerator<Uint8Array> {
  yield gzipStart
  for (let at = 0; at < parts.length; at += PARTS_AT_ONCE) {
    for (const part of await Promise.all(parts.slice(at, at + PARTS_AT_ONCE).map((key) => objects.read(key)))) {
      if (!part) throw new Error('A part of an export is missing')
      yield part
    }
  }
  yield gzipEnd(checksum, size)
}

const joinParts = async ({ objects, owner, id, now }: Step, held: StoredExport): Promise<StoredExport> => {
  const length = gzipStart.length + held.bytes + gzipEnd(0, 0).length
  await objects.putJson(exportKey(owner, id), Readable.from(joined(objects, held)), length)
  const { parts: _parts, ...state } = held
  return {
    ...state,
    parts: [],
    steppedAt: now,
    step: held.step + 1,
    file: { readyAt: now, expiresAt: exportExpiry(now), size: held.size },
  }
}

const decide = async (step: Step, number: number): Promise<Decision<Outcome>> => {
  const { needs, owner, id } = step
  const held = await needs.exports.get(owner)
  if (held?.id === id && held.step !== number) return { writes: [], answer: { leftovers: [] }, events: [] }
  const after = held?.id === id ? await (held.position ? writePart(step, held) : joinParts(step, held)) : undefined
  if (!after) return { writes: [], answer: { leftovers: [exportsPrefix(owner) + id] }, events: [] }
  const writes = [needs.exports.put(owner, after)]
  if (!after.file) return { writes, answer: { leftovers: [] }, events: [exportEvent('export.continued', owner, after)] }
  // Its parts, and everything of the exports it replaces: nothing more is written to these.
  const leftovers = [`${id}/`, ...(after.replaces ?? [])].map((name) => exportsPrefix(owner) + name)
  return { writes, answer: { leftovers }, events: [] }
}

/**
 * One step of an export: writes a part and triggers the next step by an event, or joins the parts. Each is a command
 * named after export and step; files of an interrupted or superseded step are removed.
 */
export const runExportStep = async (
  needs: Needs,
  { subject, data, by }: DeliveredEvent<'export.requested' | 'export.continued'>,
): Promise<void> => {
  const [owner, id, number] = [data.owner, subject, data.step]
  const now = new Date().toISOString()
  const commandId = `${id}#step#${number}`
  const command = { id: commandId, hash: hashOf(commandId), by: auditOfEvent('export-step', by) }
  const step: Step = { needs, objects: (opened ??= openStore(needs.bucket)), owner, id, now }
  const earlier = await findRecord<Outcome>(needs.db, needs.commandsTable, command)
  const { leftovers } =
    earlier?.answer ?? (await runCommand(needs.db, needs.commandsTable, command, now, () => decide(step, number)))
  for (const prefix of leftovers) await step.objects.removeAll(prefix)
}
