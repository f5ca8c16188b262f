import { defineLifecycle } from '#shared/kernel/define-lifecycle.ts'
import type { placementEvents } from './placements.events.ts'
import { placementStatuses } from './placement-statuses.ts'
import type { DecidedAction, DecidedStatus, PlacementStatus } from './placements.schema.ts'

type PlacementFacts = Record<'request' | DecidedAction, Record<never, never>>

export const placementLifecycle = defineLifecycle<PlacementFacts, keyof typeof placementEvents>()({
  name: 'Permanent placement',
  states: ['none', ...placementStatuses],
  transitions: {
    request: { from: ['none'], to: ['received'], by: ['CompanyAdmin'], emits: 'placement.requested' },
    contact: { from: ['received'], to: ['in_contact'], by: ['SuperAdmin'], emits: 'placement.changed' },
    place: { from: ['in_contact'], to: ['placed'], by: ['SuperAdmin'], emits: 'placement.changed' },
    close: { from: ['received', 'in_contact'], to: ['closed'], by: ['SuperAdmin'], emits: 'placement.changed' },
    // A placement may also fall through.
    reopen: { from: ['placed', 'closed'], to: ['in_contact'], by: ['SuperAdmin'], emits: 'placement.changed' },
    addNote: {
      from: ['in_contact', 'placed', 'closed'],
      to: ['in_contact', 'placed', 'closed'],
      by: ['SuperAdmin'],
      emits: 'placement.changed',
    },
  },
})

/** What leads from one state to another. */
export const actionTo = (from: PlacementStatus, to: DecidedStatus): DecidedAction => {
  if (from === to) return 'addNote'
  if (to === 'in_contact') return from === 'received' ? 'contact' : 'reopen'
  return to === 'placed' ? 'place' : 'close'
}
