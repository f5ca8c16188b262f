import { marshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBRecord } from 'aws-lambda'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { notificationsOf, templates } from '#functions/events/notify/templates/templates.ts'
import type { NewNotification } from '#functions/events/notify/templates/notification.ts'
import type { Mail } from '#infra/local/outbox-page.ts'
import { events as declared, type EventOf } from '#shared/events.ts'
import { addressFor } from '#shared/companies/practice-address.rules.ts'
import type { BookingId, OfferId, PlacementId, PrivacyRequestId, RedemptionId } from '#shared/kernel/ids.ts'
import type { Notification } from '#shared/notifications/notifications.schema.ts'
import { conversationIdOf } from '#shared/messages/chat-parties.ts'
import { lapseCauses } from '#shared/offers/close-reasons.rules.ts'
import { decidedActions } from '#shared/placements/placements.schema.ts'
import { startApiWithEvents } from '#tests/support/api-with-events.ts'
import type { Caller } from '#tests/support/api.ts'
import { sendRequest } from '#tests/support/booking-requests.ts'
import { asLocum, asPractice, chatsOf } from '#tests/support/chats.ts'
import { ahead, apply, confirm, createLocum, createPractice, post, type Practice } from '#tests/support/people.ts'
import { newSubscription, startPushService } from '#tests/support/push.ts'

const service = await startPushService()
const world = await startApiWithEvents({ settings: { PUSH_HOSTS: service.url } })
const { api, events, admin, mailed, stop } = world
afterAll(async () => {
  await stop()
  await service.close()
})

type Type = keyof typeof templates
type Sample<T extends Type> = Pick<EventOf<T>, 'subject' | 'data'>
/** A template without a case does not compile. */
type Cases = { [T in Type]: [Sample<T>, ...Sample<T>[]] }

const formerAddress = 'former@people.test'
const mailbox = 'requests@locumdesk.example'
const [day, next] = [ahead(7), ahead(8)]
const reason = 'The Kanarie shop is closed.'

let locum: Caller
let practice: Practice
let devices: { caller: Caller; titles: () => string[] }[]
let cases: Cases

const casesOf = (booking: BookingId, offer: OfferId, request: OfferId): Cases => {
  const { companyId, member } = practice
  const named = { companyId, companyName: 'Kanarie Apteek' }
  const ofPractice = { profession: 'Pharmacist', dates: [day], professionalId: locum.id, companyId }
  const toLocum = { ...ofPractice, companyName: named.companyName }
  const toPractice = { ...ofPractice, professionalName: 'Thandi Kanarie' }
  const both = { ...toLocum, ...toPractice }
  const applied = { subject: offer, data: toPractice }
  const applicant = { subject: offer, data: toLocum }
  const declined = { subject: offer, data: { ...toLocum, reason } }
  const value = { days: 1, pay: 280_000, fees: 42_000, payOnPro: 0 }
  const booked = { ...both, bookedBy: admin.id, declined: [], value }
  const unbooked = { ...both, value }
  const lower = [{ group: 'weekdays' as const, offered: '350', own: '380' }]
  const answered = (awaited: 'professional' | 'practice') => ({ subject: request, data: { ...both, awaited } })
  const lapsed = { location: 'Western Cape,Cape Town Metro', hours: '08:00-17:00', byOwn: false }
  const changedDays = {
    ...both,
    value,
    removed: [],
    reason,
    changed: [{ date: day, start_time: '09:00', end_time: '13:00' }],
  }
  const written = {
    ...named,
    professionalId: locum.id,
    professionalName: 'Thandi Kanarie',
    number: 1,
    isFirstUnread: true,
  }
  const redemption = 'R0000001' as RedemptionId
  const redeemed = { ...named, amount: 142_425 }
  const placement = 'plc_0000000000000000' as PlacementId
  const requested = {
    companyId,
    practiceName: named.companyName,
    practiceBussinessEmail: 'kanarie@people.test',
    contact: '021 555 0147',
    professionTitle: 'Pharmacist',
    monthlySalary: 62_500,
    workingHours: '40',
    message: 'A Kanarie at heart.',
    plan: 'pay-when-you-book' as const,
    fee: 0.1,
  }
  const asked = 'prq_0000000000000000' as PrivacyRequestId
  const askedData = {
    person: locum.id,
    name: 'Thandi Kanarie',
    email: 'kanarie@people.test',
    kind: 'access' as const,
    message: 'What has Kanarie stored?',
    requestedAt: `${ahead(0)}T10:00:00.000Z`,
    answerBy: day,
  }
  const chat = conversationIdOf({ professional: locum.id, practice: companyId })
  return {
    'company.plan-set': [
      { subject: companyId, data: { companyName: named.companyName, plan: 'pro-practice', from: day, by: admin.id } },
      {
        subject: companyId,
        data: { companyName: named.companyName, plan: 'pay-when-you-book', from: day, by: admin.id },
      },
    ],
    'account.suspended': [{ subject: locum.id, data: { reason: 'Complaints of practices', by: admin.id } }],
    'account.suspension-lifted': [{ subject: locum.id, data: { reason: 'It is settled', by: admin.id } }],
    'company.suspended': [
      { subject: companyId, data: { companyName: named.companyName, reason: 'Unpaid locums', by: admin.id } },
    ],
    'company.suspension-lifted': [
      { subject: companyId, data: { companyName: named.companyName, reason: 'It is settled', by: admin.id } },
    ],
    'professional.approved': [{ subject: locum.id, data: { by: admin.id } }],
    'professional.registration-ending': [{ subject: locum.id, data: { expiry: day, days: 30 } }],
    'professional.registration-set': [{ subject: locum.id, data: { expiry: day, by: admin.id } }],
    'professional.sent-back': [
      { subject: locum.id, data: { by: admin.id, missing: [{ step: 'upload-id-step', faults: ['not-readable'] }] } },
    ],
    'company.sent-back': [
      {
        subject: companyId,
        data: {
          companyName: named.companyName,
          by: admin.id,
          missing: [{ step: 'address-step', faults: ['other'], text: 'The street is missing.' }],
        },
      },
    ],
    'professional.approval-removed': [{ subject: locum.id, data: { by: admin.id } }],
    'application.sent': [applied],
    'application.changed': [applied],
    'application.withdrawn': [applied],
    'application.lapsed': [
      { subject: offer, data: { ...toPractice, cause: 'left' } },
      ...lapseCauses.map((cause) => ({ subject: offer, data: { ...toPractice, cause } })),
    ],
    'application.rejected': [declined],
    'application.offer-cancelled': [declined],
    'application.offer-changed': [
      { subject: offer, data: { ...toLocum, changes: ['Budget: R 350/h becomes R 380/h'] } },
    ],
    'application.passed-over': [applicant],
    'application.reopened': [applicant],
    'application.reinstated': [applicant],
    'application.restored': [applied],
    'offer.shown-first': [applicant],
    'booking.confirmed': [
      { subject: booking, data: { ...booked, from: 'application' } },
      { subject: booking, data: { ...booked, from: 'request', declined: [next] } },
      { subject: booking, data: { ...booked, from: 'suggestedRate' } },
      { subject: booking, data: { ...booked, from: 'instantBooking' } },
      { subject: booking, data: { ...booked, from: 'superAdmin' } },
    ],
    'booking.changed': [
      { subject: booking, data: { ...both, by: 'admin', notes: 'Kanarie by the back door.' } },
      { subject: booking, data: { ...both, by: 'practice', notes: '' } },
    ],
    'booking.days-changed': [
      { subject: booking, data: { ...changedDays, kept: [day] } },
      { subject: booking, data: { ...changedDays, changed: [], removed: [day], kept: [] } },
    ],
    'booking.deleted': [{ subject: booking, data: unbooked }],
    'booking.delayed': [
      { subject: booking, data: { ...both, start_time: '08:00', minutes: 20 } },
      { subject: booking, data: { ...both, start_time: '08:00', minutes: 0 } },
    ],
    'booking.reminded': [
      { subject: booking, data: { ...both, when: 'dayBefore', start_time: '08:00', end_time: '17:00' } },
      { subject: booking, data: { ...both, when: 'soon', start_time: '08:00', end_time: '17:00' } },
    ],
    'booking.undone': [
      { subject: booking, data: { ...unbooked, by: 'professional', reason, reopened: [] } },
      { subject: booking, data: { ...unbooked, by: 'professional', reason, reopened: [], pending: 'request' } },
      { subject: booking, data: { ...unbooked, by: 'practice', reason, reopened: [day] } },
      { subject: booking, data: { ...unbooked, by: 'practice', reason, reopened: [], pending: 'application' } },
      { subject: booking, data: { ...unbooked, by: 'practice', reason, reopened: [], pending: 'suggestedRate' } },
    ],
    'booking.cancelled': [
      { subject: booking, data: { ...unbooked, by: 'professional', reason, kept: [] } },
      { subject: booking, data: { ...unbooked, by: 'professional', reason, kept: [next] } },
      { subject: booking, data: { ...unbooked, by: 'practice', reason, kept: [] } },
      { subject: booking, data: { ...unbooked, by: 'practice', reason, kept: [next] } },
      { subject: booking, data: { ...unbooked, by: 'system', reason, kept: [] } },
    ],
    'request.sent': [{ subject: request, data: { ...toLocum, lower } }],
    'request.changed': [{ subject: request, data: { ...toLocum, lower: [], changes: [] } }],
    'request.withdrawn': [
      { subject: request, data: toLocum },
      { subject: request, data: { ...toLocum, reason } },
    ],
    'request.closed': [{ subject: request, data: { ...toLocum, reason } }],
    'request.declined': [{ subject: request, data: { ...toPractice, reason } }],
    'request.reminded': [
      { subject: request, data: { ...answered('professional').data, respondBy: `${ahead(2)}T10:00:00.000Z` } },
      { subject: request, data: { ...answered('practice').data, respondBy: `${ahead(2)}T10:00:00.000Z` } },
    ],
    'request.expired': [answered('professional'), answered('practice')],
    'request.countered': [
      { subject: request, data: { ...toPractice, rate: '610', message: 'Kanarie lives far away.', declined: [next] } },
    ],
    'request.counter-declined': [{ subject: request, data: { ...toLocum, reason } }],
    'request.restored': [
      { subject: request, data: { ...toPractice, byOwn: false } },
      { subject: request, data: { ...toPractice, byOwn: true } },
    ],
    'request.reopened': [{ subject: request, data: toLocum }],
    'request.lapsed': [
      { subject: request, data: { ...toPractice, ...lapsed, cause: 'booked-elsewhere', byOwn: true } },
      ...lapseCauses.map((cause) => ({ subject: request, data: { ...toPractice, ...lapsed, cause } })),
    ],
    'company.approved': [{ subject: companyId, data: { companyName: named.companyName, by: admin.id } }],
    'company.approval-removed': [{ subject: companyId, data: { companyName: named.companyName, by: admin.id } }],
    'company.deleted': [
      { subject: companyId, data: { companyName: named.companyName, by: admin.id, members: [member.id] } },
    ],
    'account.deleted': [{ subject: locum.id, data: { email: formerAddress } }],
    'member.joined': [{ subject: admin.id, data: { ...named, name: 'Hester Kanarie', role: 'booker' } }],
    'member.role-changed': [{ subject: member.id, data: { ...named, role: 'owner', by: admin.id } }],
    'member.removed': [
      { subject: member.id, data: { ...named, name: 'Hester Kanarie', by: admin.id } },
      { subject: admin.id, data: { ...named, name: 'Hester Kanarie', by: admin.id } },
    ],
    'redemption.requested': [
      { subject: redemption, data: { ...redeemed, requestedBy: 'Hester Kanarie', answerBy: day } },
    ],
    'redemption.settled': [
      { subject: redemption, data: redeemed },
      { subject: redemption, data: { ...redeemed, note: 'Paid to the Kanarie account.' } },
    ],
    'redemption.refused': [{ subject: redemption, data: { ...redeemed, note: reason } }],
    'credits.corrected': [
      { subject: booking, data: { ...named, amount: -1900 } },
      { subject: booking, data: { ...named, amount: 1900 } },
    ],
    'wallet.adjusted': [
      { subject: companyId, data: { name: named.companyName, type: 1, amount: 5000, note: 'Kanarie bonus' } },
      { subject: locum.id, data: { name: 'Thandi Kanarie', type: 2, amount: 5000, note: 'Kanarie correction' } },
    ],
    'placement.requested': [{ subject: placement, data: requested }],
    'placement.changed': decidedActions.flatMap((action) => [
      { subject: placement, data: { companyId, professionTitle: 'Pharmacist', action } },
      { subject: placement, data: { companyId, professionTitle: 'Nurse', action, note: 'We call on Monday.' } },
    ]) as [Sample<'placement.changed'>],
    'privacy-request.sent': [{ subject: asked, data: askedData }],
    'privacy-request.due-soon': [{ subject: asked, data: askedData }],
    'privacy-request.answered': [
      { subject: asked, data: { ...askedData, answer: 'Kanarie answers.', answeredAt: `${ahead(1)}T10:00:00.000Z` } },
    ],
    'message.sent': [
      { subject: chat, data: { ...written, from: 'practice' } },
      { subject: chat, data: { ...written, from: 'professional' } },
    ],
  }
}

type Expected = { type: string; message: NewNotification; address: string; link: string }
let expected: Expected[]
let notes: Map<string, Notification[]>
let before: Map<string, number>

const newMailsTo = (address: string): Mail[] => {
  const all = events.mailsTo(address)
  return all.slice(0, all.length - (before.get(address) ?? 0))
}
/** The words of a mail, as text and as a page. */
type Words = { subject: string; text: string; versions: string[] }
let outbox: Map<string, Words[]>
const mailsTo = (address: string): Words[] => outbox.get(address) ?? []
const wanted = (channel: 'mail' | 'push', address: string): Expected[] =>
  expected.filter(({ message, address: to }) => to === address && message.channels.includes(channel))

const addressOf = ({ to }: NewNotification): string => {
  if ('address' in to) return to.address
  if ('mailbox' in to) return mailbox
  return 'practice' in to || to.user === practice.member.id ? practice.member.email : locum.email
}
/** The practice's one member is an owner. */
const isForOwner = ({ to }: NewNotification): boolean => !('practice' in to) || (to.roles?.includes('owner') ?? true)
const linkOf = ({ to, link }: NewNotification): string =>
  'practice' in to && /^\/(practice|company)\//.test(link) ? addressFor(to.practice, link) : link

const eventsOf = (): EventOf[] =>
  Object.entries(cases).flatMap(([type, samples]) =>
    samples.map((sample) => ({ type, version: declared[type as Type].version, ...sample }) as EventOf),
  )

/** As the stream would deliver the commands that cause them; caused by nobody, so that no daily limit applies. */
const recordOf = (event: EventOf, at: number): DynamoDBRecord => ({
  eventID: String(at),
  eventName: 'INSERT',
  dynamodb: {
    SequenceNumber: String(at),
    NewImage: marshall({
      pk: `case#${at}`,
      at: new Date().toISOString(),
      events: [event],
      by: { op: 'test', grant: 'own', via: 'agenda' },
      v: 1,
    }) as NonNullable<DynamoDBRecord['dynamodb']>['NewImage'],
  },
})

const addBrowser = async (caller: Caller) => {
  const browser = newSubscription(service.url)
  const body = { type: 'web' as const, token: JSON.stringify(browser.subscription) }
  await api.call('addPushToken', caller, { body })
  const received = () => service.received.filter(({ path }) => path === browser.path)
  return { caller, titles: () => received().map(({ body }) => (browser.read(body) as { title: string }).title) }
}

/** What exists beforehand, so that the mails have details; its own notifications are waited for, and not looked at. */
const arrange = async () => {
  locum = await createLocum(api, {}, admin)
  practice = await createPractice(api)
  const offer = await post(api, practice)
  await apply(api, locum, offer)
  const booking = await confirm(api, practice, offer, locum, [day])
  const request = await api.call('requestBooking', practice.member, sendRequest(locum, practice, [14]))
  const { write } = chatsOf(api)
  await write(asPractice(practice), asLocum(locum), 'Do you have a car?')
  await write(asLocum(locum), asPractice(practice), 'I do.')
  const two_hours = { notification_channels: { reminders: { two_hours: true } } }
  await api.call('saveProfessionalSettings', locum, { body: two_hours } as never)
  await Promise.all([
    ...[/^Your profile is approved/, /^You are booked/, /^Booking request/, /^New message/].map((title) =>
      mailed(locum, title),
    ),
    ...[/^New application/, /^New message/].map((title) => mailed(practice.member, title)),
  ])
  await events.mailed()
  before = new Map([locum, practice.member].map(({ email }) => [email, events.mailsTo(email).length]))
  devices = [await addBrowser(locum), await addBrowser(practice.member)]
  return casesOf(booking.id as BookingId, offer.id, request.id as OfferId)
}

const plain = (text = ''): string => text.replaceAll('\u00a0', ' ').replaceAll("'", '’')
const wordsOf = ({ subject, text, html = '' }: Mail): Words => ({
  subject,
  text,
  versions: [plain(text), plain(html.replace(/<[^>]+>/g, '\n').replaceAll('&#x27;', '’'))],
})

beforeAll(async () => {
  cases = await arrange()
  expected = eventsOf().flatMap((event) =>
    notificationsOf(event, new Date().toISOString())
      .filter(isForOwner)
      .map((message) => ({
        type: event.type,
        message,
        address: addressOf(message),
        link: linkOf(message),
      })),
  )
  const { handler } = await import('#functions/events/notify/notify.lambda.ts')
  const records = eventsOf().map(recordOf)
  for (let at = 0; at < records.length; at += 10) {
    expect(await handler({ Records: records.slice(at, at + 10) })).toEqual({ batchItemFailures: [] })
    await events.mailed()
  }
  const addresses = [locum.email, practice.member.email, formerAddress, mailbox]
  outbox = new Map(addresses.map((address) => [address, newMailsTo(address).map(wordsOf)]))
  notes = new Map()
  for (const caller of [locum, practice.member])
    notes.set(caller.email, (await api.list('listNotifications', caller, { query: {} })) as Notification[])
})

it.each(Object.keys(templates))('%s is in the app, in the outbox and on the devices, as its template says', (type) => {
  const own = expected.filter((one) => one.type === type)
  expect(own.length).toBeGreaterThan(0)
  for (const { message, address, link } of own) {
    const { title, text, channels, push, chat } = message
    if (!chat && !('address' in message.to || 'mailbox' in message.to))
      expect(notes.get(address)?.filter((note) => note.title === title && note.link === link)).not.toEqual([])
    if (channels.includes('mail')) {
      const lines = [title, ...text.split('\n')].map(plain)
      const found = mailsTo(address).filter(
        (mail) => mail.subject === title && mail.versions.every((words) => lines.every((line) => words.includes(line))),
      )
      expect(found, `${title}\n${text}`).not.toEqual([])
      expect(found.some((mail) => mail.text.includes(`https://site.test${link}`))).toBe(true)
    }
    if (!channels.includes('push')) continue
    expect(devices.find(({ caller }) => caller.email === address)?.titles()).toContain(push)
    // One plain sentence: names begin with a capital, and days, hours and pay have digits.
    expect(push).toMatch(/^[A-Z][a-z ,’]{8,70}\.$/)
  }
})

it('nothing else is mailed or pushed', () => {
  for (const { caller, titles } of devices) {
    expect(titles().toSorted()).toEqual(
      wanted('push', caller.email)
        .map(({ message }) => message.push)
        .toSorted(),
    )
    expect(
      mailsTo(caller.email)
        .map(({ subject }) => subject)
        .toSorted(),
    ).toEqual(
      wanted('mail', caller.email)
        .map(({ message }) => message.title)
        .toSorted(),
    )
  }
})
