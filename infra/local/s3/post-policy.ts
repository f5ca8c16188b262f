import { isSame, localCredentials, sign } from '#infra/local/sigv4.ts'
import { S3Error } from './s3-error.ts'

export type PostForm = { fields: Record<string, string>; file: Buffer; fileName: string }

type Condition = Record<string, string> | [operator: string, name: string | number, value: string | number]

const uncovered = new Set(['policy', 'x-amz-signature', 'file', 'bucket'])

/** Reads a browser's form. As in S3, fields after the file are ignored. */
export async function readForm(body: Buffer, contentType = ''): Promise<PostForm> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => undefined)
  const fields: Record<string, string> = {}
  for (const [name, value] of form ?? []) {
    if (value instanceof File) {
      if (name.toLowerCase() !== 'file') break
      return { fields, file: Buffer.from(await value.arrayBuffer()), fileName: value.name }
    }
    fields[name.toLowerCase()] = value
  }
  throw new S3Error(
    'MalformedPOSTRequest',
    'The body of your POST request is not well-formed multipart/form-data with a file.',
  )
}

/** Checks signature, expiry and conditions, and refuses fields that the policy doesn't name. */
export function checkPolicy({ fields, file }: PostForm, bucket: string, key: string, now: Date) {
  const { policy = '', 'x-amz-credential': credential = '', 'x-amz-signature': signature = '' } = fields
  const [accessKeyId, ...scope] = credential.split('/')
  if (!policy || !signature) throw new S3Error('AccessDenied', 'Access Denied')
  if (accessKeyId !== localCredentials.accessKeyId)
    throw new S3Error('InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.')
  if (!isSame(sign(policy, scope.join('/')), signature)) {
    throw new S3Error(
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided.',
    )
  }
  const { expiration, conditions } = readPolicy(policy)
  if (!(Date.parse(expiration) > now.getTime())) throw refused('Policy expired.')
  const given: Record<string, string> = { ...fields, key, bucket }
  const covered = new Set<string>()
  for (const condition of conditions) checkCondition(condition, given, file.length, covered)
  const extra = Object.keys(fields).find(
    (name) => !covered.has(name) && !uncovered.has(name) && !name.startsWith('x-ignore-'),
  )
  if (extra) throw refused(`Extra input fields: ${extra}`)
}

function readPolicy(policy: string): { expiration: string; conditions: Condition[] } {
  try {
    const { expiration, conditions } = JSON.parse(Buffer.from(policy, 'base64').toString()) as {
      expiration: string
      conditions: Condition[]
    }
    if (Array.isArray(conditions)) return { expiration, conditions }
  } catch {
    // Reported below.
  }
  throw new S3Error('InvalidPolicyDocument', 'The policy is not a JSON document with conditions.')
}

function checkCondition(condition: Condition, given: Record<string, string>, size: number, covered: Set<string>) {
  const [operator, first, second] = Array.isArray(condition)
    ? condition
    : (['eq', ...(Object.entries(condition)[0] ?? ['', ''])] as const)
  if (operator === 'content-length-range') {
    if (size < Number(first))
      throw new S3Error('EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size')
    if (size > Number(second))
      throw new S3Error('EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size')
    return
  }
  const name = String(first).replace(/^\$/, '').toLowerCase()
  const actual = given[name] ?? ''
  const isMet =
    operator === 'eq' ? actual === String(second) : operator === 'starts-with' && actual.startsWith(String(second))
  if (!isMet) throw refused(`Policy Condition failed: ${JSON.stringify([operator, `$${name}`, second])}`)
  covered.add(name)
}

const refused = (reason: string) => new S3Error('AccessDenied', `Invalid according to Policy: ${reason}`)
