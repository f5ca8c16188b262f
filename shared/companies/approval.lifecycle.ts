import { defineLifecycle, type Guard } from '#shared/kernel/define-lifecycle.ts'
import type { companyEvents } from './companies.events.ts'

export type CompanyApprovalFacts = { isUnchangedSinceSeen: boolean }

const isUnchangedSinceSeen: Guard<CompanyApprovalFacts> = {
  name: 'details unchanged since they were viewed',
  code: 'REGISTRATION_CHANGED',
  isMet: (facts) => facts.isUnchangedSinceSeen,
}

export const companyApprovalLifecycle = defineLifecycle<
  { approve: CompanyApprovalFacts; sendBack: CompanyApprovalFacts; correct: unknown; revokeApproval: unknown },
  keyof typeof companyEvents
>()({
  name: 'Approval of a practice',
  states: ['waiting', 'sent back', 'approved'],
  transitions: {
    approve: {
      // What was missing may have reached us in another way.
      from: ['waiting', 'sent back'],
      to: ['approved'],
      by: ['SuperAdmin'],
      when: [isUnchangedSinceSeen],
      emits: 'company.approved',
    },
    sendBack: {
      from: ['waiting', 'sent back'],
      to: ['sent back'],
      by: ['SuperAdmin'],
      when: [isUnchangedSinceSeen],
      emits: 'company.sent-back',
    },
    // The last step that was missing is saved.
    correct: { from: ['sent back'], to: ['waiting'], by: ['CompanyAdmin'], emits: 'company.corrected' },
    revokeApproval: { from: ['approved'], to: ['waiting'], by: ['SuperAdmin'], emits: 'company.approval-removed' },
  },
})
