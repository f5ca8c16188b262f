import { Icon } from '#web/ui/icon.tsx'
import { Box, chakra, Small } from '#web/ui/chakra.ts'
import { MenuAnchor, MenuButton, MenuPageLink } from '#web/ui/menu.tsx'
import type { MenuAction } from './menu-rows.ts'
import type { MenuEntry } from './menus-of.ts'

export type RunAction = (action: MenuAction) => void

export const NewTab = ({ size = 16 }: { size?: number }) => (
  <>
    <Icon name="external" size={size} />
    <chakra.span srOnly>opens in a new tab</chakra.span>
  </>
)

/** Stays in the tab order, so that everyone can read why it can’t be used. */
const Disabled = ({ label, reason }: { label: string; reason: string }) => (
  <MenuButton aria-disabled="true" data-keep-open cursor="default" py="2">
    <Box minWidth="0">
      <Box color="fg.muted">{label}</Box>
      <Small>{reason}</Small>
    </Box>
  </MenuButton>
)

/** An entry of a menu or of the drawer, which `onChoose` closes. */
export function MenuItem({ entry, run, onChoose }: { entry: MenuEntry; run: RunAction; onChoose?: () => void }) {
  const { label, icon, target, disabled } = entry
  if (disabled) return <Disabled label={label} reason={disabled} />
  if ('to' in target)
    return (
      <MenuPageLink to={target.to} end={target.exact} onClick={onChoose}>
        {icon && <Icon name={icon} />}
        {label}
      </MenuPageLink>
    )
  if ('href' in target)
    return (
      <MenuAnchor href={target.href} onClick={onChoose}>
        {icon && <Icon name={icon} />}
        <Box flex="1">{label}</Box>
        <NewTab />
      </MenuAnchor>
    )
  const choose = () => {
    onChoose?.()
    run(target.action)
  }
  return (
    <MenuButton onClick={choose}>
      <Box flex="1">{label}</Box>
      {icon && <Icon name={icon} size={18} />}
    </MenuButton>
  )
}
