import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { formatFormDate, todayAt } from '#shared/kernel/dates.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { paths } from '#shared/kernel/paths.ts'
import { displayName } from '#shared/members/display-name.ts'
import type { Invite, Member } from '#shared/members/members.schema.ts'
import { roleTexts } from '#shared/members/role-texts.ts'
import { LoadError } from '#web/components/page/load-error.tsx'
import { formatActivity } from '#web/features/members/format-activity.ts'
import { membersQuery, pendingInvitesList } from '#web/features/members/member-lists.api.ts'
import { useList } from '#web/platform/use-list.ts'
import { useMinute } from '#web/platform/use-minute.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Box, Row, Small, Stack } from '#web/ui/chakra.ts'
import { LoadMore } from '#web/ui/load-more.tsx'
import { Section } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

const dayOf = (at: string): string => formatFormDate(todayAt(at))

function Line({ picture, name, more, side }: { picture?: ReactNode; name: ReactNode; more: string; side: string }) {
  return (
    <Row as="li" align="center" gap="3" py="2.5" minHeight="56px" borderTop="1px solid" borderColor="border">
      {picture}
      <Box flex="1" minWidth="0" overflowWrap="anywhere">
        {name}
        <Small>{more}</Small>
      </Box>
      <Small flex="none" maxWidth="45%" textAlign="right">
        {side}
      </Small>
    </Row>
  )
}

function MemberLine({ member, now }: { member: Member; now: string }) {
  const { id, name, email, role, since, lastActiveAt } = member
  const shown = displayName(member)
  return (
    <Line
      picture={<Avatar name={shown} size="s" />}
      name={<TextLink to={paths.admin.person(id)}>{shown}</TextLink>}
      more={[roleTexts[role].label, ...(name ? [email] : []), `since ${dayOf(since)}`].join(' · ')}
      side={lastActiveAt ? formatActivity(lastActiveAt, now) : 'Not active yet'}
    />
  )
}

const InviteLine = ({ invite: { email, roles, sentAt, validUntil, expired } }: { invite: Invite }) => (
  <Line
    name={<b>{email}</b>}
    more={`${roles.map((role) => roleTexts[role].label).join(', ')} · sent ${dayOf(sentAt)}`}
    side={`${expired ? 'Expired' : 'Expires'} ${dayOf(validUntil)}`}
  />
)

function Invites({ companyId }: { companyId: CompanyId }) {
  const { data, error, refetch, loadMore, busy } = useList(pendingInvitesList(companyId), { automaticItems: 0 })
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />
  if (!data || data.length === 0) return null
  return (
    <Section title="Pending invites">
      <ul aria-label="Pending invites">
        {data.map((invite) => (
          <InviteLine key={invite.id} invite={invite} />
        ))}
      </ul>
      <LoadMore loadMore={loadMore} busy={busy} />
    </Section>
  )
}

/** Who works for a practice, and who is invited. */
export function PracticeMembersPage() {
  const companyId = useParams()['companyId'] as CompanyId
  const { data, error, refetch } = useQuery(membersQuery(companyId))
  const now = useMinute()
  return (
    <Stack gap="8" maxWidth="840px" gridTemplateColumns="minmax(0, 1fr)">
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height="180px" borderRadius="m" role="status" aria-label="Loading the members" />}
      {data && (
        <Section title="Members" count={data.length}>
          <ul aria-label="Members">
            {data.map((member) => (
              <MemberLine key={member.id} member={member} now={now} />
            ))}
          </ul>
        </Section>
      )}
      <Invites companyId={companyId} />
    </Stack>
  )
}
