import { Box, chakra } from '#web/ui/chakra.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Menu, MenuAnchor } from '#web/ui/menu.tsx'
import { runtime } from '#web/platform/runtime.ts'

/** The tenant’s own help pages; links that the tenant has not configured are left out. */
export function HelpMenu() {
  const { links, videoUrl } = runtime().tenant.settings
  const pages = [
    { label: 'FAQ', href: links.faq },
    { label: 'Tutorials', href: videoUrl },
    { label: 'Contact', href: links.contact },
  ].filter(({ href }) => href)
  if (pages.length === 0) return null
  return (
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
    </Menu>
  )
}
