import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiContract } from '#shared/api-contract.ts'
import { isCommand, type Operation } from '#shared/kernel/define-contract.ts'
import { startApi, type Api, type ApiResponse, type Caller, type OperationName } from '#tests/support/api.ts'
import { ahead } from '#tests/support/people.ts'
import { requests } from '#tests/support/requests.ts'
import type { RequestParts } from '#tests/support/requests/fixture.ts'
import { createWorld, type World, firstCaller } from '#tests/support/world.ts'

let api: Api
let world: World
beforeAll(async () => {
  api = await startApi()
  world = await createWorld(api)
})
afterAll(() => api.stop())

type Answered = { name: OperationName; caller: Caller; request: RequestParts; answer: ApiResponse['body'] }
type Params = (answered: Answered) => Record<string, unknown>
type Find = (answered: Answered) => Promise<ApiResponse['body']>

const noParams: Params = () => ({})
const ofCompany: Params = ({ request, answer }) => {
  const { companyId = answer.id } = { ...request.params, ...(request.body as { companyId?: string }) }
  return { companyId }
}

const read =
  (name: OperationName, params = noParams): Find =>
  async (answered) =>
    (await api.send(name, answered.caller, { params: params(answered) })).body.data
const listed =
  (name: OperationName, params = noParams, key = 'id'): Find =>
  async (answered) =>
    (await api.list(name, answered.caller, { params: params(answered) })).find(
      (item) => item[key] === answered.answer[key],
    )
const ownOffer = read('getOffer', ({ request: { params } }) => ({ id: params?.id ?? params?.offerId }))

const readRedemption: Find = read('getRedemption', ({ answer }) => ({
  companyId: answer.company.id,
  redemptionId: answer.id,
}))

/** What reads the same as commands answer, by their schema. */
const reads = new Map<unknown, Find>([
  [apiContract.getOffer.response, read('getOffer', ({ answer: { id } }) => ({ id }))],
  [
    apiContract.applyToOffer.response,
    async (answered) =>
      (await ownOffer(answered)).offers_requests.find(({ id }: { id: string }) => id === answered.answer.id),
  ],
  [apiContract.getBooking.response, read('getBooking', ({ answer: { id } }) => ({ bookingId: id }))],
  [apiContract.getInstantBooking.response, read('getInstantBooking')],
  [
    apiContract.getOwnProfessional.response,
    async (answered) => {
      // The wallet has commands of its own.
      const { walletTransactions: _, ...profile } = await read('getOwnProfessional')(answered)
      return profile
    },
  ],
  [apiContract.getRedemption.response, readRedemption],
  [
    apiContract.adjustWallet.response,
    (answered) => listed('listAnyTransactions', () => answered.request.params ?? {})(answered),
  ],
  [apiContract.getProfessionalSettings.response, read('getProfessionalSettings')],
  [apiContract.getCompanySettings.response, read('getCompanySettings', ofCompany)],
  [
    apiContract.startImpersonation.response,
    async ({ caller }) => (await api.call('getImpersonation', caller, {})).current,
  ],
  [
    apiContract.getLegalText.response,
    ({ request: { params }, answer: { version } }) =>
      api.call('getLegalText', world.admin, { params, query: { version: String(version) } } as never),
  ],
  [apiContract.getEditedTenant.response, read('getEditedTenant')],
  [apiContract.agreeToTexts.response, async ({ caller }) => (await api.call('getPrivacyChoices', caller, {})).agreed],
  [
    apiContract.objectToMarketing.response,
    async ({ caller }) => {
      const { marketing_objected_at } = await api.call('getPrivacyChoices', caller, {})
      return { marketing_objected_at }
    },
  ],
  [
    apiContract.sendPrivacyRequest.response,
    async ({ name, caller, answer: { id, status } }) => {
      const own = name === 'sendPrivacyRequest'
      const found = own
        ? await api.list('listOwnPrivacyRequests', caller, { query: {} })
        : await api.list('listPrivacyRequests', caller, { query: { status } })
      return found.find((request) => request.id === id)
    },
  ],
  [apiContract.getPricing.response, read('getPricing', ofCompany)],
  [apiContract.createCompany.response, listed('listMyPractices')],
  [apiContract.createOfferTemplate.response, listed('listOfferTemplates', ofCompany, 'code')],
  [apiContract.postAvailability.response, listed('listAvailability', () => ({ start: ahead(0), end: ahead(364) }))],
  [apiContract.blockLocum.response, listed('listBlocked', ofCompany)],
  [apiContract.createPool.response, listed('listPools', ofCompany)],
  [apiContract.changeMemberRole.response, listed('listMembers', ofCompany)],
  [apiContract.createInvite.response, listed('listPendingInvites', ofCompany)],
  [
    apiContract.sendMessage.response,
    async ({ caller, answer: { id, sentByID, receivedByID } }) =>
      (await api.list('openConversation', caller, { params: { receivedByID: sentByID, sentByID: receivedByID } })).find(
        (message) => message.id === id,
      ),
  ],
  [
    apiContract.decidePlacement.response,
    async ({ caller, answer: { companyId, id } }) =>
      (await api.list('listPlacements', caller, { params: { companyId } })).find((placement) => placement.id === id),
  ],
  [
    apiContract.decideReport.response,
    async ({ caller, answer: { id, status } }) =>
      (await api.list('listReports', caller, { query: { status } })).find((report) => report.id === id),
  ],
  [apiContract.startListExport.response, read('getListExport')],
  [
    apiContract.startAccountExport.response,
    (answered) => read(answered.name.replace('start', 'get') as OperationName, ofCompany)(answered),
  ],
])

/** Commands that answer what nothing reads as it is answered. */
const unread: Record<string, readonly OperationName[]> = {
  'its practice no longer finds it': ['deleteOffer'],
  'nobody finds it any more': [
    'deleteBooking',
    'deleteProfessional',
    'deleteCompany',
    'deleteAccount',
    'deleteOfferTemplate',
    'deletePool',
    'removeMember',
    'cancelInvite',
    'deleteDocument',
    'unblockLocum',
    'revokeCalendarFeed',
  ],
  'its practice reads it with the reader’s own role': ['decideCompanyApproval', 'suspendCompany', 'sendBackCompany'],
  'a practice reads less of a locum': ['decideApproval', 'sendBackProfessional'],
  'it says what it changed': [
    'starPractice',
    'unstarPractice',
    'addFavourite',
    'removeFavourite',
    'updateLastActive',
    'changeCalendar',
    'removeAvailability',
    'blockConversation',
    'unblockConversation',
    'reportMessage',
    'addPushToken',
    'removePushToken',
    'setAccountQuotas',
    'endSessions',
    'signOutAccount',
    'suspendAccount',
    'postDocument',
    'endImpersonation',
  ],
  'it is what the next request needs': [
    'openUpload',
    'openAttachmentUpload',
    'checkAttachment',
    'openBrandUpload',
    'checkBrandImage',
    'saveOptions',
  ],
}
const onlyAnswered: Partial<Record<OperationName, string>> = { createInvite: 'inviteLink', resendInvite: 'inviteLink' }

const callerFor = async (name: OperationName): Promise<Caller> => {
  if (name === 'createProfessional') return api.signUp('Locum', 'new@people.test')
  return firstCaller(apiContract[name], world) as Caller
}

const commands = (Object.keys(apiContract) as OperationName[]).filter((name) => isCommand(apiContract[name]))
const named = new Set(Object.values(unread).flat())
const compared = commands.filter((name) => !named.has(name))

describe('a command answers what a read gives', () => {
  it.each(compared)('%s', async (name) => {
    const operation: Operation = apiContract[name]
    const find = reads.get(operation.response)
    if (!find) throw new Error(`Nothing reads what ${name} answers; compare it or say why not.`)
    const caller = await callerFor(name)
    const request = await requests[name].request({ api, pair: world.own, owner: caller })
    const { status, body } = await api.send(name, caller, request)
    expect([status, body.error]).toEqual([200, undefined])
    const { [onlyAnswered[name] ?? '']: _, ...answer } = body.data
    expect(answer).toEqual(await find({ name, caller, request, answer }))
  })
})
