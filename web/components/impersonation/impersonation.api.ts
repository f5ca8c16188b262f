import type { Mutation } from '@tanstack/react-query'
import { impersonationContract } from '#shared/impersonation/impersonation.contract.ts'
import type { Impersonation } from '#shared/impersonation/impersonation.schema.ts'
import { paths, pathsOf } from '#shared/kernel/paths.ts'
import { apiQuery } from '#web/platform/api-query.ts'
import { named, removeStored, store } from '#web/platform/storage.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'

export type Target = Pick<Impersonation, 'type' | 'target' | 'name'>

/** Of what starts and ends one, which is sent one after the other. */
const scope = { id: 'impersonation' }

/** Those that are on their way. */
export const changing = { predicate: ({ options }: Mutation) => options.scope?.id === scope.id }

/** The whole site is loaded anew, so that nothing of the super admin's own stays. */
function enter(started: Impersonation): void {
  store('userType', started.type === 'professional' ? 'Locum' : 'CompanyAdmin')
  store('impersonation', started)
  location.assign(pathsOf[started.type].dashboard)
}

export const useStart = ({ type, target: id }: Target) =>
  useApiMutation(
    impersonationContract.startImpersonation,
    ({ mode, reason }: Pick<Impersonation, 'mode' | 'reason'>) => ({
      body: { type, id, mode, ...(reason && { reason }) },
    }),
    { onSuccess: enter, scope },
  )

/** Reading it does not prolong it. */
export const currentQuery = apiQuery(impersonationContract.getImpersonation)

export const useEnd = () => useApiMutation(impersonationContract.endImpersonation, () => ({}), { scope })

/** Nothing that was stored of whom one viewed or acted for stays. */
export function forget(): void {
  removeStored('activeCompany', 'shownPractice', 'unapprovedSeen', 'notificationChannels', 'lastLocumSearch')
  removeStored('lastVisit', 'lastActive', 'featuredLocumsDismissed', 'impersonation')
  store('userType', 'SuperAdmin')
}

const ended = (): string => named('impersonation ended')

/** Shown once on the super admin's own pages. */
export const noteEnded = (sentence: string): void => sessionStorage.setItem(ended(), sentence)

/** Back to the super admin's own pages, loaded anew; what was typed for the other account is not asked about. */
export function leave(sentence?: string): void {
  forget()
  if (sentence) noteEnded(sentence)
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
  location.replace(paths.admin.dashboard)
}

export function takeEnded(): string | undefined {
  const sentence = sessionStorage.getItem(ended()) ?? undefined
  sessionStorage.removeItem(ended())
  return sentence
}
