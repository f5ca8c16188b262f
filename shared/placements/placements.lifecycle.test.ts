import { expect, it } from 'vitest'
import { availableActions, transition } from '#shared/kernel/define-lifecycle.ts'
import { actionTo, placementLifecycle } from './placements.lifecycle.ts'
import { DecidedStatus, PlacementStatus } from './placements.schema.ts'

const refused = PlacementStatus.options.flatMap((from) =>
  DecidedStatus.options
    .filter((to) => !transition(placementLifecycle, from, actionTo(from, to), 'SuperAdmin', {}).ok)
    .map((to) => `${from} → ${to}`),
)

it('leads from each state to each other, but nobody is placed without contact or from a closed request', () => {
  expect(refused).toEqual(['received → placed', 'placed → closed', 'closed → placed'])
})

it.each(PlacementStatus.options)('an action from %s leads to the state that it is chosen for', (from) => {
  for (const to of DecidedStatus.options) {
    const outcome = transition(placementLifecycle, from, actionTo(from, to), 'SuperAdmin', {})
    if (outcome.ok) expect(outcome.to).toContain(to)
  }
})

it('a practice only requests', () => {
  const facts = { contact: {}, place: {}, close: {}, reopen: {}, addNote: {} }
  for (const status of PlacementStatus.options)
    expect(availableActions(placementLifecycle, status, 'CompanyAdmin', facts)).toEqual([])
})
