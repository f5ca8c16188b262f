import { randomUUID } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type HttpRequest, type HttpResponse, json } from './http.ts'
import type { Push } from './push/pushes.ts'
import { type Mail, outboxPage, outboxStyle } from './outbox-page.ts'

type NewMail = Omit<Mail, 'id' | 'at' | 'from' | 'to'> & { to: string | string[]; from?: string }

export type Outbox = {
  deliver: (mail: NewMail) => string
  /** The page, with a switch that makes the mail service fail, and the list for programs. */
  read: (request: HttpRequest) => HttpResponse
  /** The part of Amazon SES (version 2) that the product uses. */
  send: (request: HttpRequest) => HttpResponse
}

type Content = { Data?: string }
type SentAttachment = { FileName: string; ContentType?: string; RawContent: string }
type SendEmailBody = {
  FromEmailAddress?: string
  Destination?: { ToAddresses?: string[]; CcAddresses?: string[]; BccAddresses?: string[] }
  Content?: {
    Simple?: { Subject?: Content; Body?: { Text?: Content; Html?: Content }; Attachments?: SentAttachment[] }
  }
}

/** Stores every mail of the product in a file and shows it instead of sending it. */
export function openOutbox(dataDir: string, pushes: () => readonly Push[] = () => []): Outbox {
  const file = join(dataDir, 'outbox.jsonl')
  const mails = existsSync(file) ? readMails(file) : []
  let isDown = false
  const deliver = ({ to, from = 'no-reply@localhost', ...content }: NewMail) => {
    const mail: Mail = { id: randomUUID(), at: new Date().toISOString(), from, to: [to].flat(), ...content }
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
      if (path === '/outbox.json') return { ...json(200, found), headers: jsonHeaders }
      if (path === '/outbox/pushes') return { ...json(200, pushes()), headers: jsonHeaders }
      const [, , id, name] = path.split('/')
      if (id) return mailPart(mails, id, name)
      return {
        status: 200,
        headers: pageHeaders,
        body: outboxPage(found.slice(0, 200), address ? [] : pushes().slice(0, 50), address, isDown),
      }
    },
    send: ({ body }): HttpResponse => {
      if (isDown) return json(503, { message: 'Service Unavailable' })
      const { FromEmailAddress: from, Destination = {}, Content } = JSON.parse(body.toString()) as SendEmailBody
      const to = [Destination.ToAddresses, Destination.CcAddresses, Destination.BccAddresses].flatMap(
        (addresses) => addresses ?? [],
      )
      const { Subject, Body, Attachments = [] } = Content?.Simple ?? {}
      if (!from || to.length === 0 || !Subject?.Data || !(Body?.Text ?? Body?.Html)) {
        return badRequest('The local outbox accepts mails with a sender, a recipient and simple content.')
      }
      const [text = '', html] = [Body?.Text?.Data, Body?.Html?.Data]
      const attachments = Attachments.map(({ FileName: name, ContentType: type = '', RawContent: base64 }) => ({
        name,
        type,
        base64,
      }))
      return json(200, { MessageId: deliver({ to, from, subject: Subject.Data, text, html, attachments }) })
    },
  }
}

function readMails(file: string): Mail[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as Mail).reverse()
}

/** `/outbox/<id>` is a mail's HTML, `/outbox/<id>/<name>` a file attached to it. */
function mailPart(mails: Mail[], id: string, name: string | undefined): HttpResponse {
  const { html, attachments = [] } = mails.find((mail) => mail.id === id) ?? {}
  const attached = attachments.find((attachment) => attachment.name === name)
  if (name === undefined && html) return { status: 200, headers: { ...pageHeaders, ...mailPolicy }, body: html }
  if (!attached) return json(404, { message: 'Not Found' })
  const headers = { 'content-type': attached.type, 'content-disposition': 'attachment', ...nothingActive }
  return { status: 200, headers, body: Buffer.from(attached.base64, 'base64') }
}

const badRequest = (message: string): HttpResponse => {
  const response = json(400, { message })
  return { ...response, headers: { ...response.headers, 'x-amzn-errortype': 'BadRequestException' } }
}

const jsonHeaders = { 'content-type': 'application/json', 'cache-control': 'no-store' }
const nothingActive = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }
const pageHeaders = {
  ...nothingActive,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
}
/** As in a mail program: inline styles and pictures, nothing that runs. */
const mailPolicy = {
  'content-security-policy':
    "sandbox allow-popups allow-top-navigation-by-user-activation; default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'none'",
}
