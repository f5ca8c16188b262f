import { Box, chakra, Row, Small } from '#web/ui/chakra.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { DateTile } from './date-tile.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type Status, StatusPill, StatusWord } from '#web/ui/status-pill.tsx'

export interface ShiftCardProps {
  dates: { first: string; last?: string; count?: number }
  /** Of the locum or practice whom the title names. */
  picture?: ReactNode
  title: ReactNode
  status: Status
  /** `08:00–17:00 · 1 h unpaid lunch` */
  hours: string
  /** `Sea Point, Cape Town Metro · about 9 km` */
  place?: string
  /** The place is the reader's own, and left out where there is little room. */
  ownPlace?: boolean
  /** `detail`: such as the rate; `lead` labels the total on a phone: `You would earn`; `from`: it is the least. */
  money?: { detail?: string; total: string; note?: string; lead?: string; from?: boolean }
  today?: boolean
  /** The other party’s reason for the status. */
  reason?: string | undefined
  /** One button or link. */
  action?: ReactNode
}

const BESIDE_DETAIL = '[data-list-pane] &'
const hiddenBesideDetail = { [BESIDE_DETAIL]: { display: 'none' } }

const Card = chakra('article', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '56px minmax(0, 1fr)', sm: '56px minmax(0, 1fr) auto' },
    gridTemplateAreas: {
      base: '"tile status" "tile what" "foot foot"',
      sm: '"tile what money" "tile status action"',
    },
    gridTemplateRows: { base: 'auto 1fr auto', sm: '1fr auto' },
    columnGap: { base: '3', sm: '4' },
    py: { base: '3', sm: '4' },
    borderTop: '1px solid',
    borderColor: 'border',
    // Narrow beside a detail: the title has a line of its own, hours and status share theirs with an amount.
    [BESIDE_DETAIL]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
      gridTemplateAreas: '"tile title title title" "tile facts facts rate" "tile status total total"',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: '3',
      py: '3',
    },
  },
})

/** Beside a detail, its children are placed one by one. */
const Part = chakra('div', { base: { [BESIDE_DETAIL]: { display: 'contents' } } })

/** On a phone one line, or two where money and button need them. */
const Foot = chakra('div', {
  base: {
    gridArea: 'foot',
    display: { base: 'flex', sm: 'contents' },
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    columnGap: '3',
    [BESIDE_DETAIL]: { display: 'contents' },
  },
})

/** Beside a detail, the link covers the card. */
const CardAction = chakra('div', {
  base: {
    gridArea: 'action',
    mt: '2',
    alignSelf: 'end',
    justifySelf: 'end',
    ml: 'auto',
    maxWidth: 'full',
    [BESIDE_DETAIL]: {
      display: 'contents',
      '& > *': {
        position: 'absolute',
        inset: '0',
        fontSize: '0',
        borderColor: 'transparent',
        background: 'transparent !important',
      },
    },
  },
})

function Meta({ icon, children }: { icon: IconName; children: string }) {
  return (
    <Row
      gap="1.5"
      mt="0.5"
      color="fg.muted"
      fontVariantNumeric="tabular-nums"
      css={{ [BESIDE_DETAIL]: { textStyle: 's' } }}
    >
      <Box color="fg.subtle" mt={{ base: '3px', sm: '2px' }} css={hiddenBesideDetail}>
        <Icon name={icon} size={16} />
      </Box>
      <span>{children}</span>
    </Row>
  )
}

function Money({ detail, total, note, lead, from, ended }: NonNullable<ShiftCardProps['money']> & { ended: boolean }) {
  const onPhone = [lead, detail].filter(Boolean).join(' · ')
  return (
    <Part
      gridArea="money"
      fontVariantNumeric="tabular-nums"
      textAlign={{ sm: 'right' }}
      whiteSpace={{ sm: 'nowrap' }}
      alignSelf={{ base: 'end', sm: 'start' }}
      mt={{ base: '2', sm: '0' }}
    >
      <Small display={{ sm: 'none' }}>{onPhone}</Small>
      <Box
        color="fg.muted"
        display={{ base: 'none', sm: 'block' }}
        css={{ [BESIDE_DETAIL]: { gridArea: 'rate', textStyle: 's', mt: '0.5', textAlign: 'right' } }}
      >
        {detail}
      </Box>
      <Box
        display={{ base: 'inline-block', sm: 'block' }}
        textStyle="l"
        fontWeight={ended ? 'normal' : 'bold'}
        color={ended ? 'fg.subtle' : 'fg'}
        textDecoration={ended ? 'line-through' : undefined}
        css={{ [BESIDE_DETAIL]: { gridArea: 'total', textStyle: 'm', alignSelf: 'start' } }}
      >
        {from && (
          <Small as="span" fontWeight="normal" mr="1">
            from
          </Small>
        )}
        {total}
      </Box>
      <Box
        textStyle="s"
        color="fg.subtle"
        display={{ base: lead ? 'none' : 'inline', sm: 'block' }}
        ml={{ base: '1.5', sm: '0' }}
        css={hiddenBesideDetail}
      >
        {note}
      </Box>
    </Part>
  )
}

/** A title that opens what the card is of, beside its action. */
export const CardLink = chakra(Link, {
  base: {
    color: 'inherit',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
    // Above the link that covers the card.
    [BESIDE_DETAIL]: { position: 'relative', zIndex: '1' },
  },
})

/** Offers, requests and bookings share this card, so that users learn it once. */
export function ShiftCard({
  dates,
  picture,
  title,
  status,
  hours,
  place,
  ownPlace,
  money,
  today,
  reason,
  action,
}: ShiftCardProps) {
  const ended = status.family === 'past'
  return (
    <Card>
      <Box gridArea="tile" mt={{ base: '0.5', sm: '0' }}>
        <DateTile dates={dates} family={status.family} today={today} />
      </Box>
      <Part gridArea="what" minWidth="0">
        <chakra.h3 overflowWrap="anywhere" css={{ [BESIDE_DETAIL]: { gridArea: 'title', lineClamp: 2 } }}>
          {picture && (
            <Box
              as="span"
              display="inline-block"
              verticalAlign="middle"
              lineHeight="0"
              mt={{ base: '1', sm: '0' }}
              mr="2"
            >
              {picture}
            </Box>
          )}
          {title}
        </chakra.h3>
        <Box css={{ [BESIDE_DETAIL]: { gridArea: 'facts' } }}>
          <Meta icon="clock">{hours}</Meta>
          {place && (
            <Box css={ownPlace ? hiddenBesideDetail : undefined}>
              <Meta icon="place">{place}</Meta>
            </Box>
          )}
          {reason && (
            <Box
              mt="1"
              color="fg.muted"
              overflowWrap="anywhere"
              whiteSpace="pre-line"
              maxWidth="text"
              css={{ [BESIDE_DETAIL]: { textStyle: 's', lineClamp: 2 } }}
            >
              {reason}
            </Box>
          )}
        </Box>
      </Part>
      <Box
        gridArea="status"
        alignSelf="center"
        mt={{ sm: '2' }}
        minWidth="0"
        lineHeight="0"
        css={{ [BESIDE_DETAIL]: { mt: '0.5', alignSelf: 'start' } }}
      >
        <StatusWord
          {...status}
          display={{ base: 'inline-flex', sm: 'none' }}
          css={{ [BESIDE_DETAIL]: { display: 'inline-flex' } }}
        />
        <StatusPill {...status} display={{ base: 'none', sm: 'inline-flex' }} css={hiddenBesideDetail} />
      </Box>
      <Foot>
        {money && <Money {...money} ended={ended} />}
        {action && <CardAction>{action}</CardAction>}
      </Foot>
    </Card>
  )
}

export function ShiftCardSkeleton() {
  return (
    <Card aria-hidden="true">
      <Skeleton gridArea="tile" width="56px" height="72px" borderRadius="m" />
      <Box gridArea="what" css={{ [BESIDE_DETAIL]: { gridArea: '1 / 2 / 4 / 3' } }}>
        <Skeleton width="46%" mt="1" />
        <Skeleton width="62%" mt="9px" />
        <Skeleton width="54%" mt="9px" />
      </Box>
      <Box
        gridArea="money"
        display={{ base: 'none', sm: 'block' }}
        css={{ [BESIDE_DETAIL]: { gridArea: '1 / 3 / 4 / 4' } }}
      >
        <Skeleton width="64px" mt="1" ml="auto" />
        <Skeleton width="96px" height="18px" mt="9px" />
      </Box>
    </Card>
  )
}
