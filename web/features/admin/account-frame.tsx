import type { ComponentProps } from 'react'
import { Outlet } from 'react-router-dom'
import { SubjectHeader } from '#web/components/page/subject-header.tsx'
import { Page } from '#web/ui/page.tsx'
import { TabLinks } from '#web/ui/tab-links.tsx'

interface Props extends ComponentProps<typeof SubjectHeader> {
  tabs: readonly { to: string; label: string }[]
}

/** A person or a practice, with its pages as tabs, which get the name. */
export const AccountFrame = ({ tabs, ...header }: Props) => (
  <Page>
    <SubjectHeader {...header} />
    <TabLinks label={header.name} tabs={tabs} />
    <Outlet context={header.name} />
  </Page>
)
