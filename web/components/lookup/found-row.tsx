import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Found, FoundBooking, FoundPerson, FoundPractice, LookupApproval } from '#shared/admin/lookup.schema.ts'
import { formatFormDate } from '#shared/kernel/dates.ts'
import { paths } from '#shared/kernel/paths.ts'
import { joinWords } from '#web/components/format/format-words.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Box, chakra, Small } from '#web/ui/chakra.ts'
import { Icon } from '#web/ui/icon.tsx'
import { type Status, StatusWord } from '#web/ui/status-pill.tsx'

const Opener = chakra(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) auto' },
    columnGap: '3',
    rowGap: '1',
    alignItems: 'center',
    minHeight: 'tap',
    px: '2',
    py: '2.5',
    borderRadius: 'm',
    color: 'fg',
    textDecoration: 'none',
    _hover: { bg: 'bg.subtle' },
    _active: { bg: 'bg.muted' },
    '& > :last-child:not(:nth-child(2))': { gridColumn: { base: '2', sm: 'auto' } },
  },
})

/** Whoever is approved is as most are. */
const approvals: Record<LookupApproval, Status | undefined> = {
  approved: undefined,
  pending: { family: 'pending', label: 'Waiting for approval' },
  'sent back': { family: 'pending', label: 'Sent back' },
  suspended: { family: 'unavailable', label: 'Suspended' },
  incomplete: { family: 'past', label: 'Sign-up not complete' },
}

interface RowProps {
  to: string
  mark: ReactNode
  name: string
  facts: readonly (string | undefined)[]
  status?: Status | undefined
}

function Row({ to, mark, name, facts, status }: RowProps) {
  return (
    <Box as="li" borderTop="1px solid" borderColor="border" _first={{ borderTop: 'none' }}>
      <Opener to={to} data-found>
        {mark}
        <Box minWidth="0" overflowWrap="anywhere">
          <b>{name}</b>
          <Small>{facts.filter(Boolean).join(' · ')}</Small>
        </Box>
        {status && <StatusWord {...status} />}
      </Opener>
    </Box>
  )
}

type Of<One> = One & { to: string | undefined }

function PersonRow({ to, id, name, email, role, profession, region, approval, practices = [] }: Of<FoundPerson>) {
  const work = role === 'Locum' ? [profession ?? 'Locum', region] : [joinWords(practices) || 'No practice yet']
  return (
    <Row
      to={to ?? paths.admin.person(id)}
      mark={<Avatar name={name || email} />}
      name={name || email}
      facts={[...work, name ? email : undefined]}
      status={approval && approvals[approval]}
    />
  )
}

function PracticeRow({ to, id, name, type, region, approval }: Of<FoundPractice>) {
  return (
    <Row
      to={to ?? paths.admin.practice(id)}
      mark={<Avatar name={name} square="quiet" />}
      name={name}
      facts={[type, region ?? 'No address yet']}
      status={approvals[approval]}
    />
  )
}

const statuses: Record<FoundBooking['status'], Status> = {
  confirmed: { family: 'booked', label: 'Booked' },
  cancelled: { family: 'past', label: 'Cancelled' },
}

function BookingRow({ to, id, professional, company, profession, start_date, end_date, status }: Of<FoundBooking>) {
  const days = [...new Set([start_date, end_date])].map(formatFormDate).join('–')
  return (
    <Row
      to={to ?? paths.admin.booking(id)}
      mark={
        <Box width="40px" display="grid" placeItems="center" color="fg.subtle">
          <Icon name="calendar" />
        </Box>
      }
      name={`${professional} at ${company}`}
      facts={[id, profession, days]}
      status={statuses[status]}
    />
  )
}

/** A person, a practice or a booking in a list of the super admin; opens its page, unless it leads elsewhere. */
export function FoundRow({ found, to }: { found: Found; to?: string }) {
  if (found.kind === 'person') return <PersonRow {...found} to={to} />
  return found.kind === 'practice' ? <PracticeRow {...found} to={to} /> : <BookingRow {...found} to={to} />
}
