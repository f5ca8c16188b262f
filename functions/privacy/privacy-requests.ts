import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import { DomainError, quotaExceeded } from '#shared/kernel/errors.ts'
import { quotas } from '#shared/kernel/quotas.ts'
import { displayName } from '#shared/members/display-name.ts'
import type { privacyContract } from '#shared/privacy/privacy.contract.ts'
import { privacyEvent } from '#shared/privacy/privacy.events.ts'
import { answerBy, privacyAppointments } from '#shared/privacy/privacy.rules.ts'
import type { PrivacyRequest } from '#shared/privacy/privacy.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import type { AgendaRepository } from '#functions/stores/agenda.repository.ts'
import {
  privacyRequestOf,
  type PrivacyRepository,
  type StoredPrivacyRequest,
} from '#functions/stores/privacy.repository.ts'
import type { ProfessionalsRepository } from '#functions/stores/professionals.repository.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'

type Contract = typeof privacyContract
type Deps = Pick<Context, 'caller' | 'execute' | 'newId' | 'now'> & {
  agenda: Pick<AgendaRepository, 'enterNext'>
  privacy: PrivacyRepository
  professionals: Pick<ProfessionalsRepository, 'getProfile'>
  users: Pick<UsersRepository, 'get' | 'mustExist'>
}

/** A locum has a profile; of others the account has the name. */
const senderOf = async ({ caller, professionals, users }: Deps) => {
  const id = caller.account
  const [user, profile] = await Promise.all([users.get(id), professionals.getProfile(id)])
  if (!user) throw new DomainError('UNAUTHENTICATED')
  return { person: id, name: profile?.name || displayName(user), email: user.email }
}

export const sendPrivacyRequest = (
  context: Deps,
  { body }: InputOf<Contract['sendPrivacyRequest']>,
): Promise<PrivacyRequest> =>
  context.execute(async () => {
    const { agenda, caller, newId, now, privacy, users } = context
    const [sender, lock] = await Promise.all([senderOf(context), privacy.nextLock(caller.account)])
    const { items } = await privacy.listOfPerson(caller.account)
    const open = items.filter(({ status }) => status === 'open').length
    if (open >= quotas.openPrivacyRequestsPerAccount) throw quotaExceeded({ name: 'openPrivacyRequestsPerAccount' })
    const request: PrivacyRequest = {
      id: newId('prq'),
      ...sender,
      ...body,
      status: 'open',
      requestedAt: now,
      answerBy: answerBy(now),
    }
    return {
      writes: [
        privacy.putRequest(request),
        lock,
        users.mustExist(caller.account),
        ...agenda.enterNext({ kind: 'privacy', subject: request.id }, privacyAppointments(request), now),
      ],
      response: request,
      events: [privacyEvent('privacy-request.sent', request)],
      madeId: request.id,
    }
  })

const pageOf = ({ items, next }: { items: StoredPrivacyRequest[]; next?: string }): Page<PrivacyRequest> => ({
  items: items.map(privacyRequestOf),
  ...(next && { nextToken: next }),
})

export const listOwnPrivacyRequests = async (
  { caller, privacy }: Deps,
  { query }: InputOf<Contract['listOwnPrivacyRequests']>,
): Promise<Page<PrivacyRequest>> => pageOf(await privacy.listOfPerson(caller.account, query.NextToken))

export const listPrivacyRequests = async (
  { privacy }: Deps,
  { query: { status, NextToken } }: InputOf<Contract['listPrivacyRequests']>,
): Promise<Page<PrivacyRequest>> => pageOf(await privacy.listRequests(status, NextToken))

export const answerPrivacyRequest = (
  { execute, now, privacy, users }: Deps,
  { params: { id }, body: { answer } }: InputOf<Contract['answerPrivacyRequest']>,
): Promise<PrivacyRequest> =>
  execute(async () => {
    const stored = await privacy.getRequest(id)
    if (!stored) throw new DomainError('PRIVACY_REQUEST_NOT_FOUND')
    if (stored.status === 'answered') throw new DomainError('STALE_STATE')
    const answered: StoredPrivacyRequest = { ...stored, status: 'answered', answer, answeredAt: now }
    const response = privacyRequestOf(answered)
    return {
      writes: [privacy.putRequest(answered)],
      response,
      events: [privacyEvent('privacy-request.answered', response, !(await users.get(stored.person)))],
    }
  })
