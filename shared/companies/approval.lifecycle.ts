import { defineLifecycle, type Guard } from '#shared/kernel/define-lifecycle.ts'
import type { companyEvents } from './companies.events.ts'

export type CompanyApprovalFacts = { isUnchangedSinceSeen: boolean }

const isUnchangedSinceSeen: Guard<CompanyApprovalFacts> = {
  name: 'details unchanged since they were viewed',
  code: 'REGISTRATION_CHANGED',
  isMet: (facts) => facts.isUnchangedSinceSeen,
}

export const companyApprovalLifecycle = defineLifecycle<
  { approve: CompanyApprovalFacts; revokeApproval: unknown },
  keyof typeof companyEvents
>()({
  name: 'Approval of a practice',
  states: ['waiting', 'approved'],
  transitions: {
    approve: {
      from: ['waiting'],
      to: ['approved'],
      by: ['SuperAdmin'],
      when: [isUnchangedSinceSeen],
      emits: 'company.approved',
    },
    revokeApproval: { from: ['approved'], to: ['waiting'], by: ['SuperAdmin'], emits: 'company.approval-removed' },
  },
})
