import { defineLifecycle, type Guard } from '#shared/kernel/define-lifecycle.ts'
import type { identityEvents } from './identity.events.ts'

type SuspensionFacts = { isSuperAdmin: boolean }

const ofAnybodyElse: Guard<SuspensionFacts> = {
  name: 'not a super admin’s account',
  code: 'SUPER_ADMIN_ACCOUNT',
  isMet: ({ isSuperAdmin }) => !isSuperAdmin,
}

export const suspensionOf = ({ suspended }: { suspended?: unknown }): 'active' | 'suspended' =>
  suspended ? 'suspended' : 'active'

export const accountSuspensionLifecycle = defineLifecycle<
  { suspend: SuspensionFacts; lift: unknown },
  keyof typeof identityEvents
>()({
  name: 'Suspension of an account',
  states: ['active', 'suspended'],
  transitions: {
    suspend: {
      from: ['active'],
      to: ['suspended'],
      by: ['SuperAdmin'],
      when: [ofAnybodyElse],
      emits: 'account.suspended',
    },
    lift: { from: ['suspended'], to: ['active'], by: ['SuperAdmin'], emits: 'account.suspension-lifted' },
  },
})
