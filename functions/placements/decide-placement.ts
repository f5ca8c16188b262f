import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError, invalidField } from '#shared/kernel/errors.ts'
import type { placementsContract } from '#shared/placements/placements.contract.ts'
import { placementEvent } from '#shared/placements/placements.events.ts'
import { actionTo, placementLifecycle } from '#shared/placements/placements.lifecycle.ts'
import type { Placement } from '#shared/placements/placements.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import { permit } from '#functions/platform/permit.ts'
import { placementOf, type PlacementsRepository } from '#functions/stores/placements.repository.ts'

type Deps = Pick<Context, 'caller' | 'checkVersion' | 'execute' | 'now'> & {
  placements: Pick<PlacementsRepository, 'get' | 'put'>
}

/** The note is that of the last change: each replaces the one before. */
export const decidePlacement = (
  { caller, checkVersion, execute, now, placements }: Deps,
  { params: { id }, body: { status, note } }: InputOf<(typeof placementsContract)['decidePlacement']>,
): Promise<Placement> =>
  execute(async () => {
    const stored = await placements.get(id)
    if (!stored) throw new DomainError('PLACEMENT_NOT_FOUND')
    checkVersion(stored.updatedAt)
    const action = actionTo(stored.status, status)
    const eventType = permit(caller, placementLifecycle, { state: stored.status, action, facts: {} })
    if (action === 'addNote' && !note) throw invalidField('note', 'Write a note, or choose another state')
    const { note: _before, ...rest } = stored
    const changed = { ...rest, status, ...(note && { note }), updatedAt: now }
    const response = placementOf(changed)
    return { writes: [placements.put(changed)], response, events: [placementEvent(eventType, response, action)] }
  })
