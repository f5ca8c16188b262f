import { focusManager, useQuery, useIsMutating, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Impersonation } from '#shared/impersonation/impersonation.schema.ts'
import { changing, currentQuery, leave, noteEnded, useEnd } from '#web/components/impersonation/impersonation.api.ts'
import { ApiError } from '#web/platform/api-error.ts'
import { untilOpened } from '#web/platform/live-connection.ts'
import { isStored, readStored } from '#web/platform/storage.ts'

const CHECK_MS = 60_000
/** What polls would otherwise prolong it for as long as the page is open. */
const IDLE_MS = 60_000
const uses = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const

/** Nothing polls on an idle page. */
function useRestWhenIdle(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let isResting = false
    const rest = () => {
      isResting = true
      focusManager.setFocused(false)
    }
    const work = () => {
      clearTimeout(timer)
      timer = setTimeout(rest, IDLE_MS)
      if (isResting) focusManager.setFocused(undefined)
      isResting = false
    }
    work()
    for (const use of uses) addEventListener(use, work, { passive: true, capture: true })
    return () => {
      clearTimeout(timer)
      for (const use of uses) removeEventListener(use, work, { capture: true })
      focusManager.setFocused(undefined)
    }
  }, [])
}

/** A refused call says that it has ended, before the next check does. */
function useRefusals(onEnded: () => void): void {
  const client = useQueryClient()
  const check = useEffectEvent((error: unknown) => {
    if (error instanceof ApiError && error.errorCode === 'IMPERSONATION_ENDED') onEnded()
  })
  useEffect(() => {
    for (const { state } of client.getQueryCache().getAll()) check(state.error)
    const stops = [
      client.getQueryCache().subscribe((event) => event.type === 'updated' && check(event.query.state.error)),
      client.getMutationCache().subscribe((event) => event.type === 'updated' && check(event.mutation?.state.error)),
    ]
    return () => stops.forEach((stop) => stop())
  }, [client])
}

export const endedText = ({ mode, name }: Impersonation): string =>
  `You no longer ${mode === 'view' ? 'view' : 'act for'} ${name}. Impersonation mode ends after 15 minutes without use, and when it is started or disabled elsewhere.`

/** Until when the grant lasts by the server's word, and whether it has ended, however it did. */
export function useLimit(grant: Impersonation): { expiresAt: string; isOver: boolean } {
  const { data, isFetchedAfterMount } = useQuery({
    ...currentQuery,
    staleTime: 0,
    refetchInterval: CHECK_MS,
    refetchIntervalInBackground: true,
  })
  return {
    expiresAt: data?.current?.expiresAt ?? grant.expiresAt,
    isOver: isFetchedAfterMount && data !== undefined && data.current?.id !== grant.id,
  }
}

/** On the pages of whom it is for. */
export function useGrant(grant: Impersonation): { expiresAt: string; disable: () => void; isEnding: boolean } {
  const { expiresAt, isOver } = useLimit(grant)
  const end = useEnd()
  // Another that one is about to begin ends this one, and so does disabling it.
  const isChanging = useIsMutating(changing) > 0
  const isReplaced = () => isChanging || readStored('impersonation')?.id !== grant.id
  const say = () => {
    if (!isReplaced()) leave(endedText(grant))
  }
  useRestWhenIdle()
  useRefusals(say)
  const leaveIfOver = useEffectEvent(() => {
    if (isOver) say()
  })
  useEffect(() => leaveIfOver(), [isOver, isChanging])
  useEffect(() => {
    // A page that Back brings back as it was.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && readStored('impersonation')?.id !== grant.id) location.reload()
    }
    // In another tab.
    const onStorage = () => {
      if (!isStored('impersonation')) noteEnded(endedText(grant))
    }
    addEventListener('pageshow', onShow)
    addEventListener('storage', onStorage)
    return () => {
      removeEventListener('pageshow', onShow)
      removeEventListener('storage', onStorage)
    }
  }, [grant])
  return {
    expiresAt,
    // Ended here even if the server can't be reached: there it ends by itself.
    disable: () =>
      void untilOpened()
        .then(() => end.mutateAsync())
        .then(
          () => leave(),
          () => leave(),
        ),
    isEnding: !end.isIdle,
  }
}
