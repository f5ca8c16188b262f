import { defineLifecycle, type Guard } from '#shared/kernel/define-lifecycle.ts'
import type { professionalEvents } from './professionals.events.ts'

export type ApprovalFacts = { verified: boolean; isUnchangedSinceSeen: boolean }

const verified: Guard<ApprovalFacts> = {
  name: 'verification complete',
  code: 'PROFILE_INCOMPLETE',
  isMet: (facts) => facts.verified,
}
const isUnchangedSinceSeen: Guard<ApprovalFacts> = {
  name: 'registration unchanged since it was viewed',
  code: 'REGISTRATION_CHANGED',
  isMet: (facts) => facts.isUnchangedSinceSeen,
}

export const approvalOf = ({ approved }: { approved: boolean }): 'waiting' | 'approved' =>
  approved ? 'approved' : 'waiting'

export const approvalLifecycle = defineLifecycle<
  { approve: ApprovalFacts; revokeApproval: unknown; changeRegistration: unknown },
  keyof typeof professionalEvents
>()({
  name: 'Approval of a professional',
  states: ['waiting', 'approved'],
  transitions: {
    approve: {
      from: ['waiting'],
      to: ['approved'],
      by: ['SuperAdmin'],
      when: [verified, isUnchangedSinceSeen],
      emits: 'professional.approved',
    },
    revokeApproval: {
      from: ['approved'],
      to: ['waiting'],
      by: ['SuperAdmin'],
      emits: 'professional.approval-removed',
    },
    changeRegistration: {
      from: ['approved'],
      to: ['waiting'],
      by: ['Locum'],
      emits: 'professional.approval-removed',
    },
  },
})
