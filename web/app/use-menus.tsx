import { type ComponentType, type ReactNode, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Party } from '#shared/kernel/caller.ts'
import type { Role } from '#shared/kernel/roles.ts'
import { viewLock } from '#web/components/actions/view-lock.ts'
import { lazyPage } from '#web/components/page/lazy-page.tsx'
import { type MenuSize, useKeyboard, useMenuSize } from '#web/platform/media.ts'
import { paths } from '#shared/kernel/paths.ts'
import { runtime } from '#web/platform/runtime.ts'
import { session, useParty } from '#web/platform/session.ts'
import type { RunAction } from './menu-item.tsx'
import type { MenuAction } from './menu-rows.ts'
import { type Menus, menusOf, type MenuView } from './menus-of.ts'
import { ShortcutSheet } from './shortcuts.ts'

type DialogProps = { open: boolean; onClose: () => void; party: Party }

/** What an action opens over the page, loaded when it is first chosen. */
const dialogs: Record<Exclude<MenuAction, 'signOut'>, ComponentType<DialogProps>> = {
  previewProfile: lazyPage(() => import('#web/features/professionals/preview-profile.tsx'), 'PreviewProfile', null),
  pricing: lazyPage(() => import('#web/features/companies/pricing-dialog.tsx'), 'PricingDialog', null),
  placement: lazyPage(() => import('#web/features/placements/placement-dialog.tsx'), 'PlacementDialog', null),
  liveChat: lazyPage(() => import('#web/features/live-chat/live-chat-dialog.tsx'), 'LiveChatDialog', null),
  shortcuts: ShortcutSheet,
}

/** The entries of the user’s bars and menus here, what chooses an action, and the dialog that one has opened. */
export function useMenus(
  role: Role,
  nextStep?: string,
  {
    rows,
    fixedSize,
    member,
    waiting = 0,
  }: Partial<Pick<MenuView, 'rows' | 'member' | 'waiting'>> & {
    fixedSize?: MenuSize
  } = {},
): { menus: Menus; run: RunAction; dialog: ReactNode } {
  const { pathname } = useLocation()
  const ownSize = useMenuSize()
  const navigate = useNavigate()
  const [action, setAction] = useState<keyof typeof dialogs>()
  const { tenant, config } = runtime()
  const menus = menusOf({
    rows,
    role,
    path: pathname,
    size: fixedSize ?? ownSize,
    settings: tenant.settings,
    hasKeyboard: useKeyboard(),
    hasLiveChat: config.liveChat !== undefined && tenant.settings.liveChat.show && !session()?.grant,
    locked: viewLock.reason,
    nextStep,
    member,
    waiting,
  })
  const run: RunAction = (chosen) => {
    if (chosen === 'signOut') void navigate(paths.signOut)
    else setAction(chosen)
  }
  const Dialog = action && dialogs[action]
  const party = useParty()
  return { menus, run, dialog: Dialog && <Dialog open party={party} onClose={() => setAction(undefined)} /> }
}
