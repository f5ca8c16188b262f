import { defineLifecycle } from '#shared/kernel/define-lifecycle.ts'
import type { companyEvents } from './companies.events.ts'

export const companySuspensionLifecycle = defineLifecycle<
  { suspend: unknown; lift: unknown },
  keyof typeof companyEvents
>()({
  name: 'Suspension of a practice',
  states: ['active', 'suspended'],
  transitions: {
    suspend: { from: ['active'], to: ['suspended'], by: ['SuperAdmin'], emits: 'company.suspended' },
    lift: { from: ['suspended'], to: ['active'], by: ['SuperAdmin'], emits: 'company.suspension-lifted' },
  },
})
