import type { EventType } from '#shared/events.ts'
import type { Retained } from '#shared/privacy/privacy.events.ts'
import { retentionBegins } from '#shared/privacy/retention.rules.ts'
import type { AgendaRepository } from '#functions/stores/agenda.repository.ts'
import type { DeliveredEvent, EventHandlers } from '#functions/events/event-consumer.ts'
import type { RetainDeps } from './retain.lazy.ts'

type Deps = Omit<RetainDeps, 'removeAttachments' | 'agenda'> & {
  agenda: Pick<AgendaRepository, 'enter'>
  bucket: string
}

const beginnings = Object.keys(retentionBegins) as (keyof typeof retentionBegins & EventType)[]

/** Enters when to look at what is kept for a time only, and removes it then. */
export const retention = (deps: Deps): EventHandlers<Promise<void>> => ({
  ...Object.fromEntries(
    beginnings.map((type) => [
      type,
      ({ subject, at }: DeliveredEvent<typeof type>) =>
        deps.agenda.enter({ kind: 'retention', subject, at: retentionBegins[type](at) }),
    ]),
  ),
  'retention.due': async ({ subject, at }) => {
    const [{ retain }, { removeAttachments }] = await Promise.all([
      import('./retain.lazy.ts'),
      import('./remove-attachments.lazy.ts'),
    ])
    await retain(
      { ...deps, removeAttachments: (of) => removeAttachments(deps.bucket, of) },
      subject satisfies Retained,
      at,
    )
  },
})
