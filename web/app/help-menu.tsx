import { Box, chakra } from '#web/ui/chakra.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Menu, MenuAnchor, MenuButton } from '#web/ui/menu.tsx'
import { useState } from 'react'
import { useKeyboard } from '#web/platform/media.ts'
import type { Side } from './is-shortcut.ts'
import { ShortcutSheet } from './shortcuts.ts'
import { runtime } from '#web/platform/runtime.ts'

/** The tenant’s own help pages, of those that it has configured, and the keyboard shortcuts. */
export function HelpMenu({ side }: { side: Side }) {
  const [sheet, setSheet] = useState<boolean>()
  const hasKeyboard = useKeyboard()
  const { links, videoUrl } = runtime().tenant.settings
  const pages = [
    { label: 'FAQ', href: links.faq },
    { label: 'Tutorials', href: videoUrl },
    { label: 'Contact', href: links.contact },
  ].filter(({ href }) => href)
  if (pages.length === 0 && !hasKeyboard) return null
  return (
    <>
      <Menu
        name="Help"
        align="left"
        trigger={
          <>
            Help <Icon name="down" size={14} />
          </>
        }
      >
        {pages.map(({ label, href }) => (
          <MenuAnchor key={label} href={href}>
            <Box flex="1">{label}</Box>
            <Icon name="external" size={16} />
            <chakra.span srOnly>opens in a new tab</chakra.span>
          </MenuAnchor>
        ))}
        {hasKeyboard && <MenuButton onClick={() => setSheet(true)}>Keyboard shortcuts</MenuButton>}
      </Menu>
      {sheet !== undefined && <ShortcutSheet side={side} open={sheet} onClose={() => setSheet(false)} />}
    </>
  )
}
