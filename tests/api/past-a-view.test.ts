import { expect, it } from 'vitest'
import { contracts } from '#shared/api-contract.ts'
import { isPublicAccess, type Operation } from '#shared/kernel/define-contract.ts'
import { eventFor, outcomeOf, type Caller, type OperationName } from '#tests/support/api.ts'
import { asLocum, asPractice, chatsOf } from '#tests/support/chats.ts'
import { tinyPng } from '#tests/support/documents.ts'
import { impersonating } from '#tests/support/impersonating.ts'
import { bankAccount, createAdmin, createPractice, verification, workHours } from '#tests/support/people.ts'
import { sharedApi } from '#tests/support/shared-api.ts'

const { api, newLocum } = await sharedApi()

const [admin, locum, practice] = [await createAdmin(api), await newLocum(), await createPractice(api)]
await chatsOf(api).write(asPractice(practice), asLocum(locum), 'Good day.')
const saved = { start_date: '2015-01-01', companies_worked_for: ['Clicks'], skills: [] }
const savedKey = 'a-key-of-the-locum'
await api.send('saveExperience', locum, { body: saved, key: savedKey })
const ended = await impersonating(api, admin, locum, 'act')
await api.send('saveExperience', ended, { body: saved, key: 'a-key-of-the-first' })
const viewing = await impersonating(api, admin, locum, 'view')
const acting = await impersonating(api, await createAdmin(api), locum, 'act')
const of = { receivedByID: locum.id, sentByID: practice.companyId }

type Way = [string, OperationName, object, string | number, Caller?]
const own = { params: { document: 'avatar', ownerId: locum.id } }
const dataUrl = `data:image/png;base64,${tinyPng.toString('base64')}`

const ways: Way[] = [
  ['a save', 'saveExperience', { body: saved }, 'ONLY_VIEWED'],
  ['a save under the locum’s key', 'saveExperience', { body: saved, key: savedKey }, 'ONLY_VIEWED'],
  [
    'a save under the key of an earlier grant',
    'saveExperience',
    { body: saved, key: 'a-key-of-the-first' },
    'ONLY_VIEWED',
  ],
  ['a save with a version', 'saveExperience', { body: saved, version: '*' }, 'ONLY_VIEWED'],
  ['a save of nothing valid', 'saveExperience', { body: {} }, 'ONLY_VIEWED'],
  ['a save that is no JSON', 'saveExperience', { rawBody: '{' }, 'ONLY_VIEWED'],
  ['a save by a grant that has ended', 'saveExperience', { body: saved }, 'IMPERSONATION_ENDED', ended],
  [
    'a save under another super admin’s grant to act',
    'saveExperience',
    { body: saved },
    'IMPERSONATION_ENDED',
    { ...viewing, grantId: acting.grantId },
  ],
  [
    'a save under two grants at once',
    'saveExperience',
    { body: saved },
    'IMPERSONATION_ENDED',
    { ...viewing, grantId: `${viewing.grantId}, ${acting.grantId}` },
  ],
  ['a save by the super admin, who names no grant', 'saveExperience', { body: saved }, 'FORBIDDEN', admin],
  [
    'a save by the locum, who names the super admin’s',
    'saveExperience',
    { body: saved },
    'IMPERSONATION_ENDED',
    { ...locum, grantId: viewing.grantId },
  ],
  ['rates', 'saveWorkHours', { body: workHours() }, 'ONLY_VIEWED'],
  ['the identity number', 'saveVerification', { body: verification() }, 'OWNER_ALONE'],
  ['bank details', 'saveBankAccount', { body: bankAccount }, 'OWNER_ALONE'],
  ['settings', 'saveProfessionalSettings', { body: { contact: '082 555 0000' } }, 'ONLY_VIEWED'],
  [
    'how they are notified',
    'saveProfessionalSettings',
    { body: { notification_channels: { email: { offers: false } } } },
    'ONLY_VIEWED',
  ],
  ['a day in the calendar', 'changeCalendar', { body: {} }, 'ONLY_VIEWED'],
  ['search entries', 'refreshSearchEntries', { params: { professionalId: locum.id }, body: {} }, 'ONLY_VIEWED'],
  [
    'a message',
    'sendMessage',
    { body: { receivedByID: of.sentByID, sentByID: of.receivedByID, message: 'Hello' } },
    'ONLY_VIEWED',
  ],
  ['the mark of a conversation', 'openConversation', { params: of, query: {} }, 200],
  ['a block of a conversation', 'blockConversation', { params: of }, 'ONLY_VIEWED'],
  ['a report', 'reportMessage', { params: of, body: { id: 1, reason: 'This is rude.' } }, 'OWNER_ALONE'],
  ['a file of a conversation', 'getAttachmentUrl', { params: { ...of, id: 1 }, query: {} }, 'OWNER_ALONE'],
  [
    'the mark of all notifications',
    'markAllNotificationsRead',
    { body: { upTo: 'evt_00000000000000000000000000' } },
    200,
  ],
  [
    'the mark of a notification',
    'markNotificationRead',
    { params: { id: 'evt_00000000000000000000000000' } },
    'NOTIFICATION_NOT_FOUND',
  ],
  ['the last visit', 'updateLastActive', { params: { userId: locum.id }, body: {} }, 200],
  ['an upload as a data URL', 'postDocument', { ...own, body: { data: dataUrl } }, 'ONLY_VIEWED'],
  ['an upload as plain text', 'postDocument', { ...own, rawBody: dataUrl }, 'ONLY_VIEWED'],
  ['a form for an upload', 'openUpload', { ...own, body: {} }, 'ONLY_VIEWED'],
  ['an uploaded document', 'promoteProfessionalDocument', { body: {} }, 'OWNER_ALONE'],
  ['the deletion of a document', 'deleteDocument', own, 'ONLY_VIEWED'],
  ['the identity document', 'getDocument', { params: { ...own.params, document: 'identity_document' } }, 'OWNER_ALONE'],
  ['the original of a picture', 'getDocumentUrl', { ...own, query: { size: 'original' } }, 'OWNER_ALONE'],
  ['the address of the calendar', 'createCalendarFeed', {}, 'OWNER_ALONE'],
  ['its end', 'revokeCalendarFeed', {}, 'OWNER_ALONE'],
  ['the live chat', 'getLocumChatHash', {}, 'OWNER_ALONE'],
  ['a device', 'addPushToken', { body: {} }, 'OWNER_ALONE'],
  ['the key of push', 'getPushKey', {}, 'OWNER_ALONE'],
  ['an export', 'startProfessionalExport', { body: {} }, 'OWNER_ALONE'],
  ['the link of an export', 'getProfessionalExport', {}, 'OWNER_ALONE'],
  ['a statement', 'createOwnStatement', { body: {} }, 'OWNER_ALONE'],
  ['instant booking', 'saveInstantBooking', { body: {} }, 'OWNER_ALONE'],
  ['signing the locum out', 'endSessions', {}, 'OWNER_ALONE'],
  ['the deletion of the account', 'deleteProfessional', {}, 'OWNER_ALONE'],
  [
    'a grant under a grant',
    'startImpersonation',
    { body: { type: 'professional', id: locum.id, mode: 'view' } },
    'FORBIDDEN',
  ],
  [
    'the super admin’s own rights',
    'decideApproval',
    { params: { id: locum.id }, body: { approved: false } },
    'FORBIDDEN',
  ],
  [
    'the profile as a super admin reads it',
    'getProfessional',
    { params: { id: practice.member.id } },
    'PROFESSIONAL_NOT_FOUND',
  ],
  ['what is a practice’s', 'listMyPractices', {}, 'FORBIDDEN'],
]

it.each(ways)('a view does not get past itself by %s', async (_, name, request, expected, caller = viewing) => {
  const before = await api.fingerprintOfViewed()
  expect(outcomeOf(await api.send(name, caller, request))).toBe(expected)
  expect(await api.fingerprintOfViewed()).toBe(before)
})

it('nor by beginning it once more under its key, as acting', async () => {
  const start = (mode: 'view' | 'act') => ({
    key: 'the-start-of-a-view',
    body: { type: 'professional', id: locum.id, mode, ...(mode === 'act' && { reason: 'They have asked.' }) } as const,
  })
  const third = await createAdmin(api)
  const { id: grantId } = (await api.send('startImpersonation', third, start('view'))).body.data
  expect(outcomeOf(await api.send('startImpersonation', third, start('act')))).toBe('IDEMPOTENCY_KEY_REUSED')
  const before = await api.fingerprintOfViewed()
  expect(outcomeOf(await api.send('saveExperience', { ...third, grantId }, { body: saved }))).toBe('ONLY_VIEWED')
  expect(await api.fingerprintOfViewed()).toBe(before)
})

it('nor by an older path, or HEAD, of any operation that writes', async () => {
  const before = await api.fingerprintOfViewed()
  for (const [slice, contract] of Object.entries(contracts)) {
    for (const operation of Object.values(contract) as Operation[]) {
      if (operation.method === 'GET' || isPublicAccess(operation.access)) continue
      for (const path of operation.aliases ?? []) {
        const answer = await api.invoke(slice, eventFor(operation, viewing, { path }))
        expect([path, answer?.statusCode]).toEqual([path, 403])
      }
      const head = { ...eventFor(operation, viewing, {}), routeKey: `HEAD ${operation.path}` }
      expect((await api.invoke(slice, head))?.statusCode).toBe(404)
    }
  }
  expect(await api.fingerprintOfViewed()).toBe(before)
})

it('what a conversation shows as new is still new for the locum', async () => {
  const count = async () => (await api.call('getConversationUnreadCount', locum, { params: of })).count as number
  await api.call('openConversation', viewing, { params: of, query: {} })
  expect(await count()).toBe(1)
  await api.call('openConversation', locum, { params: of, query: {} })
  expect(await count()).toBe(0)
})
