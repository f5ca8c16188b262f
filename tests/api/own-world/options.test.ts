import { rmSync } from 'node:fs'
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { optionSeed } from '#infra/seed/options/option-seed.ts'
import { seedConfig } from '#functions/stores/seed-config.ts'
import { configSeed } from '#infra/seed/config-seed.ts'
import { optionListsRepository } from '#functions/stores/option-lists.repository.ts'
import { optionsRepository } from '#functions/stores/options.repository.ts'
import { listIndustries, listOptionsOfCategory, listOptions } from '#functions/options/list-options.ts'
import { configReader } from '#functions/platform/dynamo/config-reader.ts'
import { writeOne } from '#functions/platform/dynamo/write-one.ts'
import { legalTextsRepository } from '#functions/stores/legal-texts.repository.ts'
import { tenantVersionsRepository } from '#functions/stores/tenant-versions.repository.ts'
import { tenantsRepository } from '#functions/stores/tenants.repository.ts'
import { getTenant } from '#functions/tenants/get-tenant.ts'
import { type Dynamo, dynamoClient, startDynamo } from '#infra/local/dynamodb.ts'
import { createTables } from '#infra/local/dynamodb-tables.ts'
import type { OptionList, OptionRow } from '#shared/options/option-lists.schema.ts'
import type { OptionCategory } from '#shared/options/options.schema.ts'
import { tenant } from '#infra/tenants/demo.ts'
import { newDataFolder } from '#tests/support/data-folder.ts'

const dataDir = newDataFolder('options')
const table = 'config'
const older = 'older-config'
const noon = '2026-11-20T12:00:00.000Z'
const afterOneMinute = '2026-11-20T12:01:00.000Z'

let dynamo: Dynamo
let db: DynamoDBDocumentClient
let context: { now: string; tenantId: string; options: ReturnType<typeof optionsRepository> }

beforeAll(async () => {
  dynamo = await startDynamo({ dataDir, log: () => {}, onDeath: (reason) => expect.unreachable(reason.message) })
  const client = dynamoClient(dynamo.endpoint)
  const keys = ['pk', 'sk'].map((name) => ({ AttributeName: name, AttributeType: 'S' as const }))
  const KeySchema = [
    { AttributeName: 'pk', KeyType: 'HASH' as const },
    { AttributeName: 'sk', KeyType: 'RANGE' as const },
  ]
  const properties = { AttributeDefinitions: keys, KeySchema }
  await createTables(
    client,
    [
      { ref: table, properties },
      { ref: older, properties },
    ] as never[],
    () => {},
  )
  db = DynamoDBDocumentClient.from(client)
  await seedConfig(db, table, configSeed({ tenant }))
})
afterAll(async () => {
  await dynamo.stop()
  rmSync(dataDir, { recursive: true })
})
beforeEach(() => {
  context = { now: noon, tenantId: 'demo', options: optionsRepository(configReader(db, table)) }
})

const given = { query: undefined, body: undefined }
const industriesOf = (tenantId: string) => listIndustries(context, { ...given, params: { tenantId } })
const listed = async (now: string, category: OptionCategory) =>
  (await listOptionsOfCategory({ ...context, now }, { ...given, params: { category } })).items.map(({ name }) => name)

/** Saves a list of the options with its rows changed. */
const change = async (name: string, changed: (rows: OptionRow[]) => OptionRow[]) => {
  const repository = optionListsRepository(db, table)
  const stored = await repository.get()
  const lists = stored.lists.map((list) =>
    list.list === name ? ({ ...list, rows: changed(list.rows) } as OptionList) : list,
  )
  await writeOne(db, repository.save({ ...stored, lists }))
}

describe('options', () => {
  it('are returned as seeded, each category in order', async () => {
    const { items } = await listOptions(context)
    const withoutExpertise = items.map((option) =>
      option.category === 'industries'
        ? { ...option, subs: option.subs.filter(({ code }) => !code.endsWith('-expertise')) }
        : option,
    )
    expect(withoutExpertise.filter(({ category }) => category !== 'public-holidays')).toEqual(optionSeed)
  })

  it('show industries with their skills', async () => {
    const { items: industries } = await industriesOf('demo')
    expect(industries[1]).toMatchObject({
      name: 'Pharmacy',
      alsoFinds: ['Nursing'],
      skills: expect.arrayContaining([expect.objectContaining({ code: 'pharmacy-dispensing' })]),
    })
    expect(industries[1]?.expertise).toEqual(
      expect.arrayContaining([
        { industry: 'Pharmacy', expertise: 'not specified' },
        { industry: 'Nursing', expertise: 'Wound care' },
      ]),
    )
    expect(industries[1]).not.toHaveProperty('subs')
  })

  it('include no other tenant’s industries', async () => {
    await expect(industriesOf('acme')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('are read again after a minute', async () => {
    const names = (now: string) => listed(now, 'systems')
    expect(await names(noon)).toContain('Propharm')
    await change('systems', (rows) =>
      rows.map((row) => ({ ...row, ...(row.code === 'Propharm' && { isdeleted: true }) })),
    )
    expect(await names('2026-11-20T12:00:59.999Z')).toContain('Propharm')
    expect(await names(afterOneMinute)).not.toContain('Propharm')
  })

  it('are not cached when the read failed', async () => {
    let broken = true
    const flaky = {
      send: (command: never) => (broken ? Promise.reject(new Error('down')) : db.send(command)),
    } as unknown as DynamoDBDocumentClient
    const options = optionsRepository(configReader(flaky, table))
    await expect(options.listCategory('banks', noon)).rejects.toThrow('down')
    broken = false
    expect(await options.listCategory('banks', noon)).toHaveLength(10)
  })

  it('are seeded by a deployment that had a tenant and options of an earlier form, whose tenant stays', async () => {
    const { requestsMailbox, liveChat, demoMode, texts, ...others } = tenant.settings
    const settings = { ...others, brandName: 'Before' }
    const before = [
      { pk: 'tenant', sk: tenant.tenantId, version: 3, v: 1, ...tenant, settings },
      { pk: 'banks', sk: 'Own Bank', version: 1, v: 1, category: 'banks', name: 'Own Bank', order: 0 },
    ]
    for (const Item of before) await db.send(new PutCommand({ TableName: older, Item }))
    expect(await seedConfig(db, older, configSeed({ tenant }))).toBe(4)
    const read = configReader(db, older)
    expect(await optionsRepository(read).listCategory('banks', noon)).toHaveLength(10)
    expect((await legalTextsRepository(db, older).get('privacy', 1))?.text).toContain('# What we store')
    const stored = await tenantVersionsRepository(db, older).get(tenant.tenantId)
    expect(stored).toMatchObject({ version: 3, settings: { ...settings, requestsMailbox, liveChat, demoMode, texts } })
  })

  it('keep a super admin’s changes when seeded again', async () => {
    await change('languages', (rows) => rows.toReversed())
    expect(await seedConfig(db, table, configSeed({ tenant }))).toBe(0)
    expect((await listed(noon, 'languages')).at(-1)).toBe('Afrikaans')
    const years = ['2025', '2026', '2027', '2028']
    expect(await listed(noon, 'public-holidays')).toEqual(years)
    expect(await listed('2027-01-01T12:00:00.000Z', 'public-holidays')).toEqual([...years.slice(1), '2029'])
  })
})

describe('tenants', () => {
  it('are returned by id, with their settings', async () => {
    const tenants = tenantsRepository(configReader(db, table))
    const { settings } = await getTenant({ now: noon, tenants }, { ...given, params: { id: 'demo' } })
    expect(settings).toMatchObject({ brandName: 'Locum Desk', wallet: { show: true }, pricing: { show: true } })
    expect(settings.theme.primary).toBe('#FF5F05')
    await expect(getTenant({ now: noon, tenants }, { ...given, params: { id: 'acme' } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

describe('over the API', () => {
  type Handler = (event: APIGatewayProxyEventV2, context: never) => Promise<APIGatewayProxyStructuredResultV2>
  let handlers: Record<'options' | 'tenants', Handler>

  beforeAll(async () => {
    Object.assign(process.env, {
      CONFIG_TABLE: table,
      USERS_TABLE: 'users',
      COMMANDS_TABLE: 'commands',
      TENANT_ID: 'demo',
      DOCUMENTS_BUCKET: 'documents',
      CHECKS: 'true',
      AWS_REGION: 'eu-west-1',
      AWS_ENDPOINT_URL_DYNAMODB: dynamo.endpoint,
      AWS_ACCESS_KEY_ID: 'local',
      AWS_SECRET_ACCESS_KEY: 'local',
    })
    const [options, tenants] = await Promise.all([
      import('#functions/options/options.lambda.ts'),
      import('#functions/tenants/tenants.lambda.ts'),
    ])
    handlers = { options: options.handler, tenants: tenants.handler }
  })

  const call = async (
    slice: 'options' | 'tenants',
    routeKey: string,
    pathParameters: Record<string, string>,
    group?: string,
  ) => {
    const claims = { sub: '0b7c1a52-6a0d-4c1b-9d0e-3f6f1f2a7b11', token_use: 'access', 'cognito:groups': `[${group}]` }
    const requestContext = { requestId: 'r-1', ...(group && { authorizer: { jwt: { claims } } }) }
    const event = { routeKey, pathParameters, headers: {}, requestContext } as unknown as APIGatewayProxyEventV2
    const { statusCode, body, headers } = await handlers[slice](event, {} as never)
    return {
      status: statusCode,
      version: headers?.['options-version'],
      body: JSON.parse(body ?? '') as Record<string, unknown>,
    }
  }

  it.each(['Locum', 'CompanyAdmin', 'SuperAdmin'])('%s reads all of them, as the contract says', async (group) => {
    const { status, body, version } = await call('options', 'GET /options', {}, group)
    expect(status).toBe(200)
    expect(body.Count).toBe((body.Items as unknown[]).length)
    expect(body.Count).toBe(60)
    expect(version).toBe(String((await optionListsRepository(db, table).get()).version))
  })

  it('returns one category, and names the field if there is no such category', async () => {
    const key = 'GET /options/category/{category}'
    expect((await call('options', key, { category: 'provinces' }, 'Locum')).body).toMatchObject({ Count: 9 })
    const wrong = await call('options', key, { category: 'planets' }, 'Locum')
    expect(wrong.status).toBe(400)
    expect(wrong.body).toMatchObject({ error: { details: { fields: [{ field: 'category' }] } } })
  })

  it('returns the tenant’s industries', async () => {
    const key = 'GET /options/industries/{tenantId}'
    expect((await call('options', key, { tenantId: 'demo' }, 'CompanyAdmin')).body).toMatchObject({ Count: 10 })
    expect((await call('options', key, { tenantId: 'acme' }, 'CompanyAdmin')).status).toBe(404)
  })

  it('requires a sign-in, except for the tenant', async () => {
    expect((await call('options', 'GET /options', {})).status).toBe(401)
    const { status, body, version } = await call('tenants', 'GET /tenant/get/{id}', { id: 'demo' })
    expect(status).toBe(200)
    expect(version).toBeUndefined()
    expect(body).toMatchObject({ data: { tenantId: 'demo', settings: { brandName: 'Locum Desk' } } })
  })
})
