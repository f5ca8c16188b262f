import { defineLifecycle, type Guard } from '#shared/kernel/define-lifecycle.ts'
import type { calendarEvents } from './calendar.events.ts'

/** No shift is booked on the days that are removed or marked Unavailable. */
export type UnbookedFact = { unbooked: boolean }

const unbooked: Guard<UnbookedFact> = {
  name: 'no booked day is removed or marked Unavailable',
  code: 'DAY_BOOKED',
  isMet: (facts) => facts.unbooked,
}

const states = ['none', 'posted'] as const
export type PostingState = (typeof states)[number]

/** A posting exists as long as it has days; posting more days under its code extends it. */
export const availabilityLifecycle = defineLifecycle<
  { post: UnbookedFact; change: UnbookedFact; remove: UnbookedFact },
  keyof typeof calendarEvents
>()({
  name: 'Posting of availability',
  states,
  transitions: {
    post: { from: ['none', 'posted'], to: ['posted'], by: ['Locum'], when: [unbooked], emits: 'availability.posted' },
    change: { from: ['posted'], to: ['posted'], by: ['Locum'], when: [unbooked], emits: 'availability.changed' },
    remove: {
      from: ['posted'],
      to: ['posted', 'none'],
      by: ['Locum'],
      when: [unbooked],
      emits: 'availability.removed',
    },
  },
})
