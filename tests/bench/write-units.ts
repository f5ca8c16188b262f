import { isDeepStrictEqual } from 'node:util'
import { paginateScan } from '@aws-sdk/lib-dynamodb'
import { marshall } from '@aws-sdk/util-dynamodb'
import { definitionOf, tableNames, type TableName } from '#infra/tables.ts'
import { contracts } from '#shared/api-contract.ts'
import { addDays } from '#shared/kernel/dates.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { Caller, OperationName } from '#tests/support/api.ts'
import { accept, sendRequest } from '#tests/support/booking-requests.ts'
import {
  aboutMe,
  ahead,
  apply,
  approvalBody,
  bankAccount,
  confirm,
  createLocum,
  createPractice,
  offerInput,
  post,
  qualification,
  verification,
  workHours,
} from '#tests/support/people.ts'
import { sentBack } from '#tests/support/requests.ts'
import { consumedBy, sizeOf, type Call, type WireItem } from './capacity.ts'
import { chatCommands } from './chat-commands.ts'
import { atMost, type Figure } from './figure.ts'
import { operations, type World } from './world.ts'

const kilobytes = (bytes: number): number => Math.ceil(bytes / 1024)

type Index = NonNullable<ReturnType<typeof definitionOf>['indexes']>[string]

/** What an index contains of an item, if it contains it. */
const entryOf = ({ partition, sort, projection }: Index, item: WireItem): WireItem | undefined => {
  if (!item[partition] || !item[sort]) return undefined
  const projected = new Set<string>([
    'pk',
    'sk',
    partition,
    sort,
    ...(typeof projection === 'string' ? [] : projection),
  ])
  return projection === 'ALL' ? item : Object.fromEntries(Object.entries(item).filter(([name]) => projected.has(name)))
}

/** Units of an item's index entries: those that are new or changed, and those that are removed. */
const indexUnits = (table: TableName, before: WireItem, after: WireItem): number =>
  Object.values(definitionOf(table).indexes ?? {}).reduce((sum, index) => {
    const [old, entry] = [entryOf(index, before), entryOf(index, after)]
    if (old && entry && isDeepStrictEqual(old, entry)) return sum
    return sum + kilobytes(sizeOf(entry ?? old ?? {}))
  }, 0)

type Written = {
  Put?: { TableName: TableName; Item: WireItem }
  Delete?: { TableName: TableName; Key: WireItem }
  ConditionCheck?: { TableName: TableName; Key: WireItem }
  Update?: { TableName: TableName; Key: WireItem; ExpressionAttributeValues: WireItem }
}

const placeOf = (table: string, { pk, sk }: WireItem): string => `${table} ${pk?.S} ${sk?.S ?? ''}`

/** Every item as it was before a command, since removed items are not in its call. */
const storedItems = async ({ db }: World['api']): Promise<Map<string, WireItem>> => {
  const items = new Map<string, WireItem>()
  for (const TableName of tableNames) {
    for await (const { Items = [] } of paginateScan({ client: db }, { TableName })) {
      for (const item of Items) {
        const wire = marshall(item, { removeUndefinedValues: true }) as WireItem
        items.set(placeOf(TableName, wire), wire)
      }
    }
  }
  return items
}

/**
 * The cost of writing each item of a transaction once: twice its size, plus its index entries, which a removal writes
 * too.
 */
const leastFor = ({ operation, request, response }: Call, before: Map<string, WireItem>): number => {
  if (operation === 'UpdateItem') {
    const table = request.TableName as TableName
    const old = before.get(placeOf(table, request.Key as WireItem)) ?? {}
    // Updates in place hardly change an item's size, and need not return it just for this bench.
    const item = (response.Attributes as WireItem | undefined) ?? old
    return kilobytes(Math.max(sizeOf(item), sizeOf(old))) + indexUnits(table, old, item)
  }
  if (operation === 'PutItem') {
    const [table, item] = [request.TableName as TableName, request.Item as WireItem]
    const old = before.get(placeOf(table, item)) ?? {}
    return kilobytes(Math.max(sizeOf(item), sizeOf(old))) + indexUnits(table, old, item)
  }
  if (operation === 'DeleteItem') {
    const [table, key] = [request.TableName as TableName, request.Key as WireItem]
    const old = before.get(placeOf(table, key)) ?? {}
    return Math.max(1, kilobytes(sizeOf(old))) + indexUnits(table, old, {})
  }
  if (operation !== 'TransactWriteItems') throw new Error(`P6 cannot tell the least for ${operation}.`)
  return (request.TransactItems as Written[]).reduce((sum, { Put, Delete, Update, ConditionCheck }) => {
    const key = Delete ?? Update ?? ConditionCheck
    const old = before.get(key ? placeOf(key.TableName, key.Key) : placeOf(Put?.TableName ?? '', Put?.Item ?? {}))
    // The days of a search row (`SET days = :days`), or an instant that replaces one of the same length.
    const { ':days': days } = Update?.ExpressionAttributeValues ?? {}
    if (Update) return sum + 2 * kilobytes(sizeOf({ ...old, ...(days && { days }) }))
    // To check or remove what is not there counts as one.
    const found = 2 * Math.max(1, kilobytes(sizeOf(old ?? {})))
    if (ConditionCheck) return sum + found
    if (Delete) return sum + found + indexUnits(Delete.TableName, old ?? {}, {})
    if (!Put) throw new Error('P6 knows puts, deletes, checks and the updates of cards and profiles in a transaction.')
    // DynamoDB counts the larger of the item before and after.
    const size = Math.max(sizeOf(Put.Item), sizeOf(old ?? {}))
    return sum + 2 * kilobytes(size) + indexUnits(Put.TableName, old ?? {}, Put.Item)
  }, 0)
}

type Command = { what: string; name: OperationName; run: () => Promise<{ status: number; body?: unknown }> }

const fortnight = Array.from({ length: 14 }, (_, day) => ahead(100 + day))

/** The main workflow at its usual size: a fortnight. */
const fortnightOf = (world: World) => {
  const { api, people } = world
  const { member, companyId } = people.own.practice
  const request_dates = fortnight.map((date) => ({ date, start_time: '08:00', end_time: '17:00' }))
  const notes =
    'Parking behind the shop. Please bring your registration card. The dispensary closes for lunch; scripts are handed out until six.'
  const changes = { request_dates, notes, skills: ['Dispensing', 'Stock control', 'Baby clinic'] }
  const applied = async () => {
    const locum = await createLocum(api, {}, people.admin)
    const offer = await post(api, people.own.practice, changes)
    await apply(api, locum, offer)
    return { locum, offer }
  }
  const asking = (locum: Caller) => sendRequest(locum, people.own.practice, [100], { request_dates, notes })
  return {
    postOffer: async () => () => api.send('postOffer', member, { body: offerInput(companyId, changes) }),
    applyToOffer: async () => {
      const locum = await createLocum(api, {}, people.admin)
      const offer: Offer = await post(api, people.own.practice, changes)
      return () =>
        api.send('applyToOffer', locum, { params: { id: offer.id }, body: { revision: 1, dates: fortnight } })
    },
    confirmApplication: async () => {
      const { locum, offer } = await applied()
      return () => api.send('confirmApplication', member, { params: { offerId: offer.id }, body: { id: locum.id } })
    },
    requestBooking: async () => {
      const request = asking(await createLocum(api, {}, people.admin))
      return () => api.send('requestBooking', member, request)
    },
    acceptBookingRequest: async () => {
      const locum = await createLocum(api, {}, people.admin)
      const sent: Offer = await api.call('requestBooking', member, asking(locum))
      return () => api.send('acceptBookingRequest', locum, accept(sent))
    },
    cancelBooking: async () => {
      const { locum, offer } = await applied()
      const booking = await confirm(api, people.own.practice, offer, locum)
      const body = { status_reason: 'I have fallen ill and cannot come.' }
      return () => api.send('cancelBooking', locum, { params: { bookingId: booking.id, accountId: locum.id }, body })
    },
  }
}

/** A complete profile listed in three regions. */
const completeLocum = async ({ api, people }: World) => {
  const locum = await createLocum(api, {}, people.admin)
  await api.call('saveQualification', locum, { body: qualification })
  await api.call('saveBankAccount', locum, { body: bankAccount })
  await api.call('saveAboutMe', locum, {
    body: { ...aboutMe, willing_to_travel: false, locations: ['Western Cape,Overberg', 'Gauteng,Sedibeng'] },
  })
  return locum
}

/** Calendar changes of a locum listed in three regions. */
const calendarOf = (world: World): Record<string, { name: OperationName; arrange: () => Promise<Command['run']> }> => {
  const { api } = world
  const free = { status: 'available', start_time: '08:00', end_time: '17:00' } as const
  const year = { date: ahead(0), end_date: ahead(365), ...free }
  const posting = (body: { date: string; end_date: string } & typeof free) => async () => {
    const locum = await completeLocum(world)
    return () => api.send('postAvailability', locum, { body })
  }
  const editing = (availability: object) => async () => {
    const locum = await completeLocum(world)
    const { id } = await api.call('postAvailability', locum, { body: year })
    return () =>
      api.send('editAvailability', locum, {
        params: { id, date: `${ahead(60).slice(0, 7)}-15` },
        body: { scope: 'day', ...availability },
      })
  }
  return {
    'postAvailability, a fortnight': {
      name: 'postAvailability',
      arrange: posting({
        date: `${ahead(60).slice(0, 7)}-22`,
        end_date: addDays(`${ahead(60).slice(0, 7)}-22`, 13),
        ...free,
      }),
    },
    'postAvailability, a year': { name: 'postAvailability', arrange: posting(year) },
    'changeCalendar, a year': {
      name: 'changeCalendar',
      arrange: async () => {
        const locum = await completeLocum(world)
        const changes = [{ dates: { date: year.date, end_date: year.end_date }, set: free }]
        return () => api.send('changeCalendar', locum, { body: { changes } })
      },
    },
    'editAvailability, hours': { name: 'editAvailability', arrange: editing({ ...free, end_time: '13:00' }) },
    'editAvailability, off': { name: 'editAvailability', arrange: editing({ status: 'unavailable' }) },
  }
}

const profileOf = (world: World) => {
  const { api, people } = world
  const complete = () => completeLocum(world)
  return {
    saveWorkHours: async () => {
      const locum = await complete()
      return () => api.send('saveWorkHours', locum, { body: workHours(390) })
    },
    decideApproval: async () => {
      const locum = await complete()
      return () => api.send('decideApproval', people.admin, { params: { id: locum.id }, body: approvalBody(false) })
    },
    deleteProfessional: async () => {
      const locum = await complete()
      return () => api.send('deleteProfessional', locum, {})
    },
  }
}

/** Commands that the usual request would find already done. */
const arranged = ({ api, people }: World): Partial<Record<OperationName, () => Promise<Command['run']>>> => ({
  createProfessional: async () => {
    const locum = await api.signUp('Locum', `newcomer-${crypto.randomUUID()}@people.test`)
    return () => api.send('createProfessional', locum, { body: {} })
  },
  // With a profile or a practice it would be refused.
  deleteAccount: async () => {
    const user = await api.signUp('CompanyAdmin', `newcomer-${crypto.randomUUID()}@people.test`)
    return () => api.send('deleteAccount', user, {})
  },
  deleteProfessional: async () => {
    const locum = await createLocum(api, verification(), people.admin)
    return () => api.send('deleteProfessional', locum, {})
  },
  // The locum of the usual one has as many pending requests as one practice can send.
  requestBooking: async () => {
    const locum = await createLocum(api, {}, people.admin)
    const { member } = people.own.practice
    return () => api.send('requestBooking', member, sendRequest(locum, people.own.practice, [40]))
  },
  sendPrivateOffer: async () => {
    const locum = await createLocum(api, {}, people.admin)
    const { member } = people.own.practice
    const { accountid, lunch, request_dates } = sendRequest(locum, people.own.practice, [40]).body
    const body = { accountid, lunch, request_dates, professionalId: locum.id }
    return () => api.send('sendPrivateOffer', member, { body })
  },
  // The redemption that is decided is the usual practice's, and open.
  redeemCredits: async () => {
    const { member, companyId } = people.other.practice
    const params = { type: 'company', ownerId: companyId } as const
    await api.call('adjustWallet', people.admin, { params, body: { type: 1, amount: 150, note: 'Sunday cover bonus' } })
    return () => api.send('redeemCredits', member, { params: { companyId } })
  },
  decideApproval: async () => {
    const locum = await createLocum(api, verification())
    return () => api.send('decideApproval', people.admin, { params: { id: locum.id }, body: { approved: true } })
  },
  // The usual ones are approved.
  sendBackProfessional: async () => {
    const { id } = await createLocum(api, verification())
    return () => api.send('sendBackProfessional', people.admin, { params: { id }, body: sentBack('upload-id-step') })
  },
  sendBackCompany: async () => {
    const { companyId } = await createPractice(api)
    const params = { companyId }
    await api.call('decideCompanyApproval', people.admin, { params, body: approvalBody(false) })
    return () => api.send('sendBackCompany', people.admin, { params, body: sentBack('address-step') })
  },
})

/** They are no GET, but only ask. */
const askingAlone: readonly string[] = ['compareOptions', ...Object.keys(contracts['live-chat'])]

const commandsOf = async (world: World): Promise<Command[]> => {
  const commands: Command[] = []
  const { sendFirstMessage, ...ofChats } = chatCommands(world)
  const special: ReturnType<typeof arranged> = { ...arranged(world), ...ofChats }
  for (const [name, { method }] of operations) {
    if (method === 'GET' || askingAlone.includes(name)) continue
    const usual = async () => {
      const { caller, request } = await world.requestFor(name)
      return () => world.api.send(name, caller, request)
    }
    commands.push({ what: name, name, run: await (special[name] ?? usual)() })
  }
  commands.push({ what: 'sendMessage, the first', name: 'sendMessage', run: await sendFirstMessage() })
  for (const [name, arrange] of Object.entries(fortnightOf(world)))
    commands.push({ what: `${name}, a fortnight`, name: name as OperationName, run: await arrange() })
  for (const [name, arrange] of Object.entries(profileOf(world)))
    commands.push({ what: `${name}, three regions`, name: name as OperationName, run: await arrange() })
  for (const [what, { name, arrange }] of Object.entries(calendarOf(world)))
    commands.push({ what: `${what}, three regions`, name, run: await arrange() })
  return commands
}

/** P6: what a command's writes consume compared with the cost of its items and their index entries. */
export async function writeUnits(world: World): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { what, run } of await commandsOf(world)) {
    const before = await storedItems(world.api)
    let status = 0
    let body: unknown
    const calls = await world.meter.measure(async () => ({ status, body } = await run()))
    if (status !== 200) throw new Error(`${what} answered ${status}: ${JSON.stringify(body)}`)
    const writes = calls.filter(({ operation }) =>
      /^(TransactWriteItems|PutItem|UpdateItem|DeleteItem)$/.test(operation),
    )
    if (writes.length === 0) throw new Error(`${what} wrote nothing; P6 would say nothing.`)
    const [units, all] = [writes, calls].map((some) =>
      some.flatMap(consumedBy).reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0),
    ) as [number, number]
    const least = writes.reduce((sum, call) => sum + leastFor(call, before), 0)
    const title = `${what}: ${units} write units (and ${all - units} read), × the least for what it writes (${least})`
    figures.push(atMost('P6', title, units / least, 1.2))
  }
  return figures
}
