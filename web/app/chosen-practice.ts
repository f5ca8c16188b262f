import { useEffectEvent, useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Company } from '#shared/companies/companies.schema.ts'
import { activePractice } from '#web/components/account.ts'
import { SKIP_LEAVE_GUARD } from '#web/components/leave-guard.tsx'
import { namesPractice, practiceIn, withoutPractice } from '#web/components/open-practice.ts'
import { store, useStored } from '#web/platform/storage.ts'
import { showToast } from '#web/ui/toast.tsx'

/**
 * The practice that the user acts for: the one that the address names, or else the last one chosen. What the address
 * names is remembered, and then left out of it, so that going back doesn’t switch again.
 */
export function useChosenPractice(practices: readonly Company[]): Company | undefined {
  const location = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(location.search)
  const chosen = useStored('activeCompany')
  const before = activePractice(practices, chosen)
  const company = activePractice(practices, practiceIn(params, practices) ?? chosen)
  const isOpening = practices.length > 0 && namesPractice(params)
  const open = useEffectEvent(() => {
    if (company) store('activeCompany', company.id)
    if (company && company.id !== before?.id) showToast(`You now act for ${company.name}.`)
    void navigate(withoutPractice(location) + location.hash, { ...SKIP_LEAVE_GUARD, replace: true })
  })
  useLayoutEffect(() => {
    if (isOpening) open()
  }, [isOpening, company?.id])
  return company
}
