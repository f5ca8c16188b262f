import { createHash } from 'node:crypto'
import { type HttpHandler, type HttpResponse } from '#infra/local/http.ts'
import type { Pushes } from './pushes.ts'

/** Requests to SNS are forms; other services take JSON. */
export const isForSns = ({ headers }: { headers: Record<string, string | undefined> }): boolean =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false

type Message = { APNS?: string; GCM?: string }
type Apple = { aps: { alert: { title: string } }; link: string }
type Google = { fcmV1Message: { message: { notification: { title: string }; data: { link: string } } } }

/** What a phone would show: the part of the message for its platform. */
const shownBy = (endpoint: string, message: Message): { title: string; link: string } => {
  if (endpoint.includes('/GCM/')) {
    const { notification, data } = (JSON.parse(message.GCM ?? '') as Google).fcmV1Message.message
    return { title: notification.title, link: data.link }
  }
  const { aps, link } = JSON.parse(message.APNS ?? '') as Apple
  return { title: aps.alert.title, link }
}

/** The part of SNS that sends to phones. Tests disable endpoints, as SNS does after an app was removed from a phone. */
export function openSns(pushes: Pushes) {
  const deleted = new Set<string>()
  const disabled = new Set<string>()

  const actions: Record<string, (form: URLSearchParams) => HttpResponse> = {
    CreatePlatformEndpoint: (form) => {
      const digest = createHash('sha256')
        .update(form.get('Token') ?? '')
        .digest('hex')
        .slice(0, 32)
      const arn = `${form.get('PlatformApplicationArn')?.replace(':app/', ':endpoint/')}/${digest}`
      deleted.delete(arn)
      return answer('CreatePlatformEndpoint', `<EndpointArn>${arn}</EndpointArn>`)
    },
    DeleteEndpoint: (form) => {
      deleted.add(form.get('EndpointArn') ?? '')
      return answer('DeleteEndpoint', '')
    },
    Publish: (form) => {
      const arn = form.get('TargetArn') ?? ''
      if (deleted.has(arn)) return failed(404, 'NotFound', 'No endpoint found for the target arn specified')
      if (disabled.has(arn)) return failed(400, 'EndpointDisabled', 'Endpoint is disabled')
      const message = form.get('Message') ?? ''
      const shown = shownBy(arn, JSON.parse(message) as Message)
      const id = pushes.record({ to: arn, ...shown, bytes: Buffer.byteLength(message) })
      return answer('Publish', `<MessageId>${id}</MessageId>`)
    },
  }

  const handle: HttpHandler = ({ body }) => {
    const form = new URLSearchParams(body.toString())
    const action = actions[form.get('Action') ?? '']
    return action ? action(form) : failed(400, 'InvalidAction', 'The local stack supports sending to phones only.')
  }
  return { handle, deleted, disabled }
}

const xml = (status: number, body: string): HttpResponse => ({
  status,
  headers: { 'content-type': 'text/xml; charset=utf-8' },
  body,
})

const answer = (action: string, result: string): HttpResponse =>
  xml(
    200,
    `<${action}Response xmlns="http://sns.amazonaws.com/doc/2010-03-31/"><${action}Result>${result}</${action}Result><ResponseMetadata><RequestId>local</RequestId></ResponseMetadata></${action}Response>`,
  )

const failed = (status: number, code: string, message: string): HttpResponse =>
  xml(
    status,
    `<ErrorResponse xmlns="http://sns.amazonaws.com/doc/2010-03-31/"><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error><RequestId>local</RequestId></ErrorResponse>`,
  )
