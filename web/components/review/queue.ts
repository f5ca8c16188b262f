import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Attention, AttentionItem } from '#shared/admin/attention.contract.ts'
import { paths } from '#shared/kernel/paths.ts'
import { attentionQuery, type Group, groups, kinds } from './attention.ts'

/** A way through what waits, kept with the address: of everything, or of one group. */
interface Walk {
  group?: string | undefined
  /** Those that were decided or left for later. */
  passed: readonly string[]
}

/** The beginning of a walk. */
export const walkOf = (group?: Pick<Group, 'id'>): Walk => ({ group: group?.id, passed: [] })

/** What comes after one of the queue, whatever was decided since; after the last, the first that was not passed. */
export function nextAfter<T extends { id: string; since: string }>(
  queue: readonly T[],
  current: { id: string; since?: string | undefined },
  passed: readonly string[] = [],
): T | undefined {
  const others = queue.filter(({ id }) => id !== current.id && !passed.includes(id))
  const { since } = queue.find(({ id }) => id === current.id) ?? current
  const at = (one: { id: string; since?: string | undefined }) => `${one.since} ${one.id}`
  return others.find((one) => since !== undefined && at(one) > at({ id: current.id, since })) ?? others[0]
}

const waitingIn = (attention: Attention | undefined, group: Group | undefined): readonly AttentionItem[] =>
  (attention?.items ?? []).filter(({ kind }) => !group || group.kinds.includes(kind))

/** What waits longest in a group. */
export function useLongestWaiting(groupId: string) {
  const group = groups.find(({ id }) => id === groupId)
  const [first, ...others] = waitingIn(useQuery(attentionQuery).data, group)
  return first && { name: first.name, link: kinds[first.kind].to(first.id), state: walkOf(group), isOnly: !others[0] }
}

/** Where one is in a walk through what waits, what comes next, and where it ends. */
export function useWalk(id: string) {
  const walk = (useLocation().state as Walk | null) ?? walkOf()
  const group = groups.find((one) => one.id === walk.group)
  const { data } = useQuery(attentionQuery)
  const queue = waitingIn(data, group)
  // Its place in the queue, which it leaves with the decision.
  const [since] = useState(queue.find((one) => one.id === id)?.since)
  const passed = [...walk.passed.filter((one) => one !== id), id]
  const left = queue.filter((one) => !passed.includes(one.id)).length
  const more = data?.counts.some((one) => one.more && (!group || group.kinds.includes(one.kind)))
  const next = nextAfter(queue, { id, since }, passed)
  return {
    back: group ? { to: group.to, label: group.label } : { to: paths.admin.dashboard, label: 'Dashboard' },
    place: `${passed.length} of ${passed.length + left}${more ? '+' : ''}`,
    next: next && {
      name: next.name,
      link: kinds[next.kind].to(next.id),
      state: { group: walk.group, passed } satisfies Walk,
    },
  }
}
