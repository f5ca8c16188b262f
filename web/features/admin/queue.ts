import { compareStrings } from '#shared/kernel/compare.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import { paths } from '#shared/kernel/paths.ts'
import { pendingCompanies, pendingProfessionals } from '#web/components/review/review.api.ts'
import { useList } from '#web/platform/use-list.ts'

interface InLine {
  id: string
  name: string
  since: Instant
  link: string
}

/** Who comes after one of the queue, however many have been decided since; the first, after the last. */
export const nextAfter = <T extends { id: string; since: Instant }>(
  queue: readonly T[],
  current: { id: string; since?: Instant | undefined },
): T | undefined => {
  const others = queue.filter(({ id }) => id !== current.id)
  const { since } = queue.find(({ id }) => id === current.id) ?? current
  return others.find((one) => since !== undefined && `${one.since} ${one.id}` > `${since} ${current.id}`) ?? others[0]
}

/** No page is loaded automatically after the first. */
const byPage = { automaticItems: 0 }

/** Locums and practices pending approval. */
export const usePending = () => [useList(pendingProfessionals, byPage), useList(pendingCompanies, byPage)] as const

/** Locums and practices as one queue, longest waiting first. */
export function useQueue(): InLine[] {
  const [locums, practices] = usePending()
  return [
    ...(locums.data ?? []).map(({ id, name, since }) => ({ id, name, since, link: paths.admin.reviewLocum(id) })),
    ...(practices.data ?? []).map(({ id, name, since }) => ({ id, name, since, link: paths.admin.reviewPractice(id) })),
  ].sort((one, other) => compareStrings(one.since, other.since) || compareStrings(one.id, other.id))
}
