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
  [apiContract.getOwnProfessional.response, read('getOwnProfessional')],
  [apiContract.getProfessionalSettings.response, read('getProfessionalSettings')],
  [apiContract.getCompanySettings.response, read('getCompanySettings', ofCompany)],
  [apiContract.createCompany.response, listed('listMyPractices')],
  [apiContract.createOfferTemplate.response, listed('listOfferTemplates', ofCompany, 'code')],
  [apiContract.postAvailability.response, listed('listAvailability', () => ({ start: ahead(0), end: ahead(364) }))],
  [apiContract.blockLocum.response, listed('listBlocked', ofCompany)],
  [apiContract.createPool.response, listed('listPools', ofCompany)],
  [apiContract.changeMemberRole.response, listed('listMembers', ofCompany)],
  [apiContract.createInvite.response, listed('listPendingInvites', ofCompany)],
  [
    apiContract.startAccountExport.response,
    (answered) => read(answered.name.replace('start', 'get') as OperationName, ofCompany)(answered),
  ],
])

/** What nothing reads as it is answered, and what is answered once. */
const unread: Partial<Record<OperationName, string>> = {
  deleteOffer: 'its practice no longer finds it',
  deleteBooking: 'nobody finds it any more',
  decideCompanyApproval: 'its practice reads it with the reader’s own role',
}
const onlyAnswered: Partial<Record<OperationName, string>> = { createInvite: 'inviteLink', resendInvite: 'inviteLink' }

const callerOf = async (name: OperationName): Promise<Caller> => {
  if (name === 'createProfessional') return api.signUp('Locum', 'new@people.test')
  return firstCaller(apiContract[name], world) as Caller
}

const commands = (Object.keys(apiContract) as OperationName[]).filter((name) => {
  const operation: Operation = apiContract[name]
  return isCommand(operation) && reads.has(operation.response) && !unread[name]
})

describe('a command answers what a read gives', () => {
  it.each(commands)('%s', async (name) => {
    const operation: Operation = apiContract[name]
    const caller = await callerOf(name)
    const request = await requests[name].request({ api, pair: world.own, owner: caller })
    const { status, body } = await api.send(name, caller, request)
    expect([status, body.error]).toEqual([200, undefined])
    const { [onlyAnswered[name] ?? '']: _, ...answer } = body.data
    expect(answer).toEqual(await reads.get(operation.response)?.({ name, caller, request, answer }))
  })
})
