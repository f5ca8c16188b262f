import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedConfig } from '#functions/stores/seed-config.ts'
import { configSeed } from '#infra/seed/config-seed.ts'
import { PhotonImage } from '@silvia-odwyer/photon-node'
import { documentStore } from '#functions/stores/document-store.ts'
import type { BrandImageKind } from '#shared/documents/brand-images.schema.ts'
import { tenant } from '#infra/tenants/demo.ts'
import { type Api, type Caller, outcomeOf, startApi } from '#tests/support/api.ts'
import { pngOf, sendForm } from '#tests/support/documents.ts'
import { createAdmin } from '#tests/support/people.ts'
import { tenantBody } from '#tests/support/requests/tenants.ts'

const params = { id: tenant.tenantId }
const { settings } = tenantBody

let api: Api
let [one, other]: Caller[] = []
beforeAll(async () => {
  api = await startApi()
  one = await createAdmin(api)
  other = await createAdmin(api)
})
afterAll(() => api.stop())

const read = () => api.call('getEditedTenant', one as Caller, {})
const save = (by: Caller | undefined, changed: object, version = '*', key?: string) =>
  api.send('updateTenant', by, {
    params,
    body: { ...tenantBody, settings: { ...settings, ...changed } },
    version,
    ...(key && { key }),
  })
const themed = (primary: string) => ({ theme: { ...settings.theme, primary } })

beforeEach(async () => {
  expect((await save(one, {})).status).toBe(200)
})

/** A change, the field that is refused, and a part of its sentence. */
const hostile: [what: string, changed: object, field: string, sentence: RegExp][] = [
  ...[
    ['a script', 'javascript:alert(1)', /begins with https/],
    ['a script in capitals', 'JaVaScRiPt:alert(1)', /begins with https/],
    ['a script after a line break', 'https://a.example/\njavascript:alert(1)', /no spaces or control/],
    ['data', 'data:text/html,<script>alert(1)</script>', /begins with https/],
    ['a file', 'file:///etc/passwd', /begins with https/],
    ['an address without encryption', 'http://www.locumdesk.example', /begins with https/],
    ['an address without a scheme', '//evil.example', /begins with https/],
    ['a password', 'https://user:secret@evil.example/', /user name and password/],
    ['a user name that looks like a host', 'https://www.locumdesk.example@evil.example', /user name and password/],
    ['spaces', 'https://www.locumdesk.example/a page', /no spaces or control/],
    ['a tab', 'https://www.locumdesk.example/\t', /no spaces or control/],
    ['an invisible character', 'https://www.locum\u200Bdesk.example', /no spaces or control/],
    ['reversed text', 'https://www.locumdesk.example/\u202Egpj.exe', /no spaces or control/],
    ['the end of an attribute', 'https://www.locumdesk.example/"onclick=alert(1)', /such as https/],
    ['a tag', 'https://www.locumdesk.example/<script>', /such as https/],
    ['another directive of a policy', 'https://www.locumdesk.example/;script-src', /such as https/],
    ['no host', 'https://', /such as https/],
    ['a host without a domain', 'https://localhost/', /such as https/],
    ['a port that none has', 'https://www.locumdesk.example:99999', /such as https/],
    ['the number of a machine', 'https://169.254.169.254/latest', /such as https/],
    ['another spelling of such a number', 'https://0x7f000001.1', /such as https/],
    ['a host that begins with a hyphen', 'https://-a.example', /such as https/],
    ['a backslash', 'https://www.locumdesk.example\\@evil.example', /such as https|user name/],
    ['more than an address', `https://www.locumdesk.example/${'a'.repeat(300)}`, /at most 300/],
  ].map(([what, url, sentence]): [string, object, string, RegExp] => [
    `${String(what)} as an address`,
    { url },
    'settings.url',
    sentence as RegExp,
  ]),
  ['a script as the tutorials', { videoUrl: 'javascript:1' }, 'settings.videoUrl', /begins with https/],
  ['a script as a link', { links: { faq: 'javascript:1' } }, 'settings.links.faq', /begins with https/],
  ['a script as the sign-in page', { signInUrl: 'javascript:1' }, 'settings.signInUrl', /begins with https/],
  ['a word as a colour', themed('red'), 'settings.theme.primary', /#FF5F05/],
  ['a style as a colour', themed('#fff;}body{display:none'), 'settings.theme.primary', /#FF5F05/],
  ['a variable as a colour', themed('var(--x)'), 'settings.theme.primary', /#FF5F05/],
  ['an address as a colour', themed('url(https://evil.example)'), 'settings.theme.primary', /#FF5F05/],
  ['a short colour', themed('#FFF'), 'settings.theme.primary', /#FF5F05/],
  ['a colour of no such name', { theme: { ...settings.theme, evil: '#FFFFFF' } }, 'settings.theme.evil', /recognised/],
  ['another site’s picture', { logos: { light: 'https://evil.example/a.png' } }, 'settings.logos.light', /uploaded/],
  ['a path out of the folder', { logos: { dark: '/brand/../config.json' } }, 'settings.logos.dark', /uploaded/],
  ['an SVG', { logos: { light: '/brand/logo.svg' } }, 'settings.logos.light', /uploaded/],
  ['a page as a picture', { dashboardImages: ['/index.html'] }, 'settings.dashboardImages.0', /uploaded/],
  ['seven pictures', { dashboardImages: Array(7).fill('/brand/a.png') }, 'settings.dashboardImages', /at most 6/],
  ['a tag as the brand', { brandName: '<img src=x onerror=alert(1)>' }, 'settings.brandName', /Leave out < and >/],
  ['a mail’s header as the brand', { brandName: 'Desk\r\nBcc: a@evil.example' }, 'settings.brandName', /ordinary/],
  ['reversed text as the brand', { brandName: 'Desk \u202E' }, 'settings.brandName', /ordinary/],
  ['no brand', { brandName: ' ' }, 'settings.brandName', /Required/],
  ['two mailboxes', { requestsMailbox: 'a@one.example, b@two.example' }, 'settings.requestsMailbox', /e-mail/],
  [
    'a link as a name',
    { informationOfficer: { name: 'evil.com', email: 'a@one.example' } },
    'settings.informationOfficer.name',
    /web address/,
  ],
  ['texts that were never saved', { texts: { terms: 9, privacy: 9 } }, 'settings.texts', /recognised/],
  ['text as a switch', { demoMode: 'yes' }, 'settings.demoMode', /true or false/],
]

describe('what is refused, by the name of its field', () => {
  it.each(hostile)('%s', async (_, changed, field, sentence) => {
    const before = await read()
    const { status, body } = await save(one, changed)
    expect([status, body.error.code]).toEqual([400, 'VALIDATION_FAILED'])
    expect(body.error.details.fields).toEqual([{ field, message: expect.stringMatching(sentence) }])
    expect(await read()).toEqual(before)
  })

  it('settings that are not whole, each by its name', async () => {
    const bare = { settings: { theme: {}, wallet: {}, pricing: {}, companies: {} } }
    const { status, body } = await api.send('updateTenant', one, { params, body: { ...tenantBody, ...bare } })
    expect(status).toBe(400)
    const fields = body.error.details.fields.map(({ field }: { field: string }) => field.replace('settings.', ''))
    expect(fields.filter((field: string) => !field.startsWith('theme.')).toSorted()).toEqual([
      'brandName',
      'companies.requireApproval',
      'dashboardImages',
      'demoMode',
      'links',
      'liveChat',
      'logos',
      'pricing.show',
      'requestsMailbox',
      'url',
      'wallet.answerDays',
      'wallet.show',
    ])
    expect(fields.filter((field: string) => field.startsWith('theme.'))).toHaveLength(8)
  })

  it('another tenant, by either operation', async () => {
    const elsewhere = { params: { id: 'acme' } }
    expect(outcomeOf(await api.send('updateTenant', one, { ...elsewhere, body: tenantBody }))).toBe('NOT_FOUND')
    expect(outcomeOf(await api.send('restoreTenant', one, { ...elsewhere, body: { restored: 1 } }))).toBe('NOT_FOUND')
    const named = { params, body: { ...tenantBody, tenantId: 'acme' } }
    expect((await api.send('updateTenant', one, named)).body.error.details.fields[0].field).toBe('tenantId')
  })
})

it('a save is there at once, with an event that names what changed, and is in the history', async () => {
  const [before, key] = [await read(), randomUUID()]
  const { body } = await save(one, { ...themed('#004B8D'), demoMode: true }, before.version, key)
  expect(body.data).toEqual(await read())
  expect(body.data).toMatchObject({ settings: { demoMode: true, theme: { primary: '#004B8D' } } })
  const version = Number(before.version) + 1
  expect(await api.eventsOf(one as Caller, key)).toMatchObject([
    {
      type: 'tenant.changed',
      subject: tenant.tenantId,
      data: { version, by: one?.id, fields: ['settings.demoMode', 'settings.theme.primary'] },
    },
  ])
  const [newest] = await api.list('listTenantVersions', one as Caller)
  expect(newest).toMatchObject({
    version,
    by: { id: one?.id },
    changes: [
      { field: 'settings.demoMode', before: false, after: true },
      { field: 'settings.theme.primary', before: '#FF5F05', after: '#004B8D' },
    ],
  })
})

it('of two super admins who save at once, one is refused and undoes nothing of the other', async () => {
  const { version } = await read()
  const answers = await Promise.all([
    save(one, { brandName: 'One' }, version),
    save(other, { brandName: 'Other' }, version),
  ])
  expect(answers.map(outcomeOf).map(String).toSorted()).toEqual(['200', 'STALE_STATE'])
  const kept = await read()
  expect(kept.settings.brandName).toBe(outcomeOf(answers[0] as never) === 200 ? 'One' : 'Other')
  expect(outcomeOf(await save(other, { brandName: 'Third' }, kept.version))).toBe(200)
})

it('an earlier version is restored as a new one; a page of the history ends where the next begins', async () => {
  const { version: original } = await read()
  for (const at of Array.from({ length: 26 }, (_, index) => index))
    expect((await save(other, { brandName: `Brand ${at}` })).status).toBe(200)
  const { version } = await read()
  const restore = (by: Caller | undefined, from: string) =>
    api.send('restoreTenant', by, { params, body: { restored: Number(original), version: from } })
  expect(outcomeOf(await restore(one, original))).toBe('STALE_STATE')
  const restored = await restore(one, version)
  expect(restored.body.data).toMatchObject({ settings, version: String(Number(version) + 1) })
  expect(outcomeOf(await api.send('restoreTenant', one, { params, body: { restored: 999_999 }, version: '*' }))).toBe(
    'NOT_FOUND',
  )
  const pages = await api.pages('listTenantVersions', one as Caller)
  const saved = pages.flatMap(({ body }) => body.Items)
  expect(pages[0]?.body.Items).toHaveLength(25)
  expect(saved[0]).toMatchObject({ restored: Number(original), changes: [{ before: 'Brand 25', after: 'Locum Desk' }] })
  expect(saved.map((entry) => entry.version)).toEqual(saved.map((_, at) => saved.length - at))
  expect(saved.at(-1)).toMatchObject({ version: 1, changes: [] })
})

it.each([
  ['updateTenant', { params, body: tenantBody }],
  ['restoreTenant', { params, body: { restored: 1 } }],
  ['saveLegalText', { params: { ...params, kind: 'terms' }, body: { text: 'Others.' } }],
] as const)('%s is refused if it names no version', async (operation, request) => {
  const { body } = await api.send(operation, one, request)
  expect(body.error.details.fields).toEqual([{ field: 'If-Match', message: 'Required' }])
})

it('a deployment seeds what is missing, and leaves what was edited', async () => {
  await save(one, { ...themed('#0B3D91'), brandName: 'Edited' })
  const edited = await read()
  expect(await seedConfig(api.db, 'config', configSeed({ tenant }))).toBe(0)
  expect(await read()).toEqual(edited)
})

it('everyone reads it without signing in; a save that changes nothing makes no version', async () => {
  const { version } = await read()
  expect((await save(one, {})).body.data.version).toBe(version)
  expect((await api.send('getTenant', undefined, { params })).body.data).toMatchObject({ tenantId: 'demo' })
})

describe('a text that people agree to', () => {
  const terms = { params: { ...params, kind: 'terms' as const } }
  const current = () => api.call('getLegalText', other as Caller, terms)
  const saveText = (text: string, version = '*') =>
    api.send('saveLegalText', one, { ...terms, body: { text }, version })

  it('gets a new version with each save, which is the current one; earlier ones stay as they were', async () => {
    const first = await current()
    expect(first).toMatchObject({ kind: 'terms', version: 1, text: expect.stringContaining('# Your account') })
    const { body } = await saveText('# The rules\n\nBe on time.', '1')
    expect(body.data).toMatchObject({ version: 2, text: '# The rules\n\nBe on time.' })
    expect((await read()).settings.texts).toEqual({ terms: 2, privacy: 1 })
    expect(outcomeOf(await saveText('Others.', '1'))).toBe('STALE_STATE')
    expect((await saveText('# The rules\n\nBe on time.')).body.data.version).toBe(2)
    const named = (version: string) => api.send('getLegalText', undefined, { ...terms, query: { version } })
    expect((await named('1')).body.data).toEqual(first)
    expect(outcomeOf(await named('9'))).toBe('NOT_FOUND')
    const [newest] = await api.list('listTenantVersions', one as Caller)
    expect(newest.changes).toEqual([{ field: 'settings.texts.terms', before: 1, after: 2 }])
  })

  it('stays when an earlier version of the settings is restored, or the settings are saved', async () => {
    const before = (await read()).settings.texts
    await api.call('restoreTenant', one as Caller, { params, body: { restored: 1 }, version: '*' })
    expect((await save(one, { brandName: 'One' })).body.data.settings.texts).toEqual(before)
  })

  it.each([
    ['nothing', ' ', 'Required'],
    ['too much', 'a'.repeat(40_001), 'Use at most 40000 characters'],
    ['a control character', 'Good\u0007', 'Use ordinary characters only'],
    ['reversed text', 'Good \u202Egnp', 'Use ordinary characters only'],
  ])('is refused with %s', async (_, text, message) => {
    const { body } = await saveText(text)
    expect(body.error.details.fields).toEqual([{ field: 'text', message }])
  })
})

describe('a picture of the brand', () => {
  const uploaded = async (kind: BrandImageKind, bytes: Buffer) => {
    const body = { kind, type: 'image/png' as const, size: bytes.length }
    const { uploadId, ...form } = await api.call('openBrandUpload', one as Caller, { body })
    expect((await sendForm(form, bytes)).status).toBe(204)
    return api.send('checkBrandImage', one, { body: { kind, uploadId } })
  }
  const fileAt = async (path: string) =>
    Buffer.from((await (await documentStore('documents')()).read(path.slice(1))) ?? [])

  it('is drawn anew under a name that follows from its content, and can be named by the settings from then on', async () => {
    const logo = await uploaded('brandLogo', pngOf(1280, 200, { extra: [['tEXt', Buffer.from('Comment\0<script>')]] }))
    const { path, width, height } = logo.body.data
    expect([width, height]).toEqual([640, 100])
    expect(path).toMatch(/^\/brand\/[\da-f]{32}\.png$/)
    expect((await fileAt(path)).includes('<script>')).toBe(false)
    expect((await uploaded('brandLogo', pngOf(1280, 200))).body.data.path).toBe(path)
    const photo = (await uploaded('dashboardImage', pngOf(1600, 1200))).body.data
    expect(photo).toMatchObject({ width: 960, height: 720, path: expect.stringMatching(/\.jpg$/) })
    expect(api.files('incoming/')).toEqual([])
    const saved = await save(one, { logos: { light: path }, dashboardImages: [photo.path] })
    expect(saved.body.data.settings).toMatchObject({ logos: { light: path }, dashboardImages: [photo.path] })
  })

  it('keeps its transparency as a logo, and is white there as a dashboard image', async () => {
    const clear = Buffer.from(new PhotonImage(new Uint8Array(40 * 40 * 4), 40, 40).get_bytes())
    const pixelOf = async (kind: BrandImageKind) => {
      const { path } = (await uploaded(kind, clear)).body.data
      return [
        ...PhotonImage.new_from_byteslice(await fileAt(path))
          .get_raw_pixels()
          .slice(0, 4),
      ]
    }
    expect(await pixelOf('brandLogo')).toEqual([0, 0, 0, 0])
    expect(await pixelOf('dashboardImage')).toEqual([255, 255, 255, 255])
  })

  it('that is an SVG is refused by name, whether it says so or not', async () => {
    const sentence = 'Please choose a PNG, JPG or GIF picture. An SVG can contain a script'
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const named = { kind: 'brandLogo', type: 'image/svg+xml', size: svg.length }
    const asked = await api.send('openBrandUpload', one, { body: named })
    expect(asked.body.error.details.fields).toEqual([{ field: 'type', message: sentence }])
    const { body } = await uploaded('brandLogo', svg)
    expect([body.error.code, body.error.details.fields]).toEqual([
      'FILE_TYPE_NOT_ALLOWED',
      [{ field: 'uploadId', message: sentence }],
    ])
  })

  it('that was never uploaded can’t be named', async () => {
    const { body } = await save(one, { logos: { dark: `/brand/${'0'.repeat(32)}.png` } })
    expect(body.error.details.fields).toEqual([
      { field: 'settings.logos.dark', message: 'Choose an image that was uploaded here' },
    ])
  })
})
