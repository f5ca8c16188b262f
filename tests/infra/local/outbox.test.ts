import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type HttpServer, serveHttp } from '#infra/local/http.ts'
import { openOutbox } from '#infra/local/outbox.ts'
import { localCredentials } from '#infra/local/sigv4.ts'
import { temporaryFolder } from './assembly-fixture.ts'

const dataDir = temporaryFolder()
let server: HttpServer
let ses: SESv2Client

beforeAll(async () => {
  const outbox = openOutbox(dataDir)
  server = await serveHttp(
    (request) => (request.path.startsWith('/v2/') ? outbox.send(request) : outbox.read(request)),
    {
      port: 0,
      maxBodyBytes: 1_000_000,
      onError: (error) => console.error(error),
    },
  )
  ses = new SESv2Client({ endpoint: server.url, region: 'eu-west-1', credentials: localCredentials, maxAttempts: 1 })
})
afterAll(() => server.close())

const send = (to: string, subject: string, text: string) =>
  ses.send(
    new SendEmailCommand({
      FromEmailAddress: 'Locum <no-reply@example.com>',
      Destination: { ToAddresses: [to] },
      Content: { Simple: { Subject: { Data: subject }, Body: { Text: { Data: text } } } },
    }),
  )
const listed = async (query = '') =>
  (await (await fetch(`${server.url}/outbox.json${query}`)).json()) as { subject: string; to: string[] }[]

it('lists mails newest first, and those to one address regardless of case', async () => {
  await send('thandi@example.com', 'Your code', 'Enter 204816 to go on.')
  await send('other@example.com', 'Booked <b>now</b>', 'See http://localhost:3000/b/123456 & rest.')
  expect((await listed()).map(({ subject }) => subject)).toEqual(['Booked <b>now</b>', 'Your code'])
  expect(await listed('?to=Thandi@Example.com')).toMatchObject([{ to: ['thandi@example.com'], subject: 'Your code' }])
})

it('is a page that highlights codes, links addresses and escapes markup', async () => {
  const response = await fetch(`${server.url}/outbox`)
  const page = await response.text()
  expect(page).toContain('Enter <code>204816</code> to go on.')
  expect(page).toContain('<a href="http://localhost:3000/b/123456">http://localhost:3000/b/123456</a> &#38; rest.')
  expect(page).toContain('Booked &#60;b&#62;now&#60;/b&#62;')
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
  expect(page).not.toMatch(/<script|style=/)
})

it('shows a mail’s HTML where nothing of it can run, and its attachments as files', async () => {
  await ses.send(
    new SendEmailCommand({
      FromEmailAddress: 'Locum <no-reply@example.com>',
      Destination: { ToAddresses: ['whole@example.com'] },
      Content: {
        Simple: {
          Subject: { Data: 'Booked' },
          Body: { Text: { Data: 'You are booked.' }, Html: { Data: '<h1>You are booked</h1>' } },
          Attachments: [
            { FileName: 'booking.ics', ContentType: 'text/calendar', RawContent: Buffer.from('BEGIN:VCALENDAR') },
          ],
        },
      },
    }),
  )
  const page = await (await fetch(`${server.url}/outbox?to=whole@example.com`)).text()
  const [html = '', file = ''] = [...page.matchAll(/href="(\/outbox\/[^"]+)"/g)].map(([, path]) => path)
  const mail = await fetch(server.url + html)
  expect(await mail.text()).toBe('<h1>You are booked</h1>')
  expect(mail.headers.get('content-security-policy')).toMatch(/^sandbox allow-popups.*; default-src 'none'/)
  const attached = await fetch(server.url + file)
  expect(await attached.text()).toBe('BEGIN:VCALENDAR')
  expect([attached.headers.get('content-type'), attached.headers.get('content-disposition')]).toEqual([
    'text/calendar',
    'attachment',
  ])
  for (const path of [`${html}x`, `${html}/other.ics`]) expect((await fetch(server.url + path)).status).toBe(404)
})

it('simulates a mail service that is down while its page says so, and accepts that from its own page only', async () => {
  const turn = (service: string, site = 'same-origin') =>
    fetch(`${server.url}/outbox`, {
      method: 'POST',
      body: new URLSearchParams({ service }),
      headers: { 'sec-fetch-site': site },
      redirect: 'manual',
    })
  const before = (await listed()).length
  expect((await turn('down', 'cross-site')).status).toBe(403)
  expect((await turn('down')).status).toBe(303)
  expect(await (await fetch(`${server.url}/outbox`)).text()).toContain('The mail service is down')
  await expect(send('thandi@example.com', 'Late', 'Later.')).rejects.toMatchObject({
    $metadata: { httpStatusCode: 503 },
  })
  await turn('up')
  expect(await listed()).toHaveLength(before)
})

it('keeps its mails over a restart', () => {
  const response = openOutbox(dataDir).read({
    path: '/outbox.json',
    query: '',
    method: 'GET',
    headers: {},
    body: Buffer.alloc(0),
    signedPath: '',
    sourceIp: '',
  })
  expect(JSON.parse(String(response.body))).toMatchObject([
    { subject: 'Booked', attachments: [{ name: 'booking.ics' }] },
    { subject: 'Booked <b>now</b>' },
    { subject: 'Your code' },
  ])
})

it('refuses a mail without a recipient', async () => {
  const mail = new SendEmailCommand({
    FromEmailAddress: 'a@example.com',
    Content: { Simple: { Subject: { Data: 'x' }, Body: { Text: { Data: 'y' } } } },
  })
  await expect(ses.send(mail)).rejects.toMatchObject({ name: 'BadRequestException' })
})
