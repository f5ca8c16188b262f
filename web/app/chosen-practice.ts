import { useEffectEvent, useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Company } from '#shared/companies/companies.schema.ts'
import { PRACTICE_PARAM } from '#shared/companies/practice-address.rules.ts'
import { activePractice } from '#web/components/account/account.api.ts'
import { SKIP_LEAVE_GUARD } from '#web/components/forms/leave-guard.tsx'
import { namesPractice, practiceIn, withoutPractice } from '#web/components/account/open-practice.ts'
import { shownPractice } from '#web/components/account/shown-practice.ts'
import { store, useStored } from '#web/platform/storage.ts'
import { showToast } from '#web/ui/toast.tsx'

/**
 * The practice that the user acts for: the one that the address names, or else the last one chosen. What the address
 * names is remembered, and then left out of it, so that going back doesn’t switch again.
 */
export function useChosenPractice(practices: readonly Company[], isAnswered: boolean): Company | undefined {
  const location = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(location.search)
  const chosen = useStored('activeCompany')
  const before = activePractice(practices, chosen)
  const named = practiceIn(params, practices)
  const company = activePractice(practices, named ?? chosen)
  // One that was joined since the last visit is known once the server has answered.
  const isOpening = practices.length > 0 && namesPractice(params) && (named !== undefined || isAnswered)
  const explain = ({ id, name }: Company) => {
    if (id !== before?.id) showToast(`You are now working for ${name}.`)
    // That a practice was lost is said where it is found out.
    const isForeign = !named && params.get(PRACTICE_PARAM) !== shownPractice()?.id
    if (isForeign)
      showToast(`The link is about a practice that you are not a member of. You are working for ${name}.`, 'error')
  }
  const open = useEffectEvent(() => {
    if (company) {
      store('activeCompany', company.id)
      explain(company)
    }
    void navigate(withoutPractice(location) + location.hash, { ...SKIP_LEAVE_GUARD, replace: true })
  })
  useLayoutEffect(() => {
    if (isOpening) open()
  }, [isOpening, company?.id])
  return company
}
