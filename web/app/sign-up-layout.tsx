import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { Outlet } from 'react-router-dom'
import type { Role } from '#shared/kernel/roles.ts'
import { nextRequiredStep } from '#shared/professionals/steps.rules.ts'
import { activePractice, practicesQuery, useProfessional } from '#web/components/account/account.api.ts'
import { SignUpMenu } from '#web/components/account/sign-up-menu.ts'
import { useSession } from '#web/platform/session.ts'
import { useStored } from '#web/platform/storage.ts'
import { OwnMenu } from './own-menu.tsx'
import { DrawerSwitcher } from './practice-switcher.tsx'
import { useMenus } from './use-menus.tsx'
import { practiceStep } from './visitor.ts'

/** Always the drawer: there are no bars that could have its entries. */
interface Props extends Pick<ComponentProps<typeof OwnMenu>, 'head'> {
  role: Role
  name: string
  nextStep: string | undefined
}

function SignUpLayout({ role, name, nextStep, head }: Props) {
  const { menus, run, dialog } = useMenus(role, nextStep, { fixedSize: 'phone' })
  return (
    <SignUpMenu value={<OwnMenu owner={{ name }} own={menus.own} run={run} head={head} />}>
      <Outlet />
      {dialog}
    </SignUpMenu>
  )
}

export function LocumSignUp() {
  const professional = useProfessional()
  return (
    <SignUpLayout
      role="Locum"
      name={professional.name || professional.email}
      nextStep={nextRequiredStep(professional)}
    />
  )
}

/** There may be no practice yet. */
export function PracticeSignUp() {
  const email = useSession()?.email ?? ''
  const { data: practices = [] } = useQuery(practicesQuery)
  const company = activePractice(practices, useStored('activeCompany'))
  return (
    <SignUpLayout
      role="CompanyAdmin"
      name={company?.name ?? email}
      nextStep={practiceStep(company)}
      head={company && ((close) => <DrawerSwitcher active={company} practices={practices} onChoose={close} />)}
    />
  )
}
