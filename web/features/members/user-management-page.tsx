import { useQuery } from '@tanstack/react-query'
import type { Company } from '#shared/companies/companies.schema.ts'
import { displayName } from '#shared/members/display-name.ts'
import { membersContract } from '#shared/members/members.contract.ts'
import type { Member } from '#shared/members/members.schema.ts'
import { useActiveCompany } from '#web/components/account/account.api.ts'
import { LoadError } from '#web/components/page/load-error.tsx'
import { roleAction } from '#web/components/actions/lifecycle-actions.ts'
import { SideLink } from '#web/components/page/sections-page.tsx'
import { useFirst, useDeferredData } from '#web/platform/draw-late.ts'
import { usePollingInterval } from '#web/platform/live-state.ts'
import { paths } from '#shared/kernel/paths.ts'
import { runtime } from '#web/platform/runtime.ts'
import { useSession } from '#web/platform/session.ts'
import { useList } from '#web/platform/use-list.ts'
import { Box, chakra, Small, Stack } from '#web/ui/chakra.ts'
import { LoadMore } from '#web/ui/load-more.tsx'
import { Note } from '#web/ui/note.tsx'
import { Page, PageHeader, Section } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { InviteForm } from './invite-form.tsx'
import { InviteRow } from './invite-row.tsx'
import { MemberRow } from './member-row.tsx'
import { membersQuery, pendingInvitesList } from './member-lists.api.ts'
import { membersText as text } from './members.text.ts'
import { ColumnNames } from './row.tsx'

const sentences = {
  title: 'User Management',
  thisPractice: 'This practice',
}

/** What colleagues change shows without a reload. */
const POLL_INTERVAL_MS = 30_000
/** As many as a window shows. */
const FIRST_ROWS = 10

const Loading = () => (
  <Stack role="status" aria-label="Members are loading" gap="2">
    <Skeleton height="48px" borderRadius="m" />
    <Skeleton height="48px" borderRadius="m" />
  </Stack>
)

function Members({ company, members }: { company: Company; members: readonly Member[] }) {
  const ownId = useSession()?.userId
  const owners = members.filter(({ role }) => role === 'owner')
  const drawn = members.slice(0, useFirst(FIRST_ROWS))
  return (
    <Section title="Members" count={members.length}>
      <ColumnNames aria-hidden="true">
        <span>Name</span>
        <Box pl="2.5">{text.role}</Box>
        <span>Last active</span>
      </ColumnNames>
      <chakra.ul>
        {drawn.map((member) => (
          <MemberRow
            key={member.id}
            company={company}
            member={member}
            isMe={member.id === ownId}
            isLastOwner={member.role === 'owner' && owners.length === 1}
          />
        ))}
      </chakra.ul>
      {owners.length === 1 && owners[0]?.id === ownId && (
        <Small mt="3" maxWidth="text">
          You are the only owner. To leave, or to get another role, first make another member an owner.
        </Small>
      )}
    </Section>
  )
}

function PendingInvites({ company, members }: { company: Company; members: readonly Member[] | undefined }) {
  const ownId = useSession()?.userId
  const { data, error, refetch, loadMore, busy } = useList(pendingInvitesList(company.id), {
    pollMs: usePollingInterval(POLL_INTERVAL_MS),
  })
  const invites = useDeferredData(data, company.id)
  const senderOf = (id: string | undefined): string | undefined => {
    if (id === ownId) return 'you'
    if (!members) return undefined
    const sender = members.find((member) => member.id === id)
    return sender ? displayName(sender) : 'a former member'
  }
  return (
    <Section title="Pending invites" count={invites?.length || undefined}>
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!invites && !error && <Loading />}
      {invites?.length === 0 && <Box color="fg.muted">Invites are listed here until they are accepted.</Box>}
      <chakra.ul>
        {invites?.map((invite) => (
          <InviteRow key={invite.id} company={company} invite={invite} sentBy={senderOf(invite.sentBy)} />
        ))}
      </chakra.ul>
      <LoadMore loadMore={loadMore} busy={busy} />
    </Section>
  )
}

/** What else belongs to the practice; smaller windows have it in the menu alone. */
function ThisPractice() {
  const { profile, userManagement, accountSettings } = paths.practice
  return (
    <chakra.nav aria-label={sentences.thisPractice} display={{ base: 'none', lg: 'block' }} pt="1">
      <Small px="3" mx="-3" mb="1" fontWeight="bold" aria-hidden="true">
        {sentences.thisPractice}
      </Small>
      <SideLink to={profile}>Edit Profile</SideLink>
      <SideLink to={userManagement} aria-current="page">
        {sentences.title}
      </SideLink>
      <SideLink to={accountSettings}>Account Settings</SideLink>
    </chakra.nav>
  )
}

/** SPEC 2.1: who works for the practice, and invites. */
export function UserManagementPage() {
  const { company } = useActiveCompany()
  const { data, error, refetch } = useQuery({
    ...membersQuery(company.id),
    refetchInterval: usePollingInterval(POLL_INTERVAL_MS),
  })
  const members = useDeferredData(data, company.id)
  const mayInvite = !roleAction(company.role, membersContract.createInvite).disabled
  return (
    <Page
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '240px minmax(0, 1fr)', xl: '300px minmax(0, 1fr)' }}
      columnGap={{ lg: '8', xl: '16' }}
    >
      <ThisPractice />
      <Box maxWidth="880px">
        <PageHeader title={sentences.title}>
          Who works for {company.name} on {runtime().tenant.settings.brandName}, and what each person may do.
        </PageHeader>
        <Stack gap="8">
          {mayInvite ? (
            <InviteForm key={company.id} company={company} />
          ) : (
            <Note title="Only managers and owners can invite new members." />
          )}
          {error && <LoadError error={error} onRetry={() => void refetch()} />}
          {members ? <Members company={company} members={members} /> : !error && <Loading />}
          <PendingInvites company={company} members={members} />
        </Stack>
      </Box>
    </Page>
  )
}
