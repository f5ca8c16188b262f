import { useState } from 'react'
import type { Company } from '#shared/companies/companies.schema.ts'
import { lazyPage } from '#web/components/page/lazy-page.tsx'
import { Box, chakra, Stack } from '#web/ui/chakra.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Menu, MenuButton } from '#web/ui/menu.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PracticeLogo } from './portrait.tsx'
import { PracticeUser } from './practice-user.tsx'

interface Props {
  active: Company
  practices: readonly Company[]
}

function LoadingList() {
  return (
    <Stack p="3" gap="3" aria-hidden="true">
      <Skeleton width="60%" />
      <Skeleton width="80%" />
    </Stack>
  )
}

const PracticeList = lazyPage(() => import('./practice-list.tsx'), 'PracticeList', <LoadingList />)

/** In the top bar: the active practice, which opens the list of the user’s practices. */
export const PracticeSwitcher = (props: Props) => (
  <Menu
    name="Your practices"
    align="left"
    trigger={
      <>
        <PracticeLogo practice={props.active} size="xs" square="active" />
        <chakra.span srOnly>Practice: </chakra.span>
        <Box
          fontWeight="bold"
          color="fg"
          maxWidth={{ base: '160px', xl: '180px' }}
          overflow="hidden"
          textOverflow="ellipsis"
        >
          {props.active.name}
        </Box>
        <Icon name="either" size={16} />
      </>
    }
  >
    <Box width={{ sm: '336px' }}>
      <PracticeList {...props} />
    </Box>
  </Menu>
)

/** The same at the top of the drawer, where the list opens below. */
export function DrawerSwitcher({ active, onChoose, ...rest }: Props & { onChoose: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <Box pb="2" mb="2" borderBottom="1px solid" borderColor="border">
      <MenuButton aria-expanded={open} onClick={() => setOpen(!open)} py="2">
        <PracticeLogo practice={active} size="s" square="active" />
        <Box flex="1" minWidth="0" overflowWrap="anywhere">
          <Box fontWeight="bold">
            <chakra.span srOnly>Practice: </chakra.span>
            {active.name}
          </Box>
          <PracticeUser company={active} />
        </Box>
        <Icon name="either" size={18} />
      </MenuButton>
      {open && (
        <Box role="group" aria-label="Your practices" pt="2">
          <PracticeList active={active} onChoose={onChoose} {...rest} />
        </Box>
      )}
    </Box>
  )
}
