import { Box, chakra, Row, Small } from '#web/ui/chakra.ts'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { IconButton } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { useSession } from '#web/platform/session.ts'
import { MenuItem, type RunAction } from './menu-item.tsx'
import type { Menus } from './menus-of.ts'
import { Portrait } from './portrait.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

interface Owner {
  name: string
  /** Who is signed in, below the name of their practice. */
  who?: ReactNode
  picture?: ComponentProps<typeof Portrait>['picture']
}

function Names({ name, who }: Owner) {
  const email = useSession()?.email
  return (
    <Box minWidth="0">
      <Box fontWeight="bold" overflowWrap="anywhere">
        {name}
      </Box>
      {who}
      {!who && email !== name && <Small overflowWrap="anywhere">{email}</Small>}
    </Box>
  )
}

const Line = ({ children }: { children?: ReactNode }) => (
  <Box borderTop="1px solid" borderColor="border" mt="2" pt="2" data-keep-open>
    {children}
  </Box>
)

type Parts = Menus['own']['parts']

/** The theme comes before the last part, which signs out. */
const Entries = ({ parts, run, onChoose }: { parts: Parts; run: RunAction; onChoose?: () => void }) =>
  parts.map((entries, at) => (
    <Box key={entries[0]?.label}>
      {at === parts.length - 1 && (
        <Line>
          <Box px="1" pb="2">
            <ThemeSwitch />
          </Box>
        </Line>
      )}
      {at > 0 && at < parts.length - 1 && <Line />}
      {entries.map((entry) => (
        <MenuItem key={entry.label} entry={entry} run={run} {...(onChoose && { onChoose })} />
      ))}
    </Box>
  ))

type Props = {
  owner: Owner
  own: Menus['own']
  run: RunAction
  /** What the drawer begins with instead of the owner’s name. */
  head?: ((close: () => void) => ReactNode) | undefined
  /** The wallet's entry, which the drawer has. */
  wallet?: ((close: () => void) => ReactNode) | false
}

const AccountMenu = ({ owner, own, run }: Props) => (
  <Menu
    name="Account"
    label="Account menu"
    trigger={
      <>
        <Portrait {...owner} size="s" />
        <Icon name="down" size={16} />
      </>
    }
  >
    <Box px="3" pt="2" pb="3" mb="2" borderBottom="1px solid" borderColor="border" data-keep-open>
      <Names {...owner} />
    </Box>
    <Entries parts={own.parts} run={run} />
  </Menu>
)

/** As high as the screen: the last part, which signs out, is at its bottom. */
const Tall = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: 'calc(100dvh - 84px)',
    '& > :last-child': { mt: 'auto' },
  },
})

function MenuDrawer({ owner, own, run, head, wallet }: Props) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <IconButton label="Menu" icon="menu" size={24} onClick={() => setOpen(true)} aria-expanded={open} />
      <Drawer open={open} onClose={close} title="Menu">
        {open && (
          <Tall>
            {head?.(close) ?? (
              <Row align="center" gap="3" px="3" pb="4">
                <Portrait {...owner} size="m" />
                <Names {...owner} />
              </Row>
            )}
            {wallet && wallet(close)}
            <Entries parts={own.parts} run={run} onChoose={close} />
          </Tall>
        )}
      </Drawer>
    </>
  )
}

/** The account menu on large screens, elsewhere the drawer, which has whatever no bar has. */
export const OwnMenu = (props: Props) =>
  props.own.as === 'menu' ? <AccountMenu {...props} /> : <MenuDrawer {...props} />
