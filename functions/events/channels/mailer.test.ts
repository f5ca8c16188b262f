import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { MessageRejected, SendEmailCommand, SESv2Client, TooManyRequestsException } from '@aws-sdk/client-sesv2'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { mailer } from './mailer.ts'

const client = new SESv2Client({ region: 'eu-west-1' })
const ses = mockClient(client)
beforeEach(() => void ses.reset())

const brand = { name: 'Brand "One" \\', mark: '#FF5F05', solid: '#C74600', fg: '#C74600', link: '#006EAB' }
const sender = { from: 'hello@brand.test', readBrand: async () => brand, siteUrl: 'https://brand.test' }
const send = mailer(sender, client)
const mail = {
  to: 'thandi@people.test',
  title: 'Booked:\r\nBcc: all@people.test',
  text: 'Flu & <b>fever</b>\nSecond line',
  link: '/locum/dashboard',
}
const metadata = (httpStatusCode: number) => ({ message: 'no', $metadata: { httpStatusCode } })

describe('a mail', () => {
  it('is sent to one address in the brand’s name, without injected headers', async () => {
    ses.on(SendEmailCommand).resolves({})
    await send(mail)
    const [{ args } = { args: [] }, ...more] = ses.commandCalls(SendEmailCommand)
    expect(more).toEqual([])
    const { FromEmailAddress, Destination, Content } = args[0]?.input ?? {}
    expect([FromEmailAddress, Destination]).toEqual([
      '"Brand One " <hello@brand.test>',
      { ToAddresses: ['thandi@people.test'] },
    ])
    expect(Content?.Simple?.Subject?.Data).toBe('Booked: Bcc: all@people.test')
    expect(Content?.Simple?.Body?.Text?.Data).toContain('Open Brand "One" \\: https://brand.test/locum/dashboard')
    expect(Content?.Simple?.Body?.Html?.Data).toMatch(
      />Flu &amp; &lt;b&gt;fever&lt;\/b&gt;<\/p>\n<p [^>]+>Second line</,
    )
    expect(Content?.Simple?.Attachments).toBeUndefined()
  })

  it('has a calendar file attached, and a button named for the page that it opens', async () => {
    ses.on(SendEmailCommand).resolves({})
    await send({ ...mail, link: '/locum/dashboard/bookings/B1', calendar: 'BEGIN:VCALENDAR' })
    const { Simple } = ses.commandCalls(SendEmailCommand)[0]?.args[0].input.Content ?? {}
    expect(Simple?.Body?.Text?.Data).toContain('View booking: https://brand.test/locum/dashboard/bookings/B1')
    const [{ RawContent, ...file } = {}] = Simple?.Attachments ?? []
    expect([String(RawContent), file]).toEqual([
      'BEGIN:VCALENDAR',
      { FileName: 'booking.ics', ContentType: 'text/calendar; charset=utf-8', ContentTransferEncoding: 'BASE64' },
    ])
  })

  it.each([
    ['refused', new MessageRejected(metadata(400))],
    ['throttled', new TooManyRequestsException(metadata(429))],
    ['not answered in time', Object.assign(new Error('no answer'), { name: 'TimeoutError' })],
    ['cut off', Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' })],
  ])('that is %s is not retried here: the error is thrown, and the queue retries its message', async (_, error) => {
    ses.on(SendEmailCommand).rejects(error)
    await expect(send(mail)).rejects.toBe(error)
    expect(ses.commandCalls(SendEmailCommand)).toHaveLength(1)
  })
})

describe('a mail service that does not respond', () => {
  const silent = createServer(() => {})
  beforeAll(() => new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve)))
  afterAll(() => {
    vi.useRealTimers()
    vi.unstubAllEnvs()
    silent.closeAllConnections()
    silent.close()
  })

  it('times out before its Lambda does', async () => {
    const { port } = silent.address() as AddressInfo
    const settings = {
      AWS_ENDPOINT_URL_SESV2: `http://127.0.0.1:${port}`,
      AWS_REGION: 'eu-west-1',
      AWS_ACCESS_KEY_ID: 'a',
      AWS_SECRET_ACCESS_KEY: 'b',
    }
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const start = Date.now()
    const outcome = mailer(sender)(mail).then(
      () => 'sent',
      (error: Error) => error.name,
    )
    let settled: string | undefined
    void outcome.then((name) => (settled = name))
    while (!settled && Date.now() - start < 60_000) {
      await vi.advanceTimersByTimeAsync(100)
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(settled).toBe('TimeoutError')
    expect(Date.now() - start).toBeLessThan(15_000)
  })
})
