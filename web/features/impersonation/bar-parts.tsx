import { Link, useLocation } from 'react-router-dom'
import type { Impersonation } from '#shared/impersonation/impersonation.schema.ts'
import { IMPERSONATION_MINUTES } from '#shared/kernel/impersonation-times.ts'
import { pathsOf } from '#shared/kernel/paths.ts'
import { useSession } from '#web/platform/session.ts'
import { useMinute } from '#web/platform/use-minute.ts'
import { Box, chakra, Row } from '#web/ui/chakra.ts'

/** The bar is dark in both themes, so it can't use theme colours. */
export const black = '#151B1E'
export const amber = '#F5C451'
export const dim = 'rgba(255, 255, 255, 0.84)'
export const line = 'rgba(255, 255, 255, 0.45)'

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

/**
 * What each page of the form shows, whether or not it is complete (SPEC 2.1, 2.5). From the super admin's own pages,
 * both lead back to those of whom they view or act for, which begin by loading the site anew.
 */
export function FormOrDashboard({ type }: Impersonation) {
  const { verification, dashboard } = pathsOf[type]
  const isForm = useLocation().pathname === verification
  const isOwn = !useSession()?.grant
  return (
    <Row flex="1" border="1px solid" borderColor={line} borderRadius="8px" as="nav" aria-label="Shown page">
      <Switch to={verification} reloadDocument={isOwn} aria-current={isForm ? 'page' : undefined}>
        Verification form
      </Switch>
      <Switch to={dashboard} reloadDocument={isOwn} aria-current={isForm || isOwn ? undefined : 'true'}>
        Dashboard
      </Switch>
    </Row>
  )
}

/** A ring that empties, beside the minutes. */
export function TimeLeft({ expiresAt }: { expiresAt: string }) {
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
      <span>
        {minutes} min
        <Box as="span" display={{ base: 'none', md: 'inline' }}>
          {' left'}
        </Box>
      </span>
    </Row>
  )
}
