import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Company } from '#shared/companies/companies.schema.ts'
import { isLeaving, practicesQuery } from '#web/components/account/account.api.ts'
import { ApiError } from '#web/platform/api-error.ts'
import { noteShown, type Shown, shownPractice } from '#web/components/account/shown-practice.ts'
import { showToast } from '#web/ui/toast.tsx'

const isAbsent = (error: unknown): boolean => error instanceof ApiError && error.errorCode.endsWith('_NOT_FOUND')

/** What one can no longer open is answered like what never was: then the practices are asked for again. */
function useRecheck(isMember: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!isMember) return undefined
    const recheck = (error: unknown) => {
      if (isAbsent(error)) void client.invalidateQueries({ queryKey: practicesQuery.queryKey })
    }
    const stops = [
      client.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') recheck(event.action.error)
      }),
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') recheck(event.action.error)
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [client, isMember])
}

/**
 * Says so when the practice that was shown is no longer among one's own, also if that happened between two visits, and
 * which one is shown instead. Without any, the verification form says it.
 */
export function useLostPractice(practices: readonly Company[] | undefined, active: Company | undefined): void {
  const shown = useRef<Shown>(undefined)
  const client = useQueryClient()
  useRecheck(practices !== undefined)
  const compare = useEffectEvent((answered: readonly Company[]) => {
    if (!active) return
    const last = shown.current ?? shownPractice()
    const isLost = last && !isLeaving(last.id) && !answered.some(({ id }) => id === last.id)
    if (isLost)
      showToast(`You are no longer a member of ${last.name}. You are now working for ${active.name}.`, 'error')
    shown.current = noteShown(active)
    client.setQueryDefaults(practicesQuery.queryKey, { placeholderData: answered })
  })
  useEffect(() => {
    if (practices) compare(practices)
  }, [practices, active?.id])
}
