import { describe, expect, it } from 'vitest'
import { companyApprovalLifecycle } from '#shared/companies/approval.lifecycle.ts'
import { transition } from '#shared/kernel/define-lifecycle.ts'
import { approvalOf, type Approval } from '#shared/kernel/sent-back.rules.ts'
import { approvalLifecycle } from './approval.lifecycle.ts'

const met = { verified: true, isUnchangedSinceSeen: true }
const sent_back = { at: '2026-11-30T06:00:00.000Z', missing: [{ step: 'rates-step', faults: ['other' as const] }] }
const corrected = {
  ...sent_back,
  missing: sent_back.missing.map((one) => ({ ...one, corrected_at: '2026-11-30T07:00:00.000Z' })),
}

it.each([
  [{ approved: true }, 'approved'],
  [{ approved: true, sent_back }, 'approved'],
  [{ approved: false, sent_back }, 'sent back'],
  [{ approved: false, sent_back: corrected }, 'waiting'],
  [{ approved: false }, 'waiting'],
] as const)('a profile with %j is %s, a locum’s and a practice’s', (profile, state) => {
  expect(approvalOf(profile)).toBe(state)
})

const states = ['waiting', 'sent back', 'approved'] as const satisfies readonly Approval[]

describe.each([approvalLifecycle, companyApprovalLifecycle])('$name', (lifecycle) => {
  const from = (action: 'approve' | 'sendBack' | 'correct' | 'revokeApproval') =>
    states.filter((state) => {
      const by = action === 'correct' ? lifecycle.transitions.correct.by[0] : 'SuperAdmin'
      return transition(lifecycle as typeof approvalLifecycle, state, action, by ?? 'System', met).ok
    })

  it('takes each action in its states only', () => {
    expect({
      approve: from('approve'),
      sendBack: from('sendBack'),
      correct: from('correct'),
      revokeApproval: from('revokeApproval'),
    }).toEqual({
      approve: ['waiting', 'sent back'],
      sendBack: ['waiting', 'sent back'],
      correct: ['sent back'],
      revokeApproval: ['approved'],
    })
  })

  it.each(['approve', 'sendBack'] as const)('lets only super admins %s, and only what they saw', (action) => {
    const by = (actor: 'SuperAdmin' | 'Locum' | 'CompanyAdmin' | 'System', facts = met) =>
      transition(lifecycle as typeof approvalLifecycle, 'waiting', action, actor, facts)
    expect(by('SuperAdmin')).toMatchObject({ ok: true, to: [action === 'approve' ? 'approved' : 'sent back'] })
    for (const actor of ['Locum', 'CompanyAdmin', 'System'] as const)
      expect(by(actor)).toEqual({ ok: false, code: 'FORBIDDEN' })
    expect(by('SuperAdmin', { ...met, isUnchangedSinceSeen: false })).toEqual({
      ok: false,
      code: 'REGISTRATION_CHANGED',
    })
  })
})

it('an unverified profile is neither approved nor sent back', () => {
  for (const action of ['approve', 'sendBack'] as const)
    expect(transition(approvalLifecycle, 'waiting', action, 'SuperAdmin', { ...met, verified: false })).toEqual({
      ok: false,
      code: 'PROFILE_INCOMPLETE',
    })
})

it('each action leads where it should, is taken by whom it should be, and says so in an event', () => {
  const rows = ({ transitions }: typeof approvalLifecycle | typeof companyApprovalLifecycle) =>
    Object.entries(transitions).map(
      ([action, { from, to, by, emits }]) => `${from.join()} ${action} → ${to.join()}: ${by.join()}, ${emits}`,
    )
  expect(rows(approvalLifecycle)).toEqual([
    'waiting,sent back approve → approved: SuperAdmin, professional.approved',
    'waiting,sent back sendBack → sent back: SuperAdmin, professional.sent-back',
    'sent back correct → waiting: Locum, professional.corrected',
    'approved setRegistration → approved: SuperAdmin, professional.registration-set',
    'approved revokeApproval → waiting: SuperAdmin, professional.approval-removed',
    'approved changeRegistration → waiting: Locum, professional.approval-removed',
  ])
  expect(rows(companyApprovalLifecycle)).toEqual([
    'waiting,sent back approve → approved: SuperAdmin, company.approved',
    'waiting,sent back sendBack → sent back: SuperAdmin, company.sent-back',
    'sent back correct → waiting: CompanyAdmin, company.corrected',
    'approved revokeApproval → waiting: SuperAdmin, company.approval-removed',
  ])
  expect(approvalLifecycle.states).toEqual(states)
  expect(companyApprovalLifecycle.states).toEqual(states)
})

it('a registration is set as it was seen', () => {
  const set = (isUnchangedSinceSeen: boolean) =>
    transition(approvalLifecycle, 'approved', 'setRegistration', 'SuperAdmin', { isUnchangedSinceSeen })
  expect(set(true)).toMatchObject({ ok: true })
  expect(set(false)).toEqual({ ok: false, code: 'REGISTRATION_CHANGED' })
})
