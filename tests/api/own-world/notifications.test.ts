import { randomBytes } from 'node:crypto'
import { paginateScan } from '@aws-sdk/lib-dynamodb'
import type { SQSRecord } from 'aws-lambda'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { agendaRepository } from '#functions/stores/agenda.repository.ts'
import { devicesRepository } from '#functions/stores/devices.repository.ts'
import { dueNotificationsRepository } from '#functions/stores/due-notifications.repository.ts'
import { members } from '#functions/stores/members.ts'
import { messagesRepository } from '#functions/stores/messages.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { eventIdOf } from '#shared/kernel/ids.ts'
import { localTimeAt } from '#shared/kernel/dates.ts'
import { startApiWithEvents } from '#tests/support/api-with-events.ts'
import type { Caller } from '#tests/support/api.ts'
import { decline, sendRequest } from '#tests/support/booking-requests.ts'
import { eventually } from '#tests/support/events.ts'
import { approvalBody, join, createPair, newAddress } from '#tests/support/people.ts'
import { newSubscription, startPushService } from '#tests/support/push.ts'
import { inHours, runAgenda } from '#tests/support/agenda.ts'

const logged: string[] = []
for (const stream of [process.stdout, process.stderr])
  vi.spyOn(stream, 'write').mockImplementation((text) => logged.push(String(text)) > 0)
const service = await startPushService()
const settings = { PUSH_HOSTS: service.url, POWERTOOLS_LOG_LEVEL: 'DEBUG' }
const world = await startApiWithEvents({ collectSeconds: 1, settings })
const { api, events, admin, subjectsTo, mailed, stop } = world
afterAll(async () => {
  vi.restoreAllMocks()
  await stop()
  await service.close()
})

const devicesOf = async ({ id }: Caller) =>
  (await api.partition('users', id)).filter(({ sk }) => String(sk).startsWith('PUSH#'))
/** What every device of this file is reached by. */
const tokens: string[] = []
const phone = () => {
  const token = `phone-${randomBytes(30).toString('hex')}`
  tokens.push(token)
  return { type: 'android' as const, token }
}
const addPhone = async (caller: Caller) => {
  const body = phone()
  expect(await api.call('addPushToken', caller, { body })).toEqual({ registered: true })
  return body
}
const addBrowser = async (caller: Caller) => {
  const browser = newSubscription(service.url)
  tokens.push(browser.path, browser.subscription.keys.p256dh, browser.subscription.keys.auth)
  const body = { type: 'web' as const, token: JSON.stringify(browser.subscription) }
  expect(await api.call('addPushToken', caller, { body })).toEqual({ registered: true })
  return { ...browser, body, received: () => service.received.filter(({ path }) => path === browser.path) }
}
const newPeople = async () => {
  const people = await createPair(api, admin)
  await mailed(people.locum, 'Your profile is approved')
  return people
}
const saveChoices = (locum: Caller, notification_channels: object) =>
  api.call('saveProfessionalSettings', locum, { body: { notification_channels } as never })
const quietNow = () => ({ from: localTimeAt(inHours(-1)), to: localTimeAt(inHours(1)) })
/** Until they are released, so that what is meant to go out together does, however slow the machine is. */
const whileHeld = async (queues: readonly string[], act: () => Promise<void>) => {
  for (const queue of queues) events.held.add(queue)
  await act().finally(() => {
    for (const queue of queues) events.held.delete(queue)
  })
}
const collecting = ['collectedMail.fifo', 'push.fifo']
const request = ({ locum, practice }: Awaited<ReturnType<typeof newPeople>>, days: number[]) =>
  api.call('requestBooking', practice.member, sendRequest(locum, practice, days))

describe('unread notifications', () => {
  const fill = async (caller: Caller, count: number) => {
    const notifications = dueNotificationsRepository(api.db, 'users')
    const ids = Array.from({ length: count }, (_, at) => {
      const createdAt = new Date(Date.now() - (count - at) * 1000).toISOString()
      return { createdAt, id: eventIdOf(createdAt, randomBytes(16)) }
    })
    const note = { title: 'News', text: 'Something happened.', link: '/', read: false, due: [] }
    await Promise.all(ids.map((one) => notifications.add(caller.id, { ...note, ...one })))
    return ids.map(({ id }) => id)
  }
  const unread = (caller: Caller) => api.call('getUnreadNotifications', caller, {})
  const listed = async (caller: Caller) => (await api.call('listNotifications', caller, { query: {} })).Items

  it('are counted; one is marked as read, or all up to what the reader has seen', async () => {
    const [locum, other] = [await api.signUp('Locum', 'one@unread.test'), await api.signUp('Locum', 'two@unread.test')]
    expect(await unread(locum)).toEqual({ count: 0 })
    const ids = await fill(locum, 5)
    await fill(other, 1)
    expect(await unread(locum)).toEqual({ count: 5, newest: ids[4] })
    await api.call('markNotificationRead', locum, { params: { id: ids[1] } as never })
    expect((await unread(locum)).count).toBe(4)
    const body = { upTo: ids[3] } as never
    expect(await api.call('markAllNotificationsRead', locum, { body })).toEqual({ count: 1, newest: ids[4] })
    expect((await listed(locum)).map((note: { read: boolean }) => note.read)).toEqual([false, true, true, true, true])
    await api.call('markAllNotificationsRead', locum, { body: { upTo: ids[0] } as never })
    expect((await unread(locum)).count).toBe(1)
    expect((await unread(other)).count).toBe(1)
  })

  it('are counted up to a hundred, and all marked at once however many they are', async () => {
    const locum = await api.signUp('Locum', 'many@unread.test')
    const ids = await fill(locum, 130)
    expect((await unread(locum)).count).toBe(100)
    const marked = await api.call('markAllNotificationsRead', locum, { body: { upTo: ids.at(-1) } as never })
    expect(marked).toEqual({ count: 0, newest: ids.at(-1) })
    expect((await listed(locum)).every((note: { read: boolean }) => note.read)).toBe(true)
  })
})

describe('notifications within a minute', () => {
  const isRequest = (title: string) => title.startsWith('Booking request')

  it('are one mail, with a section for each, and one push; what is about the account is mailed at once', async () => {
    const people = await newPeople()
    const { locum } = people
    const browser = await addBrowser(locum)
    const sent: { id: string }[] = []
    await whileHeld(collecting, async () => {
      for (const days of [7, 8]) sent.push(await request(people, [days]))
      await eventually(async () => (await world.notesOf(locum)).filter(({ title }) => isRequest(title)).length === 2)
    })
    const [first, second] = sent
    const mail = await mailed(locum, /^Booking request: Harbour Road Pharmacy.*, and 1 more$/)
    for (const part of [mail.text, mail.html ?? '']) {
      expect(part).toContain('2 updates')
      expect(part.match(/Booking request: Harbour Road Pharmacy/g)).toHaveLength(2)
      expect(part).toContain(`https://site.test/locum/dashboard/requests/${first?.id}`)
      expect(part).toContain(`https://site.test/locum/dashboard/requests/${second?.id}`)
      expect(part.match(/You would earn/g)).toHaveLength(2)
    }
    await events.mailed()
    expect(subjectsTo(locum)).toEqual([mail.subject, 'Your profile is approved'])
    const [push, ...more] = browser.received()
    expect(more).toEqual([])
    expect(browser.read(push?.body as Buffer)).toEqual({ title: 'You have 2 updates', link: '/' })
  })

  it('are held back in quiet hours, except those about the account, and go out as one when they end', async () => {
    const people = await newPeople()
    const { locum } = people
    const browser = await addBrowser(locum)
    await saveChoices(locum, { quiet_hours: quietNow() })
    await request(people, [7])
    await request(people, [8])
    await api.call('decideApproval', admin, { params: { id: locum.id }, body: approvalBody(false) })
    await mailed(locum, 'Your profile is pending approval again')
    await events.mailed()
    expect(subjectsTo(locum)).toEqual(['Your profile is pending approval again', 'Your profile is approved'])
    await eventually(() => browser.received().length === 1)
    expect(browser.read(browser.received()[0]?.body as Buffer)).toMatchObject({
      title: 'Your profile is pending approval again.',
    })
    await saveChoices(locum, { quiet_hours: null })
    await runAgenda(inHours(1.05))
    await mailed(locum, /, and \d more$/)
    await eventually(() => browser.received().length === 2)
    expect(browser.read(browser.received()[1]?.body as Buffer)).toMatchObject({
      title: expect.stringMatching(/^You have \d updates$/) as string,
    })
  })

  it('are not sent when the quiet hours end, if their kind has been turned off meanwhile', async () => {
    const people = await newPeople()
    const { locum } = people
    const browser = await addBrowser(locum)
    const due = async () =>
      (await api.partition('users', locum.id)).flatMap(({ title, due }) =>
        isRequest(String(title)) ? [...((due as Set<string> | undefined) ?? [])] : [],
      )
    await saveChoices(locum, { quiet_hours: quietNow() })
    await request(people, [7])
    await eventually(async () => (await due()).length === 2)
    await events.mailed()
    const off = { offers: false, bookings: true, messages: true }
    await saveChoices(locum, { quiet_hours: null, email: off, push: off })
    await runAgenda(inHours(1.05))
    await eventually(async () => (await due()).length === 0)
    expect(subjectsTo(locum)).toEqual(['Your profile is approved'])
    expect(browser.received()).toEqual([])
  })

  it('about the account are not mailed with others, which would send them twice', async () => {
    const people = await newPeople()
    const { locum } = people
    await whileHeld(['mail.fifo'], async () => {
      await whileHeld(['collectedMail.fifo'], async () => {
        await request(people, [7])
        await api.call('decideApproval', admin, { params: { id: locum.id }, body: approvalBody(false) })
        await world.notified(locum, 'Your profile is pending approval again')
      })
      await mailed(locum, /^Booking request/)
    })
    await mailed(locum, 'Your profile is pending approval again')
    await events.mailed()
    expect(subjectsTo(locum)).toEqual([
      'Your profile is pending approval again',
      expect.stringMatching(/^Booking request/) as string,
      'Your profile is approved',
    ])
  })
})

describe('notifications of a practice', () => {
  it('that are held back do not go to a member who has been removed meanwhile', async () => {
    const people = await newPeople()
    const practice = { companyId: people.practice.companyId }
    const setQuiet = (user: Caller, quiet_hours: object | null) => {
      const body = { notification_channels: { quiet_hours } }
      return api.call('saveCompanySettings', user, { params: practice, body } as never)
    }
    const [leaves, stays] = [
      await api.signUp('CompanyAdmin', 'leaves@removed.test'),
      await api.signUp('CompanyAdmin', 'stays@removed.test'),
    ]
    for (const colleague of [leaves, stays]) {
      await join(api, practice.companyId, colleague, 'manager')
      await setQuiet(colleague, { from: localTimeAt(inHours(-1)), to: localTimeAt(inHours(1)) })
    }
    await api.call('rejectBookingRequest', people.locum, decline(await request(people, [7])))
    await mailed(people.practice.member, /^Request declined/)
    await events.mailed()
    for (const colleague of [leaves, stays]) await setQuiet(colleague, null)
    const params = { ...practice, userId: leaves.id }
    await api.call('removeMember', people.practice.member, { params } as never)
    await runAgenda(inHours(1.05))
    await mailed(stays, /^Request declined/)
    await events.mailed()
    expect(subjectsTo(leaves)).not.toContainEqual(expect.stringMatching(/^Request declined/))
  })
})

it('more notifications than one mail has room for are all counted in it, and none stays due', async () => {
  const locum = await api.signUp('Locum', 'night@unread.test')
  const due = dueNotificationsRepository(api.db, 'users')
  const since = new Date(Date.now() - 60_000).toISOString()
  // Too much for one page of a query.
  const push = 'x'.repeat(20_000)
  const note = { text: 'News', push, link: '/', read: false, due: ['mail' as const] }
  await Promise.all(
    Array.from({ length: 60 }, (_, at) => {
      const createdAt = new Date(Date.parse(since) + at).toISOString()
      const id = eventIdOf(createdAt, randomBytes(16))
      return due.add(locum.id, { ...note, id, createdAt, title: `News ${at}` })
    }),
  )
  const { handler } = await import('#functions/events/channels/mail.lambda.ts')
  const body = JSON.stringify({ user: locum.id, since })
  const record = { messageId: 'night', body, attributes: { MessageGroupId: locum.id } } as unknown as SQSRecord
  expect(await handler({ Records: [record] })).toEqual({ batchItemFailures: [] })
  const mail = await mailed(locum, 'News 0, and 59 more')
  expect(mail.text).toContain('60 updates\n\nThis mail has the first 50.')
  expect(mail.text).toContain('News 49')
  expect(mail.text).not.toContain('News 50')
  expect(await due.list(locum.id, 'mail', since)).toEqual([])
})

describe('a device', () => {
  it('is stored by a digest of its token, and belongs to the account that has registered it last', async () => {
    const [one, two] = [
      await api.signUp('Locum', 'one@device.test'),
      await api.signUp('CompanyAdmin', 'two@device.test'),
    ]
    const body = await addPhone(one)
    const [device] = await devicesOf(one)
    expect(device).toMatchObject({ type: 'android', token: body.token })
    expect(String(device?.sk)).not.toContain(body.token)
    await api.call('addPushToken', two, { body })
    expect([await devicesOf(one), await devicesOf(two)].map(({ length }) => length)).toEqual([0, 1])
    await api.call('removePushToken', one, { body })
    expect(await devicesOf(two)).toHaveLength(1)
    await api.call('removePushToken', two, { body })
    expect(await devicesOf(two)).toEqual([])
    // An address means the same in other letters.
    const { subscription } = newSubscription(service.url)
    const shouted = { ...subscription, endpoint: subscription.endpoint.replace('http://localhost', 'HTTP://LOCALHOST') }
    for (const given of [subscription, shouted])
      await api.call('addPushToken', one, { body: { type: 'web', token: JSON.stringify(given) } })
    expect(await devicesOf(one)).toHaveLength(1)
  })

  it('makes room for the next if an account has ten', async () => {
    const locum = await api.signUp('Locum', 'many@device.test')
    const added = []
    for (let count = 0; count < 12; count += 1) added.push((await addPhone(locum)).token)
    const kept = (await devicesOf(locum)).map(({ token }) => String(token))
    expect(kept.toSorted()).toEqual(added.slice(2).toSorted())
    await api.call('endSessions', locum, {})
    expect(await devicesOf(locum)).toEqual([])
  })

  it.each([
    ['another host', { endpoint: 'https://attacker.test/push/1' }],
    ['an address within the network', { endpoint: 'https://169.254.169.254/latest' }],
    ['no keys', { keys: {} }],
    ['a key that is no point of the curve', { keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }],
    ['a secret of another length', { keys: { ...newSubscription('').subscription.keys, auth: 'AAAA' } }],
  ])('is refused if its subscription has %s', async (_, change) => {
    const locum = await api.signUp('Locum', newAddress())
    const token = JSON.stringify({ ...newSubscription(service.url).subscription, ...change })
    const refused = await api.send('addPushToken', locum, { body: { type: 'web', token } })
    expect([refused.status, refused.body.error.code]).toEqual([400, 'PUSH_TOKEN_INVALID'])
    expect(await devicesOf(locum)).toEqual([])
  })

  it('is forgotten once its push service no longer knows it', async () => {
    const people = await newPeople()
    const { locum } = people
    const [gone, kept, phoneOf] = [await addBrowser(locum), await addBrowser(locum), await addPhone(locum)]
    service.answers.set(gone.path, [{ status: 410 }])
    await request(people, [7])
    await eventually(() => kept.received().length === 1)
    await events.mailed()
    expect((await devicesOf(locum)).map(({ token }) => JSON.stringify(token))).toHaveLength(2)
    const endpoint = String((await devicesOf(locum)).find(({ token }) => token === phoneOf.token)?.endpoint)
    expect(events.pushes.list().filter(({ to }) => to === endpoint)).toMatchObject([
      { title: 'You have a new booking request.', link: expect.stringMatching(/^\/locum\/dashboard\/requests\/off_/) },
    ])
    events.sns.disabled.add(endpoint)
    await request(people, [8])
    await eventually(async () => (await devicesOf(locum)).length === 1)
    expect(events.sns.deleted.has(endpoint)).toBe(true)
  })

  it('that is signed out while its first push is prepared receives none, and is removed there', async () => {
    const locum = await api.signUp('Locum', 'leaving@device.test')
    const body = await addPhone(locum)
    const dueNotifications = dueNotificationsRepository(api.db, 'users')
    const createdAt = new Date().toISOString()
    const id = eventIdOf(createdAt, randomBytes(16))
    const note = { title: 'News', text: 'News', push: 'News', link: '/', read: false, due: ['push' as const] }
    await dueNotifications.add(locum.id, { ...note, id, createdAt })
    const calls: string[] = []
    const mobilePusher = {
      isOn: () => true,
      endpointFor: async () => {
        await api.call('removePushToken', locum, { body })
        return 'endpoint'
      },
      send: async () => {
        calls.push('send')
        return 'sent' as const
      },
      remove: async (endpoint: string) => void calls.push(`remove ${endpoint}`),
    }
    // Not before the settings: the logger reads its level when it is loaded.
    const { sendPush } = await import('#functions/events/channels/send-push.ts')
    await sendPush(
      { user: locum.id, notification: id },
      {
        dueNotifications,
        mobilePusher,
        users: usersRepository(api.db, 'users'),
        devices: devicesRepository(api.db, 'users'),
        messages: messagesRepository(api.db, 'messages'),
        members: members(api.db, 'companies'),
        agenda: agendaRepository(api.db, 'agenda'),
        webPusher: async () => 'sent',
      },
    )
    expect(calls).toEqual(['remove endpoint'])
  })

  it('is removed from the mobile push service with its account', async () => {
    const people = await newPeople()
    const { locum } = people
    await addPhone(locum)
    await request(people, [7])
    const endpoint = await eventually(async () => (await devicesOf(locum))[0]?.endpoint as string | undefined)
    await events.mailed()
    await api.call('deleteProfessional', locum, {})
    await eventually(() => events.sns.deleted.has(endpoint))
    expect(await devicesOf(locum)).toEqual([])
  })

  const resetPassword = async ({ id }: Caller) => {
    const { handler } = await import('#functions/identity/post-confirmation.lambda.ts')
    const { userPoolId } = events
    const userAttributes = { sub: id.slice('usr_'.length) }
    const triggerSource = 'PostConfirmation_ConfirmForgotPassword'
    await handler({ triggerSource, userPoolId, request: { userAttributes } } as never)
  }

  it.each<[string, (locum: Caller) => Promise<unknown>]>([
    ['the end of all sessions', (locum) => api.call('endSessions', locum, {})],
    ['a reset of the password', resetPassword],
  ])('is removed by %s, from the mobile push service too, and receives nothing more', async (_, end) => {
    const people = await newPeople()
    const { locum } = people
    const browser = await addBrowser(locum)
    await addPhone(locum)
    await request(people, [7])
    await eventually(() => browser.received().length === 1)
    await events.mailed()
    const endpoint = String((await devicesOf(locum)).find(({ type }) => type === 'android')?.endpoint)
    const pushed = () => events.pushes.list().filter(({ to }) => to === endpoint).length
    expect(pushed()).toBe(1)
    await end(locum)
    expect(await devicesOf(locum)).toEqual([])
    await eventually(() => events.sns.deleted.has(endpoint))
    const mails = subjectsTo(locum).length
    await request(people, [8])
    await eventually(() => subjectsTo(locum).length > mails)
    await events.mailed()
    expect([browser.received().length, pushed()]).toEqual([1, 1])
  })
})

describe('a push', () => {
  it('is tried again while its service is down, follows no redirect, and does not hold up others', async () => {
    const [slow, other] = [await newPeople(), await newPeople()]
    const [down, up] = [await addBrowser(slow.locum), await addBrowser(other.locum)]
    const elsewhere = { status: 307, headers: { location: `${service.url}${up.path}` } }
    service.answers.set(down.path, [elsewhere, elsewhere])
    events.store.send({ name: 'push.fifo', delaySeconds: 0 } as never, { body: '{"of":"a later shape"}' })
    await request(slow, [7])
    await request(other, [7])
    await eventually(() => up.received().length === 1)
    await eventually(() => events.deadLetters.list().some(({ queue }) => queue === 'dead-push.fifo'))
    await eventually(() => down.received().length === 1)
    const titles = up.received().map(({ body }) => up.read(body))
    expect(titles).toMatchObject([{ title: 'You have a new booking request.' }])
  })

  it('does not go to those who have turned it off', async () => {
    const people = await newPeople()
    const { locum } = people
    const browser = await addBrowser(locum)
    await saveChoices(locum, { push: { offers: false, bookings: true, messages: true } })
    await request(people, [7])
    await mailed(locum, /^Booking request/)
    await events.mailed()
    expect(browser.received()).toEqual([])
  })
})

describe('a new message', () => {
  const write = ({ locum, practice }: Awaited<ReturnType<typeof newPeople>>, message: string) =>
    api.call('sendMessage', practice.member, {
      body: { receivedByID: locum.id, sentByID: practice.companyId, message },
    } as never)
  const read = ({ locum, practice }: Awaited<ReturnType<typeof newPeople>>) =>
    api.call('openConversation', locum, {
      params: { receivedByID: locum.id, sentByID: practice.companyId },
      query: {},
    } as never)

  const heldBack = async ({ id }: Caller) =>
    (await api.partition('users', id)).filter(({ sk }) => String(sk).startsWith('CHATNOTE#'))

  it('is pushed and mailed if it is the first unread one, without its text, and is not in the list', async () => {
    const people = await newPeople()
    const { locum, practice } = people
    const browser = await addBrowser(locum)
    await request(people, [7])
    await mailed(locum, /^Booking request/)
    await write(people, 'Do you have parking?')
    await write(people, 'At the back.')
    const { text } = await mailed(locum, 'New message from Harbour Road Pharmacy')
    expect(text).toContain(`Open conversation: https://site.test/locum/dashboard/messages/${practice.companyId}`)
    await events.mailed()
    expect(subjectsTo(locum).filter((subject) => subject.startsWith('New message'))).toHaveLength(1)
    const pushes = browser.received().map(({ body }) => browser.read(body))
    expect(pushes).toMatchObject([{ title: 'You have a new booking request.' }, { title: 'You have a new message.' }])
    expect(JSON.stringify([text, pushes])).not.toContain('parking')
    // Of the two mails, the request’s alone counts towards the daily limit.
    expect(await api.item('users', practice.member.id, 'MAILS')).toMatchObject({ count: 1 })
    expect((await world.notesOf(locum)).some(({ title }) => title.startsWith('New message'))).toBe(false)
    expect(await heldBack(locum)).toEqual([])
  })

  it('is mailed by itself if those before it were read while their mails waited', async () => {
    const people = await newPeople()
    const { locum } = people
    await request(people, [7])
    await mailed(locum, /^Booking request/)
    for (const text of ['Do you have parking?', 'And a key?', 'Hello?']) {
      await read(people)
      await write(people, text)
    }
    await eventually(async () => (await heldBack(locum)).length === 3)
    await events.mailed()
    expect(subjectsTo(locum).filter((subject) => /message|updates/.test(subject))).toEqual([
      'New message from Harbour Road Pharmacy',
    ])
    expect(await heldBack(locum)).toEqual([])
  })

  it('is neither pushed nor mailed once the conversation has been read', async () => {
    const people = await newPeople()
    const { locum } = people
    const browser = await addBrowser(locum)
    await request(people, [7])
    await mailed(locum, /^Booking request/)
    await saveChoices(locum, { quiet_hours: quietNow() })
    await write(people, 'Do you have parking?')
    await eventually(async () => (await heldBack(locum)).length === 1)
    await events.mailed()
    await read(people)
    await saveChoices(locum, { quiet_hours: null })
    await runAgenda(inHours(1.05))
    await eventually(async () => (await heldBack(locum)).length === 0)
    await events.mailed()
    expect(subjectsTo(locum).some((subject) => subject.startsWith('New message'))).toBe(false)
    expect(browser.received()).toHaveLength(1)
  })
})

it('what devices are reached by is in no log line, and in no command record or event', async () => {
  const records: unknown[] = []
  for await (const { Items = [] } of paginateScan({ client: api.db }, { TableName: 'commands' })) records.push(Items)
  const lines = logged.join('')
  expect(lines).toContain('"answered"')
  expect(lines).toContain('push not sent to a device')
  expect(tokens.length).toBeGreaterThan(20)
  for (const text of [lines, JSON.stringify(records)])
    expect(tokens.filter((token) => text.includes(token))).toEqual([])
})
