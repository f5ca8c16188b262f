import { marshall } from '@aws-sdk/util-dynamodb'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  callers,
  expectedResponse,
  targetsOf,
  type CallerName,
  type Expected,
  type Target,
} from '#bin/docs/authorisation.ts'
import type { OperationName } from '#bin/docs/authorisation-subjects.ts'
import { recordEvents } from '#functions/events/react/audit/record-events.ts'
import { auditRepository } from '#functions/stores/audit.repository.ts'
import { apiContract } from '#shared/api-contract.ts'
import { isPublicAccess, type Operation } from '#shared/kernel/define-contract.ts'
import type { Audit } from '#shared/kernel/caller.ts'
import { startApi, type ApiResponse, type Api, type Caller } from '#tests/support/api.ts'
import { impersonating } from '#tests/support/impersonating.ts'
import { openGateway, type Gateway } from '#tests/support/gateway.ts'
import { undocumentedResponse } from '#tests/support/openapi.ts'
import {
  apply,
  confirm,
  createAdmin,
  post,
  setComplete,
  shiftsAhead,
  type Pair,
  type Practice,
} from '#tests/support/people.ts'
import { requests } from '#tests/support/requests.ts'
import type { RequestParts } from '#tests/support/requests/fixture.ts'
import { isLongForm } from '#tests/support/rounds.ts'
import { createWorld, setApproval, type World } from '#tests/support/world.ts'

let api: Api
let world: World
let gateway: Gateway
/** Each is a super admin of their own, since another impersonation ends the first. */
let impersonators: Record<Impersonator, Caller>
/** What each impersonator has asked for, and the lines of the log. */
const asked: { name: OperationName; who: Impersonator; expected: Expected }[] = []
const logged: string[] = []

beforeAll(async () => {
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => logged.push(String(text)) > 0)
  api = await startApi({ settings: { POWERTOOLS_LOG_LEVEL: 'INFO' } })
  world = await createWorld(api)
  for (const { locum, practice } of [world.own, world.other, world.waiting, world.incomplete]) {
    const offer = await post(api, practice, {
      request_dates: shiftsAhead(90),
    })
    await apply(api, locum, offer)
    await confirm(api, practice, offer, locum)
  }
  for (const caller of [world.own.locum, world.own.practice.member]) await api.call('endSessions', caller, {})
  const by = async (target: Caller | Practice, mode: 'view' | 'act') =>
    impersonating(api, await createAdmin(api), target, mode)
  impersonators = {
    viewsLocum: await by(world.own.locum, 'view'),
    actsForLocum: await by(world.own.locum, 'act'),
    viewsPractice: await by(world.own.practice, 'view'),
    actsForPractice: await by(world.own.practice, 'act'),
  }
  gateway = await openGateway(api)
})
afterAll(async () => {
  vi.restoreAllMocks()
  await api.stop()
})

const operations = Object.keys(apiContract) as OperationName[]

type Impersonator = 'viewsLocum' | 'actsForLocum' | 'viewsPractice' | 'actsForPractice'

/** `owner` has the account that the caller acts for. */
type CallerAccess = { caller: Caller; owner: Caller; pair: Pair; other: Pair }
type Cell = CallerAccess & { who: CallerName; target: Target; request: RequestParts; expected: Expected }

/** With a token whose session has ended. */
const withEndedSession = (caller: Caller): Caller => ({ ...caller, claims: { ...caller.claims, auth_time: '1' } })

/** The callers and what each may access. */
const accessOf = (who: CallerName): CallerAccess => {
  const { own, other, waiting, incomplete, manager, booker, removed, newcomer, admin } = world
  const at = (caller: Caller, pair: Pair = own, owner = caller): CallerAccess => ({
    caller,
    owner,
    pair,
    other: pair === other ? own : other,
  })
  switch (who) {
    case 'otherLocum':
      return at(other.locum, other)
    case 'unapprovedLocum':
      return at(waiting.locum, waiting)
    case 'member':
      return at(own.practice.member)
    case 'manager':
      return at(manager)
    case 'booker':
      return at(booker)
    case 'otherMember':
      return at(other.practice.member, other)
    case 'unapprovedMember':
      return at(waiting.practice.member, waiting)
    case 'incompleteMember':
      return at(incomplete.practice.member, incomplete)
    case 'newcomer':
      return at(newcomer)
    case 'endedLocum':
      return at(withEndedSession(own.locum))
    case 'endedMember':
      return at(withEndedSession(own.practice.member))
    case 'removedMember':
      return at(removed)
    case 'superAdmin':
      return at(admin)
    case 'viewsLocum':
    case 'actsForLocum':
      return at(impersonators[who], own, own.locum)
    case 'viewsPractice':
    case 'actsForPractice':
      return at(impersonators[who], own, own.practice.member)
    default:
      return at(own.locum)
  }
}

const requestFor = async (
  name: OperationName,
  { owner, pair, other }: CallerAccess,
  target: Target,
): Promise<RequestParts> => {
  const { request, another, absent } = requests[name]
  if (target === 'own') return request({ api, pair, owner })
  if (target === 'absent') return absent ?? Promise.reject(new Error(`${name} has no request for something absent`))
  return (
    another ?? request({ api, pair: other, owner: owner.role === 'CompanyAdmin' ? other.practice.member : other.locum })
  )
}

/** Whether a call leaves its subject unchanged, so that others can make the same call. */
const hasNoEffect = (name: OperationName, expected: Expected): boolean =>
  expected !== 200 || apiContract[name].method === 'GET'

const cellsOf = async (name: OperationName): Promise<Cell[]> => {
  const cells: Cell[] = []
  const shared = new Map<string, RequestParts>()
  const sharedRequest = async (stands: CallerAccess, target: Target): Promise<RequestParts> => {
    const key = [target, stands.pair.locum.id, stands.owner.id].join()
    const request = shared.get(key) ?? (await requestFor(name, stands, target))
    shared.set(key, request)
    return request
  }
  for (const who of Object.keys(callers) as CallerName[]) {
    const stands = accessOf(who)
    for (const target of targetsOf(name)) {
      const expected = expectedResponse(name, who, target)
      const request = await (hasNoEffect(name, expected)
        ? sharedRequest(stands, target)
        : requestFor(name, stands, target))
      cells.push({ ...stands, who, target, request, expected })
    }
  }
  return cells
}

const tokenOf = (who: CallerName): string | undefined => (callers[who] as { token?: string }).token

/** The gateway verifies tokens, except for their use; in the long form it is before every call. */
const ask = (name: OperationName, { who, caller, request, expected }: Cell): Promise<ApiResponse> => {
  if (isImpersonator(who) && looksAtGrants(name)) asked.push({ name, who, expected })
  const token = tokenOf(who) ?? (isLongForm ? 'access' : undefined)
  if (token === undefined) return api.send(name, caller, request)
  return gateway.send(name, caller, request, token)
}

const isImpersonator = (who: CallerName): who is Impersonator => 'grant' in callers[who]
/** What is the same for everybody looks at none. */
const looksAtGrants = (name: OperationName): boolean => {
  const { access }: Operation = apiContract[name]
  return !isPublicAccess(access) && access.session !== 'unchecked'
}
const isView = (who: CallerName): boolean => who === 'viewsLocum' || who === 'viewsPractice'

const responseOf = ({ status, body }: ApiResponse): Expected =>
  status === 200 ? 200 : (body.error?.code ?? (status === 401 ? 'UNAUTHENTICATED' : status))

const withoutRequestId = ({ status, body }: ApiResponse) => ({ status, error: { ...body.error, requestId: undefined } })

describe.each(operations)('%s', (name) => {
  it('responds to every caller as the matrix says, stores nothing for refused ones and views, and doesn’t reveal what exists', async () => {
    // Restores what an earlier operation removed, such as a logo.
    for (const { practice } of [world.own, world.other, world.waiting, world.incomplete])
      await setComplete(api, practice.companyId)
    const cells = await cellsOf(name)
    const heardBy = new Map<string, ApiResponse>()
    const askAll = async (some: Cell[]) => {
      for (const cell of some) heardBy.set(`${cell.who}, ${cell.target}`, await ask(name, cell))
    }
    await setApproval(api, world.waiting, false)
    await setComplete(api, world.incomplete.practice.companyId, false)
    const stored = await api.fingerprint()
    const isViewed = ({ who }: Cell) => isImpersonator(who)
    const refused = cells.filter(({ expected }) => expected !== 200)
    await askAll(refused.filter((cell) => !isViewed(cell)))
    expect(await api.fingerprint()).toBe(stored)
    const unchanged = await api.fingerprintOfViewed()
    await askAll(refused.filter(isViewed))
    await askAll(cells.filter(({ expected, who }) => expected === 200 && isView(who)))
    expect(await api.fingerprintOfViewed()).toBe(unchanged)
    const held = [world.waiting, world.incomplete]
    await askAll(cells.filter(({ expected, pair }) => expected === 200 && held.includes(pair)))
    await setApproval(api, world.waiting, true)
    await setComplete(api, world.incomplete.practice.companyId)
    await askAll(cells.filter(({ expected, pair, who }) => expected === 200 && !held.includes(pair) && !isView(who)))

    const wrong = cells.flatMap(({ who, target, expected }) => {
      const response = heardBy.get(`${who}, ${target}`) as ApiResponse
      return responseOf(response) === expected
        ? []
        : [{ who, target, expected, response: { status: response.status, error: response.body?.error } }]
    })
    expect(wrong).toEqual([])
    const isText = (apiContract[name] as Operation).raw?.startsWith('text/')
    const documented = [...heardBy.values()].filter(({ status }) => !isText || status !== 200)
    expect(documented.flatMap((response) => undocumentedResponse(name, response))).toEqual([])
    for (const { who, expected } of cells.filter(
      ({ target, expected }) => target === 'another’s' && String(expected).endsWith('NOT_FOUND'),
    )) {
      const [foreign, absent] = [
        heardBy.get(`${who}, another’s`) as ApiResponse,
        heardBy.get(`${who}, absent`) as ApiResponse,
      ]
      expect(withoutRequestId(foreign), `${who} receives ${expected}`).toEqual(withoutRequestId(absent))
    }
  })
})

/** What was done under a grant, as the stream of commands delivers it. */
const deliverToAudit = async (): Promise<void> => {
  // Not before the API has started: the logger takes its level when it loads.
  const { eventConsumer } = await import('#functions/events/event-consumer.ts')
  const audit = auditRepository(api.db, 'audit')
  const consume = eventConsumer(
    async () => {},
    (delivered) => recordEvents({ db: api.db, audit }, delivered),
  )
  const done = (await api.scan('commands')).filter(({ by }) => (by as Audit).grantId)
  const Records = done.map((item) => ({
    eventName: 'INSERT' as const,
    dynamodb: { NewImage: marshall(item, { removeUndefinedValues: true }) },
  }))
  expect(await consume({ Records } as never)).toMatchObject({ batchItemFailures: [] })
}

it('everything that a super admin has read or done under a grant is in the audit, with both of them', async () => {
  expect(asked.length).toBeGreaterThan(operations.length)
  await deliverToAudit()
  const entries = (await api.scan('audit')) as Audit[]
  const kept = new Set(entries.map(({ op, user, for: other, grantId }) => [op, user, other, grantId].join()))
  const missing = asked.filter(({ name, who, expected }) => {
    const { caller, owner } = accessOf(who)
    return expected === 200 && !kept.has([name, caller.id, owner.id, caller.grantId].join())
  })
  // What the site asks for by itself is in the log alone.
  expect([...new Set(missing.map(({ name }) => name))].sort()).toEqual([
    'countWaitingRequests',
    'createPracticeTicket',
    'createTicket',
    'getTotalUnreadCount',
    'getUnreadNotifications',
    'reportMemberActive',
    'updateLastActive',
  ])
})

it('every request under a grant is logged with both, refused ones too', () => {
  type Line = { user?: string; account?: string; grant?: string; grantId?: string }
  const lines = logged
    .join('')
    .split('\n')
    .filter((line) => /"message":"(answered|refused)"/.test(line))
    .map((line) => JSON.parse(line) as Line)
  for (const who of Object.keys(impersonators) as Impersonator[]) {
    const { caller, owner } = accessOf(who)
    const ofGrant = lines.filter(({ grantId }) => grantId === caller.grantId)
    expect(ofGrant).toHaveLength(asked.filter((one) => one.who === who).length)
    const grant = callers[who].grant
    expect(
      ofGrant.filter((line) => line.user !== caller.id || line.account !== owner.id || line.grant !== grant),
    ).toEqual([])
  }
})

it('every error of an operation is declared in its contract', () => {
  // Those that follow from the access data.
  const always = [200, 'UNAUTHENTICATED', 'FORBIDDEN', 'MANAGERS_ONLY', 'OWNERS_ONLY', 'OWNER_ALONE', 'ONLY_VIEWED']
  const undeclared = operations.flatMap((name) => {
    const { errors }: Operation = apiContract[name]
    const heardHere = (Object.keys(callers) as CallerName[]).flatMap((who) =>
      targetsOf(name).map((target) => expectedResponse(name, who, target)),
    )
    return [...new Set(heardHere)]
      .filter((code) => ![...always, ...errors].includes(code))
      .map((code) => `${name} ${code}`)
  })
  expect(undeclared).toEqual([])
})

describe('the gateway', () => {
  it('accepts a valid token, so that the refusals above are due to the token alone', async () => {
    const response = await gateway.send('getOwnProfessional', world.own.locum, {}, 'access')
    expect(response.body.data.id).toBe(world.own.locum.id)
  })

  it.each<[string, OperationName, Impersonator, RequestParts, Expected]>([
    ['answers a reading', 'getOwnProfessional', 'viewsLocum', {}, 200],
    ['refuses a change under a view', 'saveExperience', 'viewsLocum', { body: {} }, 'ONLY_VIEWED'],
    ['refuses what is the person’s alone', 'createCalendarFeed', 'actsForLocum', {}, 'OWNER_ALONE'],
    ['refuses what is a super admin’s', 'listAudit', 'actsForPractice', { query: {} }, 'FORBIDDEN'],
    [
      'refuses what is another’s',
      'listMembers',
      'viewsPractice',
      { params: { companyId: 'OTHER' } },
      'COMPANY_NOT_FOUND',
    ],
  ])('%s under a grant', async (_, name, who, { params, ...request }, expected) => {
    const companyId = world.other.practice.companyId
    const given = { ...request, ...(params && { params: { companyId } }) }
    expect(responseOf(await gateway.send(name, impersonators[who], given, 'access'))).toBe(expected)
  })

  it('refuses a grant that has ended, and the rights of who named it', async () => {
    const admin = await createAdmin(api)
    const ended = await impersonating(api, admin, world.own.locum, 'act')
    await api.call('endImpersonation', admin, {})
    for (const name of ['getOwnProfessional', 'listAudit'] as const)
      expect(responseOf(await gateway.send(name, ended, { query: {} }, 'access'))).toBe('IMPERSONATION_ENDED')
  })

  it.each(['expired', 'foreign', 'unsigned', 'tampered', 'other issuer', 'no groups'])(
    'refuses a token that is %s',
    async (token) => {
      const response = await gateway.send('getOwnProfessional', world.own.locum, {}, token)
      expect(response.status).toBe(token === 'no groups' ? 403 : 401)
    },
  )
})
