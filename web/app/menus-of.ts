import { hasRole, type MemberRole, roleRefusals } from '#shared/kernel/member-roles.ts'
import { refusals } from '#shared/kernel/refusals.ts'
import type { Role } from '#shared/kernel/roles.ts'
import type { IconName } from '#web/ui/icon.tsx'
import type { MenuSize } from '#web/platform/media.ts'
import { paths } from '#shared/kernel/paths.ts'
import { type MenuAction, type MenuGroup, type MenuRow, menuRows, type Settings } from './menu-rows.ts'

const menuNames = { practice: 'More', help: 'Help' } as const

interface Layout {
  bottom: readonly MenuGroup[]
  bar: readonly MenuGroup[]
  named: readonly { as: keyof typeof menuNames; groups: readonly MenuGroup[] }[]
  own: 'drawer' | 'menu'
  ownGroups: readonly MenuGroup[]
}

const more = { as: 'practice', groups: ['practice'] } as const
const help = { as: 'help', groups: ['help'] } as const
const all = ['practice', 'account', 'help'] as const
const drawer = { named: [], own: 'drawer', ownGroups: all } as const
const menu = { bottom: [], own: 'menu', ownGroups: ['account'] } as const

/** Where the groups are at which size (decision 196). */
const layouts: Record<MenuSize, Layout> = {
  phone: { bottom: ['tabs'], bar: [], ...drawer },
  tablet: { bottom: [], bar: ['tabs'], ...drawer },
  desktop: { bar: ['tabs'], named: [more, help], ...menu },
  wide: { bar: ['tabs', 'practice'], named: [help], ...menu },
}

/** SPEC 2.2: the super admin always has the drawer, with all of the bar’s, for which a tablet has no room. */
const adminLayout = (size: MenuSize): Layout => ({
  bottom: [],
  bar: size === 'phone' || size === 'tablet' ? [] : ['tabs'],
  ...drawer,
  ownGroups: ['tabs', ...all],
})

export interface MenuEntry {
  label: string
  icon?: IconName
  target: { to: string; exact: boolean } | { href: string } | { action: MenuAction }
  /** How many await the user’s answer. */
  count?: number
  /** Why it can’t be used now. */
  disabled?: string
}

/** A practice's balance needs the room of Help, which is in More then. */
const besideWallet = {
  ...layouts,
  desktop: { ...layouts.desktop, named: [{ ...more, groups: ['practice', 'help'] }] },
} satisfies typeof layouts

const layoutOf = ({ role, size, settings }: MenuView): Layout => {
  if (role === 'SuperAdmin') return adminLayout(size)
  return (role === 'CompanyAdmin' && settings.wallet.show ? besideWallet : layouts)[size]
}

/** What a user has in bars, menus and drawer. */
export interface Menus {
  bottom: readonly MenuEntry[]
  bar: readonly MenuEntry[]
  named: readonly { name: string; entries: readonly MenuEntry[] }[]
  /** The account menu, or the drawer with everything that no bar has; in parts. */
  own: { as: Layout['own']; parts: readonly (readonly MenuEntry[])[] }
}

/** What decides which entries there are. */
export interface MenuView {
  /** Those that a role has; by default of locums and practices. */
  rows?: readonly MenuRow[] | undefined
  role: Role
  path: string
  size: MenuSize
  settings: Settings
  hasKeyboard: boolean
  hasLiveChat: boolean
  /** Requests that await the user’s answer. */
  waiting?: number
  /** Of the user in the practice that they act for. */
  member?: MemberRole | undefined
  /** Why nothing can be changed, if a super admin only views it. */
  locked?: string | undefined
  /** Of the sign-up. */
  nextStep?: string | undefined
}

const hasFlag = ({ settings, hasLiveChat }: MenuView, flag: NonNullable<MenuRow['flag']>): boolean =>
  flag === 'liveChat' ? hasLiveChat : settings[flag].show

const isShown = (row: MenuRow, view: MenuView): boolean =>
  ('page' in row.opens || row.opens.roles.includes(view.role)) &&
  (!row.onDashboard || view.path.startsWith(paths.practice.dashboard)) &&
  (!row.flag || hasFlag(view, row.flag)) &&
  (!row.needsKeyboard || view.hasKeyboard) &&
  isListedFor(row, view) &&
  !(row.beforeSignUp === 'hidden' && view.nextStep)

function targetOf({ opens, exact }: MenuRow, { role, settings }: MenuView): MenuEntry['target'] | undefined {
  if ('action' in opens) return { action: opens.action }
  if ('page' in opens) {
    const to = opens.page[role]
    return to === undefined ? undefined : { to, exact: exact === true }
  }
  if ('newTab' in opens) return { href: opens.newTab }
  const href = opens.link === 'videoUrl' ? settings.videoUrl : settings.links[opens.link]
  return href === undefined ? undefined : { href }
}

/** Managers read why they may not; bookers don’t have what others must do. */
const isListedFor = ({ member: least }: MenuRow, { member = 'owner' }: MenuView): boolean =>
  !least || hasRole(member, 'manager')

const roleRefusal = ({ member: least }: MenuRow, { member = 'owner' }: MenuView): string | undefined =>
  least && !hasRole(member, least) ? refusals[roleRefusals[least]].message : undefined

/** Pages that open only once the sign-up is complete say so until then (DESIGN 12.20). */
const reasonToWait = ({ nextStep }: MenuView): string | undefined =>
  nextStep &&
  (nextStep === 'verification-step'
    ? 'Available once you have completed the verification form.'
    : 'Available once your sign-up is complete.')

function entryOf(row: MenuRow, groups: readonly MenuGroup[], view: MenuView): MenuEntry | undefined {
  const target = isShown(row, view) ? targetOf(row, view) : undefined
  const disabled =
    roleRefusal(row, view) ?? (row.edits && view.locked) ?? (row.beforeSignUp === 'disabled' && reasonToWait(view))
  return (
    target && {
      label: (!groups.includes('account') && row.helpLabel) || row.label,
      target,
      ...(row.icon && { icon: row.icon }),
      ...(row.counts && view.waiting && { count: view.waiting }),
      ...(disabled && { disabled }),
    }
  )
}

const rowsIn = (groups: readonly MenuGroup[], { rows = menuRows }: MenuView): MenuRow[] =>
  rows.filter((row) => row.groups.some((group) => groups.includes(group)))

const entriesOf = (rows: readonly MenuRow[], groups: readonly MenuGroup[], view: MenuView): MenuEntry[] =>
  rows.flatMap((row) => entryOf(row, groups, view) ?? [])

const partOf = ({ opens, groups }: MenuRow) => {
  if ('action' in opens && opens.action === 'signOut') return 'end'
  return 'link' in opens || groups.includes('help') ? 'help' : groups[0]
}

export function menusOf(view: MenuView): Menus {
  const layout = layoutOf(view)
  const listed = (groups: readonly MenuGroup[]) => entriesOf(rowsIn(groups, view), groups, view)
  const named = layout.named.map(({ as, groups }) => ({ name: menuNames[as], as, entries: listed(groups) }))
  /** One entry needs no menu. */
  const isAlone = ({ as, entries }: (typeof named)[number]) => as === 'practice' && entries.length === 1
  const ownRows = rowsIn(layout.ownGroups, view)
  return {
    bottom: listed(layout.bottom),
    bar: [...listed(layout.bar), ...named.filter(isAlone).flatMap(({ entries }) => entries)],
    named: named.filter((menu) => menu.entries.length > 0 && !isAlone(menu)),
    own: {
      as: layout.own,
      parts: (['tabs', 'practice', 'account', 'help', 'end'] as const)
        .map((part) =>
          entriesOf(
            ownRows.filter((row) => partOf(row) === part),
            layout.ownGroups,
            view,
          ),
        )
        .filter((entries) => entries.length > 0),
    },
  }
}
