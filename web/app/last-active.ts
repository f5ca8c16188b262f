import { useEffect, useEffectEvent } from 'react'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { memberListsContract } from '#shared/members/member-lists.contract.ts'
import { ownProfileContract } from '#shared/professionals/own-profile.contract.ts'
import { afterPage } from '#web/platform/after-page.ts'
import { time } from '#web/platform/clock.ts'
import { call } from '#web/platform/api-client.ts'
import { session, useSession } from '#web/platform/session.ts'
import { readStored, store } from '#web/platform/storage.ts'

/** The minimum time between two updates, over all tabs. */
const MIN_INTERVAL_MS = 300_000

/** Reports the user as active after arrival and on return to the tab. `who` is different where the report is. */
function useReports(who: string, send: () => Promise<unknown>): void {
  const report = useEffectEvent(() => {
    const last = readStored('lastActive')
    const isRecent = last?.who === who && time() - last.at < MIN_INTERVAL_MS
    if (document.visibilityState !== 'visible' || isRecent || session()?.grant) return
    store('lastActive', { who, at: time() })
    // The call logs a failure; the user doesn’t need to know.
    send().catch(() => undefined)
  })
  useEffect(() => {
    const onVisibility = () => report()
    const callOff = afterPage(onVisibility)
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      callOff()
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [who])
}

/** Practices see when a locum was last active. */
export const useLastActive = (userId: UserId): void =>
  useReports(userId, () => call(ownProfileContract.updateLastActive, { params: { userId }, body: {} }))

/** The members of a practice see when each of them was last at work in it. */
export const useMemberActive = (companyId: CompanyId): void =>
  useReports(`${companyId} ${useSession()?.userId}`, () =>
    call(memberListsContract.reportMemberActive, { params: { companyId } }),
  )
