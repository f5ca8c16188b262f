import { causedBy } from '#tests/support/stores.ts'
import { createHash } from 'node:crypto'
import { BatchWriteCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { runExportStep } from '#functions/events/react/export/export-step.lazy.ts'
import { EXPORT_PAGE, type Cursor } from '#functions/platform/dynamo/items-of.ts'
import { newId } from '#functions/platform/context.ts'
import { runCommand } from '#functions/platform/dynamo/command.ts'
import { callerOf } from '#functions/platform/http/access.ts'
import { startCompanyExport, startProfessionalExport } from '#functions/exports/exports.ts'
import { CompanyExport } from '#shared/exports/company-export.schema.ts'
import { eventIdOf, type CompanyId, type OfferId } from '#shared/kernel/ids.ts'
import { ProfessionalExport } from '#shared/exports/professional-export.schema.ts'
import { exportEvent } from '#shared/exports/exports.events.ts'
import { startApiWithEvents } from '#tests/support/api-with-events.ts'
import type { Caller } from '#tests/support/api.ts'
import { sendRequest } from '#tests/support/booking-requests.ts'
import { eventually } from '#tests/support/events.ts'
import { exportItem } from '#functions/stores/exports.items.ts'
import { noteItem } from '#functions/stores/notifications.items.ts'
import type { Stored } from '#functions/platform/dynamo/define-item.ts'
import { exported, exportRepositories, readExport, startExport } from '#tests/support/exports.ts'
import { impersonating } from '#tests/support/impersonating.ts'
import { copyApplication, copyOffer } from '#tests/support/many.ts'
import {
  createAdmin,
  ahead,
  apply,
  confirm,
  createLocum,
  createPractice,
  post,
  shiftsAhead,
  type Practice,
} from '#tests/support/people.ts'

const { api, events, newLocum, notesOf, stop } = await startApiWithEvents()
afterAll(stop)

const readyOf = (caller: Caller, companyId?: CompanyId) =>
  eventually(async () => {
    const { data } = (await readExport(api, caller, companyId)).body
    return data.status === 'ready' && data
  })
const itemOf = (owner: string) => api.item('users', owner, 'EXPORT')
const filesOf = (owner: string) => api.files(`exports/${owner}/`)

const copiesOf = (owner: string, id: string) => ['html', 'json'].map((format) => `exports/${owner}/${id}.${format}`)

/** Parts, and the previous files, are removed once the new ones are ready. */
const onlyFile = (owner: string, id: string) => expect.poll(() => filesOf(owner)).toEqual(copiesOf(owner, id))

/** Writes items straight into a table, many at a time. */
const fill = async <Item>(
  { table, written }: { table: string; written: (item: Item) => Stored },
  items: readonly Item[],
): Promise<void> => {
  const batches = Array.from({ length: Math.ceil(items.length / 25) }, (_, batch) =>
    items.slice(batch * 25, batch * 25 + 25),
  )
  await Promise.all(
    batches.map((batch) =>
      api.db.send(
        new BatchWriteCommand({
          RequestItems: { [table]: batch.map((item) => ({ PutRequest: { Item: written(item) } })) },
        }),
      ),
    ),
  )
}

/** An export before its first step, and the event that triggers this step. */
const startedExportOf = (owner: CompanyId, origin: string) => {
  const now = new Date().toISOString()
  const begun = {
    id: newId('exp'),
    requestedAt: now,
    steppedAt: now,
    progress: 0,
    startedOn: ahead(0),
    startedCount: 1,
    step: 0,
    position: { source: 0, count: 0 },
    parts: [],
    bytes: 0,
    size: 0,
    checksum: 0,
    version: 1,
  }
  return { begun, event: { ...exportEvent('export.requested', owner, begun), origin, at: now, by: causedBy() } }
}

/** A booking, a pending application and request, and days of the calendar. */
const busyPair = async (): Promise<{ locum: Caller; practice: Practice }> => {
  const [locum, other, practice] = [await newLocum(), await newLocum(), await createPractice(api)]
  const [booked, open] = [await post(api, practice), await post(api, practice)]
  for (const applicant of [locum, other]) await apply(api, applicant, booked)
  await apply(api, other, open)
  await confirm(api, practice, booked, locum, booked.available_dates.slice(0, 1))
  await api.call('postAvailability', locum, {
    body: { date: ahead(20), end_date: ahead(60), status: 'open', start_time: '08:00', end_time: '20:00' },
  })
  await api.call('requestBooking', practice.member, sendRequest(locum, practice, [30]))
  await api.call('adjustWallet', await createAdmin(api), {
    params: { type: 'professional', ownerId: locum.id },
    body: { type: 1, amount: 350, note: 'Sunday cover bonus' },
  })
  await eventually(async () => (await notesOf(locum)).some(({ title }) => title.startsWith('You are booked: ')))
  return { locum, practice }
}

/** Starts an export whose event is lost. */
const startWithoutSteps = (companyId: CompanyId) =>
  startCompanyExport(
    {
      ...exportRepositories(api),
      now: new Date().toISOString(),
      newId,
      execute: async (decide) => {
        const { writes, response } = await decide()
        await api.db.send(new TransactWriteCommand({ TransactItems: writes }))
        return response
      },
    },
    { params: { companyId }, query: undefined, body: {} },
  )

describe('an export', () => {
  it('is prepared in the background, and has the same content as the lists', async () => {
    const { locum, practice } = await busyPair()
    const [start, end] = [ahead(0), ahead(365)]
    await api.call('addFavourite', practice.member, {
      params: { companyId: practice.companyId, professionalId: locum.id },
    })
    expect((await readExport(api, locum)).body.data).toEqual({ status: 'none' })
    const started = await startExport(api, locum)
    expect(started.body.data).toEqual({
      status: 'running',
      id: expect.stringMatching(/^exp_/),
      progress: 0,
      requestedAt: expect.any(String),
    })
    const ready = await readyOf(locum)
    expect(ready).toMatchObject({ id: started.body.data.id, progress: expect.any(Number), size: expect.any(Number) })
    expect(Date.parse(ready.expiresAt) - Date.parse(ready.readyAt)).toBe(7 * 86_400_000)
    const response = await fetch(ready.url)
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="my-data-\d{4}-\d{2}-\d{2}\.json"$/,
    )
    const text = await response.text()
    expect(Buffer.byteLength(text)).toBe(ready.size)
    const mine = ProfessionalExport.parse(JSON.parse(text))
    const { walletTransactions, ...profile } = await api.call('getOwnProfessional', locum, {})
    expect(mine.professional).toEqual(profile)
    expect(mine.walletTransactions).toEqual(walletTransactions?.transactions)
    expect(mine.walletTransactions).toHaveLength(1)
    const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id)
    expect(mine.applications.sort(byId)).toEqual(
      ((await api.call('listMyApplications', locum, { params: { start, end } })).Items as { id: string }[]).sort(byId),
    )
    expect(mine.bookings).toEqual(
      (await api.call('listProfessionalBookings', locum, { params: { userId: locum.id, start, end } })).Items,
    )
    expect(mine.availability).toEqual((await api.call('listAvailability', locum, { params: { start, end } })).Items)
    expect(mine.notifications.sort(byId)).toEqual((await notesOf(locum)).sort(byId))

    const ours = CompanyExport.parse(await exported(api, practice.member, practice.companyId))
    expect(ours.offers.sort(byId)).toEqual(
      (
        (
          await api.call('listCompanyOffers', practice.member, {
            params: { id: practice.companyId, start, end },
          })
        ).Items as { id: string }[]
      ).sort(byId),
    )
    expect(ours.bookings).toEqual(
      (
        await api.call('listPracticeBookings', practice.member, {
          params: { companyId: practice.companyId, start, end },
        })
      ).Items,
    )
    expect(ours.favourites).toEqual([locum.id])
    expect(ours.supportAccess).toEqual([])
    expect(ours.members).toEqual([
      {
        id: practice.member.id,
        name: 'Hester Roux',
        email: practice.member.email,
        role: 'owner',
        since: expect.any(String),
        lastActiveAt: expect.any(String),
      },
    ])
  })

  it('contains when support has viewed the account or the practice, and why', async () => {
    const [admin, locum, practice] = [await createAdmin(api), await newLocum(), await createPractice(api)]
    for (const mode of ['view', 'act'] as const) await impersonating(api, admin, locum, mode)
    await impersonating(api, admin, practice, 'act')
    const mine = ProfessionalExport.parse(await exported(api, locum))
    expect(mine.supportAccess.map(({ mode, reason }) => [mode, reason])).toEqual([
      ['view', undefined],
      ['act', 'They have asked for help.'],
    ])
    const ours = CompanyExport.parse(await exported(api, practice.member, practice.companyId))
    expect(ours.supportAccess).toEqual(
      await api.list('listCompanySupportAccess', practice.member, { params: { companyId: practice.companyId } }),
    )
  })

  it('of thousands of items arrives complete, in steps of limited size, and leaves only its file', async () => {
    const { locum, practice } = await busyPair()
    const { companyId } = practice
    const [offer] = (
      await api.call('listCompanyOffers', practice.member, {
        params: { id: companyId, start: ahead(0), end: ahead(60) },
      })
    ).Items as { id: string }[]
    const notesOfOffer = (index: number) => createHash('sha512').update(String(index)).digest('base64').repeat(130)
    const copies = await copyOffer(api, offer?.id as OfferId, 500, ({ terms }, index) => ({
      terms: { ...terms, notes: notesOfOffer(index) },
    }))
    const notes = Array.from({ length: 2_000 }, (_, index) => {
      const id = eventIdOf(
        new Date(Date.UTC(2024, 0, 1, 0, index)).toISOString(),
        createHash('sha256').update(String(index)).digest(),
      )
      return {
        pk: locum.id,
        sk: `NOTE#${id}`,
        title: `Note ${index}`,
        text: 'Good day.',
        link: '/',
        createdAt: '2024-01-01T00:00:00.000Z',
        read: true,
      }
    })
    await fill(noteItem, notes)

    const mine = ProfessionalExport.parse(await exported(api, locum))
    expect(mine.notifications.filter(({ title }) => title.startsWith('Note')).map(({ title }) => title)).toEqual(
      notes.map(({ title }) => title),
    )
    const ours = CompanyExport.parse(await exported(api, practice.member, companyId))
    const arrived = new Set<string>(ours.offers.map(({ id }) => id))
    expect(copies.filter((id) => !arrived.has(id))).toEqual([])
    const { progress, size } = (await readExport(api, practice.member, companyId)).body.data
    expect(progress).toBe(ours.offers.length + ours.bookings.length + ours.members.length + ours.history.length)
    expect(size).toBeGreaterThan(6 * 1_048_576)
    for (const owner of [locum.id, companyId]) {
      const { id, step } = (await itemOf(owner)) as { id: string; step: number }
      const parts = api.writtenBelow(`exports/${owner}/${id}/part-`)
      expect(parts).toHaveLength(2 * (step - 1))
      expect(parts.length).toBeGreaterThan(3)
      expect(Math.max(...parts.map(({ bytes }) => bytes))).toBeLessThan(1_500_000)
      await onlyFile(owner, id)
    }
  })

  it('reads a limited number of applications at a time; an offer with more is repeated with the others', async () => {
    const [locum, practice] = [await newLocum(), await createPractice(api)]
    const applications = new Map<string, number>()
    for (const [at, count] of [40, 450, 2, 170, 1, 1].entries()) {
      const offer = await post(api, practice, {
        request_dates: shiftsAhead(30 + at),
      })
      await apply(api, locum, offer)
      await copyApplication(api, offer.id, locum.id, count - 1)
      applications.set(offer.id, count)
    }
    const { exportedOffers } = exportRepositories(api)
    const found: { id: string; applicants: string[] }[] = []
    let cursor: Cursor | undefined
    do {
      const page = await exportedOffers.ofCompany(practice.companyId, cursor)
      expect(page.items.reduce((rows, { candidates }) => rows + 1 + candidates.length, 0)).toBeLessThanOrEqual(
        EXPORT_PAGE + 1,
      )
      found.push(
        ...page.items.map(({ offer, candidates }) => ({
          id: offer.id,
          applicants: candidates.map(({ professional }) => professional.id),
        })),
      )
      cursor = page.next
    } while (cursor)
    const counts = Object.entries(Object.groupBy(found, ({ id }) => id)).map(([id, parts = []]) => [
      id,
      new Set(parts.flatMap(({ applicants }) => applicants)).size,
      parts.length > 1,
    ])
    expect(counts).toEqual([...applications].map(([id, count]) => [id, count, count > EXPORT_PAGE]))
  })

  it('contains every request of a calendar, even more than a screen shows', async () => {
    const [locum, practice] = [await newLocum(), await createPractice(api)]
    const first = await api.call('requestBooking', practice.member, sendRequest(locum, practice, [250]))
    const drop = { actor: 'Locum', cause: 'declined', reason: 'I am away.', at: new Date().toISOString() } as const
    const answered = await copyOffer(api, first.id, 150, ({ request }) => ({
      request: { ...(request as NonNullable<typeof request>), dropped: { [ahead(250)]: drop } },
    }))
    const { availability } = ProfessionalExport.parse(await exported(api, locum))
    expect(availability.flatMap(({ booking_requests }) => booking_requests.map(({ id }) => id)).sort()).toEqual(
      [first.id, ...answered].sort(),
    )
    for (const { days } of availability)
      expect(days).toMatchObject([{ date: ahead(250), status: 'requested', requests: [first.id] }])
  })

  it('runs once at a time: another start returns the running one, and a repeat its first response', async () => {
    const { member, companyId } = await createPractice(api)
    const [first, second] = await Promise.all([
      startExport(api, member, companyId, 'one'),
      startExport(api, member, companyId, 'two'),
    ])
    expect([first.status, second.status]).toEqual([200, 200])
    // If the first was ready before the other began, the other has replaced it.
    const [newest, ids] = [await itemOf(companyId), [first, second].map(({ body }) => body.data.id as string)]
    expect([...new Set(ids)].filter((id) => id !== newest?.id)).toEqual(newest?.replaces ?? [])
    await readyOf(member, companyId)
    expect(await startExport(api, member, companyId, 'one')).toEqual(first)
  })

  it('is not changed by repeated steps', async () => {
    const { locum } = await busyPair()
    await startExport(api, locum, undefined, 'again')
    const ready = await readyOf(locum)
    const text = await (await fetch(ready.url)).text()
    const before = await itemOf(locum.id)
    const steps = Array.from({ length: Number(before?.step) }, (_, step) => `${ready.id}#step#${step}`)
    for (const id of [`${locum.id}#again`, ...steps]) {
      // The last step's record may still be on its way.
      const record = await vi.waitFor(() => events.recordOf(id) ?? expect.unreachable(`${id} has no record`), {
        timeout: 5_000,
      })
      for (let delivery = 0; delivery < 2; delivery += 1)
        expect(await events.handler({ Records: [record] })).toEqual({ batchItemFailures: [] })
    }
    expect(await itemOf(locum.id)).toEqual(before)
    await onlyFile(locum.id, ready.id)
    expect(await (await fetch((await readyOf(locum)).url)).text()).toBe(text)
  })

  it('may have any number of steps: a step’s name does not grow with its number', async () => {
    const { companyId } = await createPractice(api)
    const { event, begun } = startedExportOf(companyId, `${companyId}#key${'#0#step'.repeat(300)}`)
    await fill(exportItem, [{ pk: companyId, sk: 'EXPORT', ...begun, step: 300 }])
    await runExportStep(exportRepositories(api), { ...event, data: { owner: companyId, step: 300 } })
    await onlyFile(companyId, begun.id)
  })

  it('continues where a step was killed', async () => {
    const practice = await createPractice(api)
    const { member, companyId } = practice
    const { event, begun } = startedExportOf(companyId, `${companyId}#killed`)
    await fill(exportItem, [{ pk: companyId, sk: 'EXPORT', ...begun }])
    const repositories = exportRepositories(api)
    const killed = () => {
      throw new Error('killed')
    }
    await expect(
      runExportStep({ ...repositories, exports: { ...repositories.exports, put: killed } }, event),
    ).rejects.toThrow('killed')
    expect(filesOf(companyId)).toEqual(['/part-0-', '/part-0-readable-'].map((part) => expect.stringContaining(part)))
    const offer = await post(api, practice)
    await runExportStep(repositories, event)
    const { url } = await readyOf(member, companyId)
    expect(CompanyExport.parse(await (await fetch(url)).json()).offers).toMatchObject([{ id: offer.id }])
    await onlyFile(companyId, begun.id)
  })

  it('is for its owner only: for others it is not found, and its URL expires after five minutes', async () => {
    const [{ member, companyId }, stranger, locum] = [
      await createPractice(api),
      await createPractice(api),
      await createLocum(api),
    ]
    await startExport(api, member, companyId)
    const { url } = await readyOf(member, companyId)
    expect(await readExport(api, stranger.member, companyId)).toMatchObject({
      status: 404,
      body: { error: { code: 'COMPANY_NOT_FOUND' } },
    })
    expect(await startExport(api, stranger.member, companyId)).toMatchObject({ status: 404 })
    expect(await readExport(api, locum, companyId)).toMatchObject({ status: 403 })
    expect((await fetch(url)).status).toBe(200)
    expect((await fetch(url.replace(companyId, stranger.companyId))).status).toBe(403)
    api.objectTime.now = () => new Date(Date.now() + 301_000)
    try {
      expect((await fetch(url)).status).toBe(403)
    } finally {
      api.objectTime.now = () => new Date()
    }
  })

  it('is prepared five times a day; the sixth request says when it can be started again', async () => {
    const { member, companyId } = await createPractice(api)
    for (let count = 0; count < 5; count += 1) {
      expect((await startExport(api, member, companyId)).status).toBe(200)
      await readyOf(member, companyId)
    }
    await onlyFile(companyId, (await readyOf(member, companyId)).id)
    const { status, body } = await startExport(api, member, companyId)
    expect([status, body.error.code]).toEqual([429, 'QUOTA_EXCEEDED'])
    expect(body.error.details.quota).toEqual({
      name: 'exports-a-day',
      limit: 5,
      from: ahead(1),
    })
    expect((await readExport(api, member, companyId)).body.data.status).toBe('ready')
  })

  it('that no longer makes progress has failed and can be started again; its late steps change nothing', async () => {
    const { member, companyId } = await createPractice(api)
    await startExport(api, member, companyId, 'lost')
    await readyOf(member, companyId)
    const { file: _file, ...running } = (await exportRepositories(api).exports.get(companyId)) ?? ({} as never)
    const steppedAt = new Date(Date.now() - 11 * 60_000).toISOString()
    await fill(exportItem, [{ pk: companyId, sk: 'EXPORT', ...running, version: 1, steppedAt }])
    expect((await readExport(api, member, companyId)).body.data).toMatchObject({ status: 'failed', id: running.id })
    const { body } = await startExport(api, member, companyId)
    expect(body.data).toMatchObject({ status: 'running', id: expect.not.stringContaining(running.id) })
    const ready = await readyOf(member, companyId)
    const late = {
      ...exportEvent('export.continued', companyId, running),
      origin: 'late',
      by: causedBy(member.id),
      at: steppedAt,
    }
    await runExportStep(exportRepositories(api), late)
    expect(await readyOf(member, companyId)).toMatchObject({ id: ready.id })
    await onlyFile(companyId, ready.id)
  })

  it('leaves no file of earlier ones, even if one between them has failed', async () => {
    const { member, companyId } = await createPractice(api)
    await startExport(api, member, companyId)
    const first = await readyOf(member, companyId)
    await startWithoutSteps(companyId)
    const steppedAt = new Date(Date.now() - 11 * 60_000).toISOString()
    await api.db.send(
      new UpdateCommand({
        TableName: 'users',
        Key: { pk: companyId, sk: 'EXPORT' },
        UpdateExpression: 'SET steppedAt = :at',
        ExpressionAttributeValues: { ':at': steppedAt },
      }),
    )
    expect((await readExport(api, member, companyId)).body.data.status).toBe('failed')
    expect(filesOf(companyId)).toEqual(copiesOf(companyId, first.id))
    await startExport(api, member, companyId)
    await onlyFile(companyId, (await readyOf(member, companyId)).id)
  })

  it('is deleted with its owner, even while it is running', async () => {
    const [locum, practice] = [await createLocum(api), await createPractice(api)]
    await startExport(api, locum)
    await readyOf(locum)
    expect(filesOf(locum.id)).not.toEqual([])
    await startExport(api, practice.member, practice.companyId)
    await Promise.all([
      api.call('deleteProfessional', locum, {}),
      api.call('deleteCompany', practice.member, { params: { companyId: practice.companyId } }),
    ])
    await eventually(
      async () =>
        [...filesOf(locum.id), ...filesOf(practice.companyId)].length === 0 &&
        !(await itemOf(locum.id)) &&
        !(await itemOf(practice.companyId)),
    )
    expect((await startExport(api, locum)).body.error.code).toBe('UNAUTHENTICATED')
    expect((await readExport(api, locum)).body.error.code).toBe('UNAUTHENTICATED')
    expect((await readExport(api, practice.member, practice.companyId)).body.error.code).toBe('UNAUTHENTICATED')
  })

  it('started while the account is deleted is refused: the session has ended', async () => {
    const locum = await createLocum(api)
    const now = new Date().toISOString()
    const command = {
      id: `${locum.id}#races`,
      hash: '',
      by: { op: 'startProfessionalExport', grant: 'own' },
    } as const
    let decisions = 0
    const started = startProfessionalExport({
      ...exportRepositories(api),
      caller: callerOf({ user: locum.id, role: 'Locum', signedInAt: 0 }),
      now,
      newId,
      execute: (decide) =>
        runCommand(api.db, 'commands', command, now, async () => {
          decisions += 1
          const decision = await decide()
          if (decisions === 1) await api.call('deleteProfessional', locum, {})
          return decision
        }),
    })
    await expect(started).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(decisions).toBe(2)
    expect(await itemOf(locum.id)).toBeUndefined()
  })
})
