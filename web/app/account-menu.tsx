import { Box, chakra } from '#web/ui/chakra.ts'
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ProfileImage } from '#web/components/profile-image.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Menu, MenuAnchor, MenuButton, MenuLink } from '#web/ui/menu.tsx'
import { log } from '#web/platform/log.ts'
import { paths } from '#web/platform/paths.ts'
import { runtime } from '#web/platform/runtime.ts'
import { useSession } from '#web/platform/session.ts'
import { ThemeSwitch } from './theme-switch.tsx'

function HelpLinks() {
  const { faq, blog, contact } = runtime().tenant.settings.links
  const pages = [
    { label: 'FAQ', href: faq },
    { label: 'Blog', href: blog },
    { label: 'Contact Us', href: contact },
  ].filter(({ href }) => href)
  return pages.map(({ label, href }) => (
    <MenuAnchor key={label} href={href}>
      <Box flex="1">{label}</Box>
      <Icon name="external" size={16} />
      <chakra.span srOnly>opens in a new tab</chakra.span>
    </MenuAnchor>
  ))
}

type Picture = ComponentProps<typeof ProfileImage>

/** Initials until the picture’s part is there: it loads after the page, and the page works without it. */
function OwnPicture(picture: Picture) {
  const [Image, setImage] = useState<ComponentType<Picture>>()
  useEffect(() => {
    if (picture.file)
      import('#web/components/profile-image.tsx').then(
        ({ ProfileImage: Loaded }) => setImage(() => Loaded),
        (error: unknown) => log.refusal('The picture part did not load', error),
      )
  }, [picture.file])
  return Image ? <Image {...picture} /> : <Avatar name={picture.name} size={picture.size} />
}

export function AccountMenu({
  name,
  picture,
  pages,
  onPreview,
}: {
  name: string
  picture: Pick<Picture, 'ownerId' | 'document' | 'file'>
  pages: { profile: string; accountSettings: string; locums?: string }
  onPreview?: () => void
}) {
  const email = useSession()?.email
  const navigate = useNavigate()
  return (
    <Menu
      name="Account"
      label="Account menu"
      trigger={
        <>
          <OwnPicture {...picture} name={name} size="s" />
          <Box display={{ base: 'none', md: 'block' }}>
            <Icon name="down" size={16} />
          </Box>
        </>
      }
    >
      <Box px="3" pt="2" pb="3" data-keep-open>
        <Box fontWeight="bold" overflowWrap="anywhere">
          {name}
        </Box>
        {email !== name && (
          <Box color="fg.muted" textStyle="s" overflowWrap="anywhere">
            {email}
          </Box>
        )}
      </Box>
      <Box borderY="1px solid" borderColor="border" py="2" px="1" mb="2">
        <ThemeSwitch />
      </Box>
      {pages.locums && <MenuLink to={pages.locums}>Your locums</MenuLink>}
      <MenuLink to={pages.profile}>Edit Profile</MenuLink>
      {onPreview && <MenuButton onClick={onPreview}>Preview Profile</MenuButton>}
      <MenuLink to={pages.accountSettings}>Account Settings</MenuLink>
      <HelpLinks />
      <MenuButton onClick={() => void navigate(paths.signOut)}>
        <Box flex="1">Sign Out</Box>
        <Icon name="signOut" size={18} />
      </MenuButton>
    </Menu>
  )
}
