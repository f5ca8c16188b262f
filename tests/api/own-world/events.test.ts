import { causedBy } from '#tests/support/stores.ts'
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import type { DynamoDBRecord, SQSRecord } from 'aws-lambda'
import { randomBytes } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { mailBudget } from '#functions/events/notify/mail-budget.ts'
import { notify } from '#functions/events/notify/notify.ts'
import { sendMail } from '#functions/events/channels/send-mail.ts'
import { mailCountsRepository } from '#functions/stores/mail-counts.repository.ts'
import { devicesRepository } from '#functions/stores/devices.repository.ts'
import { dueNotificationsRepository } from '#functions/stores/due-notifications.repository.ts'
import type { QueueName } from '#functions/events/notify/message-batches.ts'
import { notificationsRepository } from '#functions/stores/notifications.repository.ts'
import { eventIdOf, type CompanyId, type EventId, type UserId } from '#shared/kernel/ids.ts'
import type { MemberRole } from '#shared/kernel/member-roles.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { Notification } from '#shared/notifications/notifications.schema.ts'
import { professionalEvent } from '#shared/professionals/professionals.events.ts'
import { startApiWithEvents } from '#tests/support/api-with-events.ts'
import type { Caller } from '#tests/support/api.ts'
import { accept, sendRequest } from '#tests/support/booking-requests.ts'
import { eventually } from '#tests/support/events.ts'
import { commandItem } from '#functions/platform/dynamo/command.items.ts'
import {
  ahead,
  apply,
  confirm,
  createLocum,
  createPractice,
  join,
  offerInput,
  post,
  today,
  shiftsAhead,
} from '#tests/support/people.ts'

const { api, events, admin, newLocum, notesOf, notified, mailed, stop } = await startApiWithEvents()
afterAll(stop)

const joining = async (companyId: CompanyId, email: string, role?: MemberRole): Promise<Caller> => {
  const member = await api.signUp('CompanyAdmin', email)
  await join(api, companyId, member, role)
  return member
}

/** A locum whose approval has arrived through the stream: a command record to deliver again at will. */
const approval = async (): Promise<{ locum: Caller; record: DynamoDBRecord }> => {
  const locum = await createLocum(api)
  const key = `approve-${locum.id}`
  await api.send('decideApproval', admin, { params: { id: locum.id }, body: { approved: true }, key })
  const record = await eventually(() => events.recordOf(`${admin.id}#${key}`))
  await mailed(locum, 'Your profile is approved')
  return { locum, record }
}
const poison = (record: DynamoDBRecord): DynamoDBRecord => ({
  ...record,
  dynamodb: {
    ...record.dynamodb,
    SequenceNumber: 'poison',
    NewImage: { ...record.dynamodb?.NewImage, events: { S: 'nonsense' } },
  },
})

describe('who is notified of what', () => {
  it('from approval to a cancelled booking, in the app and by mail', async () => {
    const [locum, practice] = [await newLocum(), await createPractice(api)]
    const colleague = await joining(practice.companyId, 'colleague@events.test')
    expect(await notified(locum, 'Your profile is approved')).toMatchObject({ link: '/locum/dashboard', read: false })

    const offer = await post(api, practice)
    await apply(api, locum, offer)
    expect(await notified(practice.member, /^New application: Thandi Nkosi, /)).toMatchObject({
      text: expect.stringMatching(/^Thandi Nkosi has applied for .+ \(Pharmacist\)\. /),
      link: `/practice/dashboard/offers/${offer.id}?practice=${practice.companyId}`,
    })

    const booking = await confirm(api, practice, offer, locum, offer.available_dates.slice(0, 1))
    expect((await notified(locum, /^You are booked: Harbour Road Pharmacy, /)).text).toMatch(
      /^Harbour Road Pharmacy has confirmed your application and booked you for .+ \(Pharmacist\)\. /,
    )
    const { text, html, from } = await mailed(colleague, /^Booking confirmed: Thandi Nkosi, /)
    expect(text).toContain(`https://site.test/practice/dashboard/bookings/${booking.id}`)
    expect(html).toContain('Locum Desk')
    expect((await notesOf(practice.member)).map(({ title }) => title)).toEqual([
      expect.stringMatching(/^New application: /),
    ])
    expect(from).toBe('"Locum Desk" <bookings@locumdesk.example>')

    await api.call('rejectApplication', practice.member, {
      params: { offerId: offer.id },
      body: { id: locum.id, status_reason: 'Somebody nearer was free' },
    })
    expect((await notified(locum, /^Application declined: Harbour Road Pharmacy, /)).text).toMatch(
      /^Harbour Road Pharmacy has declined your application for .+ \(Pharmacist\)\.\nThe practice has chosen another professional for this shift\.\nSomebody nearer was free$/,
    )

    await api.call('cancelBooking', locum, {
      params: { bookingId: booking.id, accountId: locum.id },
      body: { status_reason: 'Down with <flu> & fever' },
    })
    expect((await notified(practice.member, /^Booking cancelled: Thandi Nkosi, /)).text).toBe(
      'The locum has cancelled this booking.\nReason: Down with <flu> & fever\nIf you still need cover, look for another locum for this day.',
    )
    const mail = await eventually(() =>
      events.mailsTo(practice.member.email).find(({ subject }) => subject.startsWith('Booking cancelled')),
    )
    expect(mail.html).toContain('Down with &lt;flu&gt; &amp; fever')
  })

  it('applicants when their offer is cancelled; the locum when the practice cancels a booking', async () => {
    const [booked, waiting, practice] = [await newLocum(), await newLocum(), await createPractice(api, 'Bay Clinic')]
    const offer = await post(api, practice)
    await apply(api, booked, offer)
    await apply(api, waiting, offer)
    const booking = await confirm(api, practice, offer, booked)
    const other = await post(api, practice)
    await apply(api, waiting, other)
    await api.call('cancelOffer', practice.member, {
      params: { offerId: other.id },
      body: { status_reason: 'We found cover' },
    })
    expect((await notified(waiting, /^Offer cancelled: Bay Clinic, /)).text).toMatch(
      /^Bay Clinic has cancelled an offer that you applied for: .+ \(Pharmacist\)\.\nReason: We found cover$/,
    )
    await api.call('cancelBooking', practice.member, {
      params: { bookingId: booking.id, accountId: practice.companyId },
      body: { status_reason: 'We are closed' },
    })
    expect((await notified(booked, /^Booking cancelled: Bay Clinic, /)).text).toBe(
      'The practice has cancelled this booking.\nReason: We are closed',
    )
    expect((await notesOf(booked)).some(({ title }) => title.startsWith('Offer cancelled'))).toBe(false)
  })

  it('a booker only of what a booker can do something about, in their own words', async () => {
    const [locum, practice] = [await newLocum(), await createPractice(api, 'Roles Pharmacy')]
    const booker = await joining(practice.companyId, 'booker@events.test', 'booker')
    const offer = await post(api, practice)
    await apply(api, locum, offer)
    await confirm(api, practice, offer, locum, offer.available_dates.slice(0, 1))
    const request = await api.call('requestBooking', booker, sendRequest(locum, practice, [20]))
    await api.call('suggestRate', locum, { params: { offerId: request.id }, body: { rate: '900' } as never })
    await notified(practice.member, /^New application: /)
    const suggested = /^Another rate suggested: /
    expect((await notified(practice.member, suggested)).text).toMatch(/Open the request to accept or decline\.$/)
    expect((await notified(booker, suggested)).text).toMatch(
      /A manager can accept it\. Open the request to decline it\.$/,
    )
    await mailed(booker, suggested)
    expect((await notesOf(booker)).map(({ title }) => title)).toEqual([expect.stringMatching(suggested)])
    expect(events.mailsTo(booker.email)).toHaveLength(1)
  })

  it('other applicants when their days are booked, each once', async () => {
    const [booked, other, elsewhere] = [await newLocum(), await newLocum(), await newLocum()]
    const practice = await createPractice(api, 'Passing Pharmacy')
    const posted = await post(api, practice)
    const beforeEdit = await newLocum()
    await apply(api, beforeEdit, posted)
    const lunch = { allowed: true, paid: true, period: 1 } as const
    const offer: Offer = await api.call('editOffer', practice.member, {
      params: { id: posted.id },
      body: offerInput(practice.companyId, { lunch }) as never,
    })
    await apply(api, booked, offer)
    await apply(api, other, offer, offer.available_dates.slice(0, 1))
    await apply(api, elsewhere, offer, offer.available_dates.slice(1))
    await confirm(api, practice, offer, booked, offer.available_dates.slice(0, 1))
    await confirm(api, practice, offer, elsewhere, offer.available_dates.slice(1, 2))
    const passedOver = async (caller: Caller) =>
      (await notesOf(caller)).filter(
        ({ text }) => text === 'The practice has chosen another professional for this shift.',
      ).length
    await eventually(async () => (await passedOver(booked)) + (await passedOver(other)) === 2)
    expect(await Promise.all([booked, other, elsewhere, beforeEdit].map(passedOver))).toEqual([1, 1, 0, 0])
    const [{ id: bookingId }] = (
      await api.call('listProfessionalBookings', booked, {
        params: { userId: booked.id, start: today(), end: ahead(60) },
      })
    ).Items
    await api.call('cancelBooking', booked, {
      params: { bookingId, accountId: booked.id },
      body: { status_reason: 'My child is ill' },
    })
    const reopened = async (caller: Caller) =>
      (await notesOf(caller)).filter(({ title }) => title.startsWith('Shift open again')).length
    await eventually(async () => (await reopened(other)) === 1)
    expect(await Promise.all([booked, elsewhere].map(reopened))).toEqual([0, 0])
  })

  it('whoever was notified that something has ended, once that it counts again after an undo', async () => {
    const [booked, waiting] = [await newLocum(), await newLocum()]
    const [practice, other] = [
      await createPractice(api, 'Mistaken Pharmacy'),
      await createPractice(api, 'Ridge Clinic'),
    ]
    const request_dates = shiftsAhead(7)
    const [offer, rival] = [await post(api, practice, { request_dates }), await post(api, other, { request_dates })]
    for (const locum of [booked, waiting]) await apply(api, locum, offer)
    await apply(api, booked, rival)
    await api.call('requestBooking', other.member, sendRequest(booked, other, [7]))
    const { body } = sendRequest(waiting, practice, [7])
    await api.call('sendPrivateOffer', practice.member, {
      body: { ...body, professionalId: waiting.id, fills: offer.id } as never,
    })
    const booking = await confirm(api, practice, offer, booked)
    const ended = ['Shift filled', 'No longer open', 'Applicant booked elsewhere', 'Booked by another practice']
    const again = [
      'Your application is pending again',
      'Open again',
      'Application pending again',
      'Request pending again',
    ]
    const all = async (titles: string[]): Promise<number[]> => {
      const notes = [...(await notesOf(waiting)), ...(await notesOf(other.member))]
      return titles.map((title) => notes.filter((note) => note.title.startsWith(`${title}: `)).length)
    }
    await eventually(async () => (await all(ended)).every((count) => count > 0))
    await api.call('undoBooking', practice.member, {
      params: { bookingId: booking.id, accountId: practice.companyId },
      body: { status_reason: 'The wrong person.' },
    })
    await eventually(async () => (await all(again)).every((count) => count > 0))
    await mailed(waiting, /^Your application is pending again: /)
    expect(await all([...ended, ...again])).toEqual(Array(8).fill(1))
    expect((await notified(booked, /^Booking undone: /)).text).toMatch(
      /so you are no longer booked for .+\. It does not count as a cancellation for either of you\. Your application is pending again\.\nReason: The wrong person\.$/,
    )
    const told = (await notesOf(booked)).map(({ title }) => title)
    expect(told.filter((title) => /again|open/i.test(title))).toEqual([])
  })

  it('the practice when an application is withdrawn, in the app only', async () => {
    const [locum, practice] = [await newLocum(), await createPractice(api)]
    const offer = await post(api, practice)
    await apply(api, locum, offer)
    await apply(api, locum, offer, [])
    await notified(practice.member, /^Application withdrawn: /)
    await mailed(practice.member, /^New application: /)
    expect(events.mailsTo(practice.member.email).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^New application: /),
    ])
  })
})

describe('delivery', () => {
  it('repeated sends neither a second notification nor a second mail', async () => {
    const { locum, record } = await approval()
    for (let count = 0; count < 3; count += 1)
      expect(await events.handler({ Records: [record, record] })).toEqual({ batchItemFailures: [] })
    await events.mailed()
    expect(await notesOf(locum)).toHaveLength(1)
    expect(events.mailsTo(locum.email)).toHaveLength(1)
  })

  it('sends the mail later, once, if the mail service was down', async () => {
    const { record } = await approval()
    const locum = await createLocum(api)
    const image = JSON.parse(
      JSON.stringify(record.dynamodb?.NewImage).replaceAll(
        String(record.dynamodb?.NewImage?.events?.L?.[0]?.M?.subject?.S),
        locum.id,
      ),
    ) as never
    const delayed: DynamoDBRecord = { ...record, dynamodb: { ...record.dynamodb, NewImage: image } }
    events.mailService.down = true
    for (let count = 0; count < 2; count += 1)
      expect(await events.handler({ Records: [delayed] })).toEqual({ batchItemFailures: [] })
    expect(await notesOf(locum)).toHaveLength(1)
    expect(events.mailsTo(locum.email)).toHaveLength(0)
    events.mailService.down = false
    await events.mailed()
    expect(await notesOf(locum)).toHaveLength(1)
    expect(events.mailsTo(locum.email)).toHaveLength(1)
  })

  it('goes on while the mail service is down: requests lapse, notifications arrive, and every mail is sent once when it is back', async () => {
    const [locum, winner, loser] = [
      await newLocum(),
      await createPractice(api, 'Lighthouse Pharmacy'),
      await createPractice(api, 'Vineyard Pharmacy'),
    ]
    await mailed(locum, 'Your profile is approved')
    events.mailService.down = true
    const [won, lost]: Offer[] = [
      await api.call('requestBooking', winner.member, sendRequest(locum, winner, [7])),
      await api.call('requestBooking', loser.member, sendRequest(locum, loser, [7])),
    ]
    await notified(locum, /^Booking request: Lighthouse Pharmacy/)
    await notified(locum, /^Booking request: Vineyard Pharmacy/)
    await api.call('acceptBookingRequest', locum, accept(won as Offer))
    await notified(loser.member, /^Booked by another practice: /)
    const { offers_requests } = await api.call('getOffer', loser.member, { params: { id: (lost as Offer).id } })
    expect(offers_requests[0]).toMatchObject({ status: 'rejected', ended: 'booked-elsewhere' })
    await notified(winner.member, /^Request accepted: /)
    await notified(locum, /^You are booked: /)
    const everyMail = () =>
      [locum, winner.member, loser.member].map(({ email }) => events.mailsTo(email).map(({ subject }) => subject))
    const before = everyMail()
    events.mailService.down = false
    await events.mailed()
    const since = everyMail().map((subjects, index) =>
      subjects.slice(0, subjects.length - (before[index] ?? []).length),
    )
    expect(since.map((subjects) => subjects.map((subject) => subject.replace(/:.*/, '')).sort())).toEqual([
      ['Booking request', 'Booking request', 'You are booked'],
      ['Request accepted'],
      ['Booked by another practice'],
    ])
    expect(before.slice(1)).toEqual([[], []])
  })

  it('repeats a message to the mail channel without sending the mail again', async () => {
    const { locum } = await approval()
    const [note] = await notesOf(locum)
    const body = JSON.stringify({ user: locum.id, notification: note?.id })
    const record = { messageId: 'copy', body, attributes: { MessageGroupId: note?.id } } as SQSRecord
    const { handler } = await import('#functions/events/channels/mail.lambda.ts')
    expect(await handler({ Records: [record, record] })).toEqual({ batchItemFailures: [] })
    expect(events.mailsTo(locum.email)).toHaveLength(1)
  })

  it('is not held up by messages that can’t be parsed, which alone are retried', async () => {
    const [id, address] = [eventIdOf(new Date().toISOString(), randomBytes(32)), 'readable@events.test']
    const readable = { id, address, title: 'Readable', text: 'All the same.', link: '/', by: causedBy(admin.id) }
    const Records = ['{', '{"of":"a later shape"}', JSON.stringify(readable)].map(
      (body, at) => ({ messageId: `message-${at}`, body, attributes: { MessageGroupId: `group-${at}` } }) as SQSRecord,
    )
    const { handler } = await import('#functions/events/channels/mail.lambda.ts')
    expect(await handler({ Records })).toEqual({
      batchItemFailures: [{ itemIdentifier: 'message-0' }, { itemIdentifier: 'message-1' }],
    })
    expect(events.mailsTo(address)).toHaveLength(1)
  })

  it('by one channel continues while the queue of another fails, and the event fails', async () => {
    const { messageBatches } = await import('#functions/events/notify/message-batches.ts')
    const channels = messageBatches({ absent: 'https://sqs.test/absent.fifo', mail: process.env.MAIL_QUEUE_URL ?? '' })
    const [id, address] = [eventIdOf(new Date().toISOString(), randomBytes(32)), 'other-channel@events.test']
    const message = { id, address, title: 'Handed over', text: 'All the same.', link: '/', by: causedBy(admin.id) }
    channels.add('absent', id, message)
    channels.add('mail', id, message)
    await expect(channels.flush()).rejects.toThrow()
    await eventually(() => events.mailsTo(address).find(({ subject }) => subject === 'Handed over'))
  })

  it('stores nothing for an account that is deleted at that moment', async () => {
    const companies = companiesRepository(api.db, 'companies')
    const users = usersRepository(api.db, 'users')
    const notifications = notificationsRepository(api.db, 'users')
    const mailCounts = mailCountsRepository(api.db, 'users')
    const unread = { bookings: {} as never, offers: {} as never, options: {} as never, tenantId: 'demo', siteUrl: '' }
    const [dueNotifications, devices] = [
      dueNotificationsRepository(api.db, 'users'),
      devicesRepository(api.db, 'users'),
    ]
    const agenda = { enter: async () => {} }
    const messages = { getChat: async () => undefined }
    const stores = { companies, messages, members: companies, dueNotifications, devices, agenda, users }
    const needs = {
      ...unread,
      ...stores,
      mailboxes: { requests: async () => '' },
      readOfficer: async () => undefined,
      db: api.db,
      commandsTable: 'commands',
    }
    const end = async ({ id }: Caller) => {
      await api.db.send(new DeleteCommand({ TableName: 'users', Key: { pk: id, sk: 'USER' } }))
      await notifications.removeAll(id)
    }
    const approved = ({ id }: Caller) => ({
      ...professionalEvent('professional.approved', { id }, admin.id, undefined),
      origin: `gone-${id}`,
      by: causedBy(admin.id),
      at: new Date().toISOString(),
    })
    const [read, mailedTo] = [
      await api.signUp('Locum', 'gone-when-read@events.test'),
      await api.signUp('Locum', 'gone-when-mailed@events.test'),
    ]
    const goneWhenRead = {
      get: async (id: UserId) => {
        const user = await users.get(id)
        await end(read)
        return user
      },
    }
    const handedOver: object[] = []
    const outgoing = (caller: Caller) => ({
      news: { add: () => {} },
      budget: mailBudget(approved(caller), mailCounts),
      messageBatches: {
        add: (_queue: QueueName, _id: EventId, message: object) => handedOver.push(message),
        flush: async () => {},
      },
      collectSeconds: 0,
    })
    await notify(approved(read), { ...needs, users: goneWhenRead }, outgoing(read))
    expect(handedOver).toEqual([])
    await notify(approved(mailedTo), needs, outgoing(mailedTo))
    for (let delivery = 0; delivery < 2; delivery += 1)
      await sendMail(handedOver[0], { ...needs, inviteMail: async () => undefined, mailer: () => end(mailedTo) })
    for (const { id } of [read, mailedTo]) expect(await api.partition('users', id)).toEqual([])
  })

  it('hands back the batch from the first record that fails, and ignores everything but inserts', async () => {
    const { record } = await approval()
    const removed = { ...poison(record), eventName: 'REMOVE' } as const
    expect(await events.handler({ Records: [removed, record, poison(record), record] })).toEqual({
      batchItemFailures: [{ itemIdentifier: 'poison' }],
    })
    await expect(events.handler({ Records: [poison(record), record] })).rejects.toThrow()
  })

  it('puts a poison event into the dead-letter queue and handles the following ones', async () => {
    const locum = await createLocum(api)
    await api.db.send(
      new PutCommand({
        TableName: 'commands',
        Item: commandItem.written({
          pk: 'poison',
          hash: '',
          response: new Uint8Array(),
          by: { op: 'poison', grant: 'own' },
          at: new Date().toISOString(),
          expiresAt: 0,
          events: [{ type: 'booking.confirmed', subject: 'B0000000', data: {} }],
        }),
      }),
    )
    await api.call('decideApproval', admin, { params: { id: locum.id }, body: { approved: true } })
    await notified(locum, 'Your profile is approved')
    // Both readers parse the booking, and each gives up the event by itself.
    const letters = await eventually(() => events.deadLetters.list().length > 1 && events.deadLetters.list())
    expect(
      letters.map(({ records }) => (records as DynamoDBRecord[]).map(({ dynamodb }) => dynamodb?.Keys?.pk?.S)),
    ).toEqual([['poison'], ['poison']])
  })
})

describe('notifications', () => {
  const fill = async (caller: Caller, count: number) => {
    const { record } = await approval()
    const subject = String(record.dynamodb?.NewImage?.events?.L?.[0]?.M?.subject?.S)
    for (let index = 0; index < count; index += 1) {
      const image = JSON.parse(
        JSON.stringify({
          ...record.dynamodb?.NewImage,
          pk: { S: `fill-${index}` },
          at: { S: new Date(1_790_000_000_000 + index * 1000).toISOString() },
        }).replaceAll(subject, caller.id),
      ) as never
      await events.handler({ Records: [{ ...record, dynamodb: { NewImage: image } }] })
    }
  }

  it('are listed newest first, twenty at a time', async () => {
    const locum = await api.signUp('Locum', 'pages@events.test')
    await fill(locum, 25)
    const first = (await api.send('listNotifications', locum, { query: {} })).body
    const second = (await api.send('listNotifications', locum, { query: { NextToken: first.NextToken } })).body
    expect([first.Count, second.Count, second.NextToken]).toEqual([20, 5, undefined])
    const times = [...first.Items, ...second.Items].map(({ createdAt }: Notification) => createdAt)
    expect(times).toEqual(times.toSorted().reverse())
  })

  it('are visible to their owner only', async () => {
    const { locum } = await approval()
    const [note] = await notesOf(locum)
    const input = { params: { id: note?.id } }
    const foreign = await api.send('markNotificationRead', admin, input)
    expect([foreign.status, foreign.body.error.code]).toEqual([404, 'NOTIFICATION_NOT_FOUND'])
    for (let count = 0; count < 2; count += 1)
      expect((await api.send('markNotificationRead', locum, input)).body.data).toEqual({ ...note, read: true })
    expect(await notesOf(locum)).toEqual([{ ...note, read: true }])
  })
})
