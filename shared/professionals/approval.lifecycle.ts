import { defineLifecycle, type Guard } from '#shared/kernel/define-lifecycle.ts'
import type { professionalEvents } from './professionals.events.ts'

export type SeenFact = { isUnchangedSinceSeen: boolean }
export type ApprovalFacts = SeenFact & { verified: boolean }

const verified: Guard<ApprovalFacts> = {
  name: 'verification complete',
  code: 'PROFILE_INCOMPLETE',
  isMet: (facts) => facts.verified,
}
const isUnchangedSinceSeen: Guard<SeenFact> = {
  name: 'registration unchanged since it was viewed',
  code: 'REGISTRATION_CHANGED',
  isMet: (facts) => facts.isUnchangedSinceSeen,
}

export const approvalLifecycle = defineLifecycle<
  {
    approve: ApprovalFacts
    sendBack: ApprovalFacts
    correct: unknown
    setRegistration: SeenFact
    revokeApproval: unknown
    changeRegistration: unknown
  },
  keyof typeof professionalEvents
>()({
  name: 'Approval of a professional',
  states: ['waiting', 'sent back', 'approved'],
  transitions: {
    approve: {
      // What was missing may have reached us in another way.
      from: ['waiting', 'sent back'],
      to: ['approved'],
      by: ['SuperAdmin'],
      when: [verified, isUnchangedSinceSeen],
      emits: 'professional.approved',
    },
    sendBack: {
      from: ['waiting', 'sent back'],
      to: ['sent back'],
      by: ['SuperAdmin'],
      when: [verified, isUnchangedSinceSeen],
      emits: 'professional.sent-back',
    },
    // The last step that was missing is saved.
    correct: { from: ['sent back'], to: ['waiting'], by: ['Locum'], emits: 'professional.corrected' },
    // Until when an approved registration is valid.
    setRegistration: {
      from: ['approved'],
      to: ['approved'],
      by: ['SuperAdmin'],
      when: [isUnchangedSinceSeen],
      emits: 'professional.registration-set',
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
