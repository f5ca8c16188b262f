import { randomUUID } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type HttpRequest, type HttpResponse, json } from './http.ts'
import { type Mail, outboxPage, outboxStyle } from './outbox-page.ts'

type NewMail = { to: string | string[]; subject: string; text: string; from?: string; html?: string }

export type Outbox = {
  deliver: (mail: NewMail) => string
  /** The page, with a switch that makes the mail service fail, and the list for programs. */
  read: (request: HttpRequest) => HttpResponse
  /** The part of Amazon SES (version 2) that the product uses. */
  send: (request: HttpRequest) => HttpResponse
}

type Content = { Data?: string }
type SendEmailBody = {
  FromEmailAddress?: string
  Destination?: { ToAddresses?: string[]; CcAddresses?: string[]; BccAddresses?: string[] }
  Content?: { Simple?: { Subject?: Content; Body?: { Text?: Content; Html?: Content } } }
}

/** Stores every mail of the product in a file and shows it instead of sending it. */
export function openOutbox(dataDir: string): Outbox {
  const file = join(dataDir, 'outbox.jsonl')
  const mails = existsSync(file) ? readMails(file) : []
  let isDown = false
  const deliver = ({ to, subject, text, html, from = 'no-reply@localhost' }: NewMail) => {
    const mail: Mail = { id: randomUUID(), at: new Date().toISOString(), from, to: [to].flat(), subject, text, html }
    appendFileSync(file, `${JSON.stringify(mail)}\n`)
    mails.unshift(mail)
    return mail.id
  }
  return {
    deliver,
    read: (request): HttpResponse => {
      const { path, query, method, headers, body } = request
      if (method === 'POST') {
        // The page sends no origin or referrer, so the request's site is checked instead.
        if (headers['sec-fetch-site'] !== 'same-origin') return json(403, { message: 'Forbidden' })
        isDown = new URLSearchParams(body.toString()).get('service') === 'down'
        return { status: 303, headers: { location: '/outbox' } }
      }
      const address = new URLSearchParams(query).get('to')?.trim().toLowerCase() ?? ''
      const found = address
        ? mails.filter(({ to }) => to.some((receiver) => receiver.toLowerCase() === address))
        : mails
      if (path === '/outbox.css')
        return { status: 200, headers: { 'content-type': 'text/css; charset=utf-8' }, body: outboxStyle }
      if (path === '/outbox.json')
        return { ...json(200, found), headers: { 'content-type': 'application/json', 'cache-control': 'no-store' } }
      return { status: 200, headers: pageHeaders, body: outboxPage(found.slice(0, 200), address, isDown) }
    },
    send: ({ body }): HttpResponse => {
      if (isDown) return json(503, { message: 'Service Unavailable' })
      const { FromEmailAddress: from, Destination = {}, Content } = JSON.parse(body.toString()) as SendEmailBody
      const to = [Destination.ToAddresses, Destination.CcAddresses, Destination.BccAddresses].flatMap(
        (addresses) => addresses ?? [],
      )
      const { Subject, Body } = Content?.Simple ?? {}
      if (!from || to.length === 0 || !Subject?.Data || !(Body?.Text ?? Body?.Html)) {
        return badRequest('The local outbox accepts mails with a sender, a recipient and simple content.')
      }
      return json(200, {
        MessageId: deliver({ to, from, subject: Subject.Data, text: Body?.Text?.Data ?? '', html: Body?.Html?.Data }),
      })
    },
  }
}

function readMails(file: string): Mail[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as Mail).reverse()
}

const badRequest = (message: string): HttpResponse => {
  const response = json(400, { message })
  return { ...response, headers: { ...response.headers, 'x-amzn-errortype': 'BadRequestException' } }
}

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}
