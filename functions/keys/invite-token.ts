import { createHmac } from 'node:crypto'
import type { CompanyId, InviteId } from '#shared/kernel/ids.ts'
import { InviteToken } from '#shared/members/members.schema.ts'
import { hashOf } from '#functions/platform/dynamo/command.ts'

const ID_LENGTH = 16

type Sent = { companyId: CompanyId; id: InviteId; sending: number }

/**
 * The token of an invite's link. It is derived from a key that only Secrets Manager has, so it is stored nowhere: not
 * with the invite, nor in an event or a command's record. Each sending has another one.
 */
export const inviteTokenOf = (key: string, { companyId, id, sending }: Sent): string => {
  const secret = createHmac('sha256', key).update(['invite', companyId, id, sending].join('\n')).digest('base64url')
  return companyId.slice('cmp_'.length) + id.slice('inv_'.length) + secret
}

export const inviteHash = (token: string): string => hashOf('invite', token)

/** Which invite a token would be of, and the hash that it then has. */
export const parseInviteToken = (token: string): { companyId: CompanyId; id: InviteId; hash: string } | undefined => {
  if (!InviteToken.safeParse(token).success) return undefined
  return {
    companyId: `cmp_${token.slice(0, ID_LENGTH)}` as CompanyId,
    id: `inv_${token.slice(ID_LENGTH, 2 * ID_LENGTH)}` as InviteId,
    hash: inviteHash(token),
  }
}
