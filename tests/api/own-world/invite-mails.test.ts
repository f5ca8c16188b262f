import { afterAll, expect, it } from 'vitest'
import { startApiWithEvents } from '#tests/support/api-with-events.ts'
import type { EventId, InviteId } from '#shared/kernel/ids.ts'
import { inviteMail } from '#functions/events/channels/invite-mail.lazy.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { causedBy } from '#tests/support/stores.ts'
import { createPractice, join, newAddress } from '#tests/support/people.ts'

const { api, mailed, notified, stop } = await startApiWithEvents()
afterAll(stop)

it('an invite is mailed with practice, inviter, role and time, in HTML and text, and its link opens it', async () => {
  const { companyId, member } = await createPractice(api, 'Loop & Street Vet')
  const caller = await api.signUp('CompanyAdmin', newAddress())
  const { inviteLink } = await api.call('createInvite', member, {
    params: { companyId },
    body: { email: caller.email, role: 'booker' },
  })
  const mail = await mailed(caller, 'Join Loop & Street Vet')
  const path = `/invite/${inviteLink?.split('/invite/')[1]}`
  for (const words of ['Hester Roux invites you', 'Booker. You can search', 'The link works once', path]) {
    expect(mail.text).toContain(words)
    expect(mail.html).toContain(words)
  }
  expect(mail.html).toContain('Loop &amp; Street Vet')
  expect((await api.send('getInvite', undefined, { params: { token: path.split('/')[2] } })).status).toBe(200)
})

it('an invite that has been cancelled, accepted or sent again before it is mailed is not mailed', async () => {
  const { companyId, member } = await createPractice(api)
  const send = () => api.call('createInvite', member, { params: { companyId }, body: { email: newAddress() } })
  const [cancelled, again] = [await send(), await send()]
  await api.call('cancelInvite', member, { params: { companyId, inviteId: cancelled.id } })
  await api.call('resendInvite', member, { params: { companyId, inviteId: again.id } })
  const repositories = {
    db: api.db,
    companiesTable: 'companies',
    inviteSecret: 'invite-key',
    companies: companiesRepository(api.db, 'companies'),
    users: usersRepository(api.db, 'users'),
  }
  const mailFor = (invite: InviteId, sending: number) => {
    const message = { id: 'evt_00000000000000000000000000' as EventId, invite, company: companyId, sending }
    return inviteMail(repositories, { ...message, by: causedBy(member.id) }, new Date().toISOString())
  }
  expect([await mailFor(cancelled.id, 1), await mailFor(again.id, 1)]).toEqual([undefined, undefined])
  expect(await mailFor(again.id, 2)).toMatchObject({ to: again.email })
})

it('who joins, gets another role, leaves or is removed is known to those it concerns', async () => {
  const { companyId, member } = await createPractice(api)
  const [colleague, leaver] = [
    await api.signUp('CompanyAdmin', newAddress()),
    await api.signUp('CompanyAdmin', newAddress()),
  ]
  await join(api, companyId, leaver, 'booker')
  const { id, inviteLink = '' } = await api.call('createInvite', member, {
    params: { companyId },
    body: { email: colleague.email },
  })
  const token = inviteLink.split('/invite/')[1] ?? ''
  await api.call('acceptInvite', colleague, { params: { companyId, inviteId: id }, body: { token, name: 'Nadia P' } })
  await notified(member, 'Nadia P has joined Harbour Road Pharmacy')
  const params = { companyId, userId: colleague.id }
  await api.call('changeMemberRole', member, { params, body: { role: 'owner' } })
  const promoted = await mailed(colleague, 'Harbour Road Pharmacy: you are now an owner')
  expect(promoted.text).toContain(`/practice/dashboard?practice=${companyId}`)
  await api.call('removeMember', leaver, { params: { companyId, userId: leaver.id } })
  await notified(member, `${leaver.email} has left Harbour Road Pharmacy`)
  await api.call('removeMember', member, { params })
  await mailed(colleague, 'You are no longer a member of Harbour Road Pharmacy')
})
