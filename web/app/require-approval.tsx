import type { ReactNode } from 'react'
import { useActiveCompany } from '#web/components/account/account.api.ts'
import { lazyPage } from '#web/components/page/lazy-page.tsx'

const LocumsAfterApproval = lazyPage(() => import('./unapproved-page.tsx'), 'LocumsAfterApproval')

/** Replaces pages about locums until the practice is approved. */
export const RequireApproval = ({ children }: { children: ReactNode }) =>
  useActiveCompany().company.approved ? children : <LocumsAfterApproval />
