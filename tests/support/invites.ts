import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { validUntil } from '#shared/members/invites.rules.ts'
import { newId } from '#functions/platform/context.ts'
import { inviteHash, inviteTokenOf } from '#functions/keys/invite-token.ts'
import { inviteItem } from '#functions/stores/invites.items.ts'
import { invitesRepository, type StoredInvite } from '#functions/stores/invites.repository.ts'
import type { Api } from './api.ts'
import { newAddress } from './people.ts'

type Stored = { db: Api['db']; table?: string }

/** Stores an invite as if it had been sent, and returns its link's token. */
export const putInvite = async (
  { db, table = 'companies' }: Stored,
  companyId: CompanyId,
  sentBy: UserId,
  changes: Partial<StoredInvite> = {},
): Promise<{ id: StoredInvite['id']; token: string }> => {
  const id = newId('inv')
  const token = inviteTokenOf('of the tests', { companyId, id, sending: 1 })
  const sentAt = new Date().toISOString()
  const { Put } = invitesRepository(db, table).put(companyId, {
    id,
    email: newAddress(),
    role: 'booker',
    sentBy,
    sentAt,
    validUntil: validUntil(sentAt),
    sending: 1,
    hash: inviteHash(token),
    ...changes,
  })
  if (Put) await db.send(new PutCommand(Put))
  return { id, token }
}

/** A practice may have and send only some: the oldest end, and what it has sent is forgotten. */
export const makeRoomForInvites = async ({ db }: Stored, companyId: CompanyId): Promise<void> => {
  const sent = await invitesRepository(db, 'companies').listAll(companyId)
  const oldestFirst = sent.toSorted((one, other) => (one.sentAt < other.sentAt ? -1 : 1))
  const keys = oldestFirst.slice(0, -8).map(({ id }) => inviteItem.key(companyId, id))
  for (const Key of [...keys, { pk: companyId, sk: 'INVITE-COUNT' }])
    await db.send(new DeleteCommand({ TableName: 'companies', Key }))
}
