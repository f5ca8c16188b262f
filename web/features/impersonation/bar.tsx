import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { Impersonation } from '#shared/impersonation/impersonation.schema.ts'
import { shortName } from '#web/components/impersonation/short-name.ts'
import { lazyPage } from '#web/components/page/lazy-page.tsx'
import { useSession } from '#web/platform/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Box, chakra, Row } from '#web/ui/chakra.ts'
import { Icon } from '#web/ui/icon.tsx'
import { amber, black, dim, FormOrDashboard, TimeLeft } from './bar-parts.tsx'
import { useTopDialog } from './use-top-dialog.ts'

const ActAsDialog = lazyPage(() => import('#web/components/impersonation/act-as-dialog.tsx'), 'ActAsDialog', null)

const HEIGHT = '64px'
/** Dialogs and menus lie below it, so that it covers nothing of them. */
const belowBar = { top: HEIGHT, maxHeight: `calc(100dvh - ${HEIGHT})` }

const Frame = chakra('section', {
  base: {
    zIndex: 'toast',
    display: 'flex',
    alignItems: 'center',
    gap: { base: '3', md: '4' },
    height: HEIGHT,
    px: { base: '4', md: '8' },
    bg: black,
    color: '#FFFFFF',
    // By how much pages that are as high as the window are lower.
    '& ~ *': { '--impersonation': { base: '122px', md: HEIGHT } },
    // The page's own bar goes with the page, or it would lie behind this one.
    '& ~ header': { position: 'static !important' },
    '& ~ dialog': belowBar,
    '& ~ * dialog': belowBar,
  },
  variants: {
    over: {
      dialog: {
        position: 'fixed',
        inset: '0 0 auto',
        width: '100%',
        maxWidth: 'none',
        m: '0',
        py: '0',
        border: 'none',
      },
      page: { position: 'sticky', top: '0', '@media (max-height: 340px)': { position: 'static' } },
    },
  },
})

const Mode = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    flex: 'none',
    px: { base: '2', lg: '2.5' },
    py: { lg: '1' },
    borderRadius: 'full',
    textStyle: 's',
    fontWeight: 'bold',
  },
  variants: {
    mode: { view: { bg: 'rgba(255, 255, 255, 0.2)', color: '#FFFFFF' }, act: { bg: amber, color: '#3D2B00' } },
  },
})

const words = {
  view: { short: 'View', long: 'View only', icon: 'eye' },
  act: { short: 'Act', long: 'Acting', icon: 'person' },
} as const

const TextAction = chakra(
  'button',
  {
    base: {
      flex: 'none',
      minHeight: { base: 'tap', md: 'auto' },
      textStyle: 's',
      textDecoration: 'underline',
      textUnderlineOffset: '2px',
      cursor: 'pointer',
      whiteSpace: 'nowrap',
    },
  },
  { defaultProps: { type: 'button' } },
)

interface Props {
  grant: Impersonation
  expiresAt: string
  disable: () => void
  isEnding: boolean
}

type Shown = Props & { onAct: (() => void) | undefined }

function Content({ grant, expiresAt, disable, isEnding, onAct }: Shown) {
  const { mode, name, reason } = grant
  const { short, long, icon } = words[mode]
  const isOwn = !useSession()?.grant
  const whom = mode === 'view' ? `You see what ${name} sees.` : `You act as ${name}. Reason: “${reason}”`
  const elsewhere = `You ${mode === 'view' ? 'view' : 'act as'} ${name} on other pages. These are your own.`
  const pill = (
    <Mode mode={mode}>
      <Icon name={icon} size={16} />
      <Box as="span" display={{ lg: 'none' }}>
        {short}
      </Box>
      <Box as="span" display={{ base: 'none', lg: 'inline' }}>
        {long}
      </Box>
    </Mode>
  )
  return (
    <>
      <Box flex="none" display={{ base: 'none', lg: 'block' }}>
        {pill}
      </Box>
      <Box flex="1" minWidth="0">
        <Box fontWeight="bold" truncate>
          Impersonation mode is enabled
        </Box>
        <Row align="center" gap="2" textStyle="s" color={dim}>
          <Box flex="none" display={{ lg: 'none' }}>
            {pill}
          </Box>
          <Box minWidth="0" truncate title={whom} display={{ base: 'none', lg: 'block' }}>
            {isOwn ? elsewhere : whom}
          </Box>
          <Box minWidth="0" truncate title={name} display={{ lg: 'none' }}>
            {name}
          </Box>
          {onAct && (
            <Box flex="none" display={{ base: 'none', md: 'block' }}>
              <TextAction onClick={onAct}>
                Act as
                <Box as="span" display={{ base: 'none', lg: 'inline' }}>
                  {` ${shortName(grant)}`}
                </Box>
                …
              </TextAction>
            </Box>
          )}
          <Box flex="none" display={{ md: 'none' }}>
            <TimeLeft expiresAt={expiresAt} />
          </Box>
        </Row>
      </Box>
      <Box flex="none" textStyle="s" display={{ base: 'none', md: 'block' }}>
        <TimeLeft expiresAt={expiresAt} />
      </Box>
      <Box flex="none" display={{ base: 'none', md: 'block' }}>
        <FormOrDashboard {...grant} />
      </Box>
      <Button look="primary" busy={isEnding} onClick={disable}>
        Disable
      </Button>
    </>
  )
}

const showOnTop = (frame: HTMLElement | null): void => frame?.showPopover()

/** SPEC 2.5: above every page while a super admin views an account or acts for it, and above every dialog. */
export function Bar(props: Props) {
  const { grant } = props
  const [isActing, setActing] = useState(false)
  const dialog = useTopDialog()
  const onAct = grant.mode === 'view' ? () => setActing(true) : undefined
  const content = <Content {...props} onAct={onAct} />
  return (
    <>
      <Frame over="page" aria-label={dialog ? undefined : 'Impersonation'}>
        {!dialog && content}
      </Frame>
      {/* Whatever is not in a dialog that is open can’t be used. */}
      {dialog &&
        createPortal(
          <Frame over="dialog" popover="manual" ref={showOnTop} aria-label="Impersonation">
            {content}
          </Frame>,
          dialog,
        )}
      <Row display={{ base: 'flex', md: 'none' }} align="center" gap="4" px="4" pb="3" bg={black} color="#FFFFFF">
        <FormOrDashboard {...grant} />
        {onAct && <TextAction onClick={onAct}>Act as…</TextAction>}
      </Row>
      {isActing && <ActAsDialog of={grant} mode="act" onClose={() => setActing(false)} />}
    </>
  )
}
