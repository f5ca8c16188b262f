import type { ComponentType } from 'react'
import { Navigate } from 'react-router-dom'
import { SectionsPage, useSection } from '../../components/sections-page.tsx'
import { useTablet } from '../../platform/media.ts'

export interface AccountSection {
  key: string
  title: string
  Part: ComponentType
}

/** Account settings: a list and the section that is open; where there is room beside the list, the first opens by itself. */
export function AccountPage({ lead, sections }: { lead: string; sections: readonly AccountSection[] }) {
  const { active } = useSection()
  const wide = useTablet()
  const open = sections.find(({ key }) => key === active)
  if (wide && !open) return <Navigate to={`?section=${sections[0]?.key}`} replace />
  return (
    <SectionsPage title="Account settings" lead={lead} active={open?.key} groups={[{ sections }]}>
      {open && <open.Part />}
    </SectionsPage>
  )
}
