import type { HttpResponse } from '#infra/local/http.ts'

const statuses = {
  AccessDenied: 403,
  BadDigest: 400,
  EntityTooLarge: 400,
  EntityTooSmall: 400,
  InvalidAccessKeyId: 403,
  InvalidArgument: 400,
  InvalidPolicyDocument: 400,
  InvalidRange: 416,
  KeyTooLongError: 400,
  MalformedPOSTRequest: 400,
  MethodNotAllowed: 405,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NotImplemented: 501,
  PreconditionFailed: 412,
  SignatureDoesNotMatch: 403,
  XAmzContentSHA256Mismatch: 400,
}

/** An error with S3's name. */
export class S3Error extends Error {
  readonly status: number

  constructor(code: keyof typeof statuses, message: string) {
    super(message)
    this.name = code
    this.status = statuses[code]
  }
}

export const s3Failure = ({ name, message, status }: S3Error): HttpResponse => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error>${element('Code', name)}${element('Message', message)}</Error>`,
})

export const element = (name: string, text: string | number): string =>
  `<${name}>${String(text).replace(/[&<>"'\r]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</${name}>`
