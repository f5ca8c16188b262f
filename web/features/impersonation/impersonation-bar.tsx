import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { Impersonation } from '#shared/impersonation/impersonation.schema.ts'
import { IMPERSONATION_MINUTES } from '#shared/kernel/impersonation-times.ts'
import { ONLY_VIEWED } from '#shared/kernel/only-viewed.ts'
import { pathsOf } from '#shared/kernel/paths.ts'
import { viewLock } from '#web/components/actions/view-lock.ts'
import { lazyPage } from '#web/components/page/lazy-page.tsx'
import { shortName } from '#web/components/impersonation/short-name.ts'
import { useMinute } from '#web/platform/use-minute.ts'
import { Button } from '#web/ui/button.tsx'
import { Box, chakra, Row } from '#web/ui/chakra.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LockedButton, lockedControl } from './locked-button.tsx'
import { useGrant } from './use-grant.ts'

const ActAsDialog = lazyPage(() => import('#web/components/impersonation/act-as-dialog.tsx'), 'ActAsDialog', null)

/** The bar is dark in both themes, so it can't use theme colours. */
const black = '#151B1E'
const amber = '#F5C451'
const dim = 'rgba(255, 255, 255, 0.84)'
const line = 'rgba(255, 255, 255, 0.45)'

const Mode = chakra('span', {
  base: {
    display: { base: 'none', lg: 'inline-flex' },
    alignItems: 'center',
    gap: '1.5',
    flex: 'none',
    px: '2.5',
    py: '1',
    borderRadius: 'full',
    textStyle: 's',
    fontWeight: 'bold',
  },
  variants: { mode: { view: { bg: 'rgba(255, 255, 255, 0.2)' }, act: { bg: amber, color: '#3D2B00' } } },
})

const Switch = chakra(Link, {
  base: {
    flex: { base: '1', md: 'none' },
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: { base: 'tap', md: '9' },
    px: '3',
    textStyle: 's',
    color: dim,
    whiteSpace: 'nowrap',
    _first: { borderLeftRadius: '7px' },
    _last: { borderRightRadius: '7px' },
    '&:not([aria-current]):hover': { color: '#FFFFFF' },
    '&[aria-current]': { bg: '#FFFFFF', color: black, fontWeight: 'bold' },
    _focusVisible: { outline: '2px solid #FFFFFF', outlineOffset: '2px' },
  },
})

/** What each page of the form shows, whether or not it is complete (SPEC 2.1, 2.5). */
function FormOrDashboard({ type }: Impersonation) {
  const { verification, dashboard } = pathsOf[type]
  const isForm = useLocation().pathname === verification
  return (
    <Row border="1px solid" borderColor={line} borderRadius="8px" as="nav" aria-label="Shown page">
      <Switch to={verification} aria-current={isForm ? 'page' : undefined}>
        Verification form
      </Switch>
      <Switch to={dashboard} aria-current={isForm ? undefined : 'true'}>
        Dashboard
      </Switch>
    </Row>
  )
}

/** A ring that empties, beside the minutes. */
function TimeLeft({ expiresAt }: { expiresAt: string }) {
  const ms = Date.parse(expiresAt) - Date.parse(useMinute())
  const minutes = Math.max(0, Math.min(IMPERSONATION_MINUTES, Math.ceil(ms / 60_000)))
  return (
    <Row as="span" align="center" gap="1.5" whiteSpace="nowrap">
      <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
        <circle cx="9" cy="9" r="7" fill="none" stroke="#fff" strokeOpacity="0.3" strokeWidth="3" />
        <circle
          cx="9"
          cy="9"
          r="7"
          fill="none"
          stroke="#fff"
          strokeWidth="3"
          pathLength={IMPERSONATION_MINUTES}
          strokeDasharray={`${minutes} ${IMPERSONATION_MINUTES}`}
          transform="rotate(-90 9 9)"
        />
      </svg>
      {minutes} min left
    </Row>
  )
}

const TextAction = chakra(
  'button',
  { base: { textDecoration: 'underline', textUnderlineOffset: '2px', cursor: 'pointer', whiteSpace: 'nowrap' } },
  { defaultProps: { type: 'button' } },
)

const Bar = chakra('section', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'float',
    display: 'flex',
    alignItems: 'center',
    gap: { base: '3', md: '4' },
    height: '16',
    px: { base: '4', md: '8' },
    bg: black,
    color: '#FFFFFF',
    // By how much pages that are as high as the window are lower.
    '& ~ *': { '--impersonation': { base: '122px', md: '64px' } },
    // The page's own bar goes with the page, or it would lie behind this one.
    '& ~ header': { position: 'static !important' },
    '@media (max-height: 340px)': { position: 'static' },
  },
})

const locked: typeof viewLock = { Button: LockedButton, control: lockedControl, reason: ONLY_VIEWED }
const lock = () => void Object.assign(viewLock, locked)
const unlock = () => {
  for (const name of Object.keys(locked) as (keyof typeof locked)[]) delete viewLock[name]
}

/** Before any page is drawn, until the bar goes: the next user of this page may be another. */
function useViewLock(isViewed: boolean): void {
  useState(() => isViewed && lock())
  useEffect(() => {
    if (isViewed) lock()
    return unlock
  }, [isViewed])
}

/** SPEC 2.5: above every page of whom a super admin views or acts for. */
export function ImpersonationBar({ grant, children }: { grant: Impersonation; children: ReactNode }) {
  const { mode, name, reason } = grant
  useViewLock(mode === 'view')
  const { expiresAt, disable, isEnding } = useGrant(grant)
  const [isActing, setActing] = useState(false)
  const whom = mode === 'view' ? `You see what ${name} sees.` : `You act as ${name}. Reason: “${reason}”`
  return (
    <>
      <Bar aria-label="Impersonation">
        <Mode mode={mode}>
          <Icon name={mode === 'view' ? 'eye' : 'person'} size={16} />
          {mode === 'view' ? 'View only' : 'Acting'}
        </Mode>
        <Box flex="1" minWidth="0">
          <Box fontWeight="bold" truncate>
            Impersonation mode is enabled
          </Box>
          <Row align="center" gap="2" textStyle="s" color={dim}>
            <Box minWidth="0" truncate title={whom} display={{ base: 'none', lg: 'block' }}>
              {whom}
            </Box>
            <Box minWidth="0" truncate display={{ lg: 'none' }} color={mode === 'act' ? amber : undefined}>
              {mode === 'view' ? 'Viewing' : 'Acting as'} {name}
            </Box>
            {mode === 'view' && (
              <Box flex="none" display={{ base: 'none', lg: 'block' }}>
                <TextAction onClick={() => setActing(true)}>Act as {shortName(grant)}…</TextAction>
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
      </Bar>
      <Box display={{ md: 'none' }} px="4" pb="3" bg={black}>
        <FormOrDashboard {...grant} />
      </Box>
      {isActing && <ActAsDialog of={grant} mode="act" onClose={() => setActing(false)} />}
      {/* Nothing is asked for, and no connection kept, while it ends. */}
      {!isEnding && children}
    </>
  )
}
