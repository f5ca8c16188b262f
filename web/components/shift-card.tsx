import { Box, chakra } from '#web/ui/chakra.ts'
import type { ReactNode } from 'react'
import { DateTile } from './date-tile.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type Status, StatusPill, StatusWord } from '#web/ui/status-pill.tsx'

export interface ShiftCardProps {
  dates: { first: string; last?: string; count?: number }
  title: ReactNode
  status: Status
  /** `08:00–17:00 · 1 h unpaid lunch` */
  hours: string
  /** `Sea Point, Cape Town Metro · 9 km` */
  place?: string
  /** `lead` labels the total on a phone: `You would earn`. */
  money?: { rate?: string; total: string; note?: string; lead?: string }
  today?: boolean
  /** The other party’s reason for the status. */
  reason?: string | undefined
  /** One button or link. */
  action?: ReactNode
}

const Card = chakra('article', {
  base: {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr) auto',
    gridTemplateAreas: {
      base: '"tile status status" "tile what what" "money money action"',
      sm: '"tile what money" "tile status action"',
    },
    gridTemplateRows: { base: 'auto 1fr auto', sm: '1fr auto' },
    columnGap: { base: '3', sm: '4' },
    py: { base: '3', sm: '4' },
    borderTop: '1px solid',
    borderColor: 'border',
  },
})

function Meta({ icon, children }: { icon: IconName; children: string }) {
  return (
    <Box display="flex" gap="1.5" mt="0.5" color="fg.muted" fontVariantNumeric="tabular-nums">
      <Box color="fg.subtle" mt={{ base: '3px', sm: '2px' }}>
        <Icon name={icon} size={16} />
      </Box>
      <span>{children}</span>
    </Box>
  )
}

function Money({ rate, total, note, lead, ended }: NonNullable<ShiftCardProps['money']> & { ended: boolean }) {
  const onPhone = [lead, rate].filter(Boolean).join(' · ')
  return (
    <Box
      gridArea="money"
      fontVariantNumeric="tabular-nums"
      textAlign={{ sm: 'right' }}
      whiteSpace={{ sm: 'nowrap' }}
      alignSelf={{ base: 'end', sm: 'start' }}
      mt={{ base: '2', sm: '0' }}
    >
      <Box textStyle="s" color="fg.muted" display={{ sm: 'none' }}>
        {onPhone}
      </Box>
      <Box color="fg.muted" display={{ base: 'none', sm: 'block' }}>
        {rate}
      </Box>
      <Box
        display={{ base: 'inline-block', sm: 'block' }}
        textStyle="l"
        fontWeight={ended ? 'normal' : 'bold'}
        color={ended ? 'fg.subtle' : 'fg'}
        textDecoration={ended ? 'line-through' : undefined}
      >
        {total}
      </Box>
      <Box
        textStyle="s"
        color="fg.subtle"
        display={{ base: lead ? 'none' : 'inline', sm: 'block' }}
        ml={{ base: '1.5', sm: '0' }}
      >
        {note}
      </Box>
    </Box>
  )
}

/** Offers, requests and bookings share this card, so that users learn it once. */
export function ShiftCard({ dates, title, status, hours, place, money, today, reason, action }: ShiftCardProps) {
  const ended = status.family === 'past'
  return (
    <Card>
      <Box gridArea="tile" mt={{ base: '0.5', sm: '0' }}>
        <DateTile dates={dates} family={status.family} today={today} />
      </Box>
      <Box gridArea="what" minWidth="0">
        <chakra.h3 overflowWrap="anywhere">{title}</chakra.h3>
        <Meta icon="clock">{hours}</Meta>
        {place && <Meta icon="place">{place}</Meta>}
        {reason && (
          <Box mt="1" color="fg.muted" overflowWrap="anywhere" maxWidth="text">
            {reason}
          </Box>
        )}
      </Box>
      <Box gridArea="status" alignSelf="center" mt={{ sm: '2' }} minWidth="0" lineHeight="0">
        <StatusWord {...status} display={{ base: 'inline-flex', sm: 'none' }} />
        <StatusPill {...status} display={{ base: 'none', sm: 'inline-flex' }} />
      </Box>
      {money && <Money {...money} ended={ended} />}
      {action && (
        <Box gridArea="action" mt="2" alignSelf="end" justifySelf="end">
          {action}
        </Box>
      )}
    </Card>
  )
}

export function ShiftCardSkeleton() {
  return (
    <Card aria-hidden="true">
      <Skeleton gridArea="tile" width="56px" height="72px" borderRadius="m" />
      <Box gridArea="what">
        <Skeleton width="46%" mt="1" />
        <Skeleton width="62%" mt="9px" />
        <Skeleton width="54%" mt="9px" />
      </Box>
      <Box gridArea="money" display={{ base: 'none', sm: 'block' }}>
        <Skeleton width="64px" mt="1" ml="auto" />
        <Skeleton width="96px" height="18px" mt="9px" />
      </Box>
    </Card>
  )
}
