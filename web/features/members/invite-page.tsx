import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { formatCardDate, todayAt } from '#shared/kernel/dates.ts'
import type { OpenedInvite } from '#shared/members/members.schema.ts'
import { roleTexts } from '#shared/members/role-texts.ts'
import { LoadError } from '#web/components/page/load-error.tsx'
import { ApiError } from '#web/platform/api-error.ts'
import { paths } from '#shared/kernel/paths.ts'
import { removeStored, store } from '#web/platform/storage.ts'
import { type Session, useSession } from '#web/platform/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Box, chakra, Stack } from '#web/ui/chakra.ts'
import { FactList } from '#web/ui/fact-list.tsx'
import { FullPage } from '#web/ui/full-page.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { AcceptInvite } from './accept-invite.tsx'
import { closedTexts, inviteText as text } from './invite.text.ts'
import { inviteQuery } from './members.api.ts'
import { aRole } from './members.text.ts'
import { OtherAccount } from './other-account.tsx'

const lead = (by: string | undefined, practice: string, role: string) =>
  by ? `${by} invites you to work for ${practice} as ${role}.` : `${practice} invites you to work for it as ${role}.`

/** No user is signed in: an account for the invited address is created or opened, and leads back here. */
function WithoutAccount({ invite, returnTo }: { invite: OpenedInvite; returnTo: string }) {
  const { email } = invite
  const state = { email, invited: { email, returnTo } }
  return (
    <>
      <ButtonLink to={paths.signUp} state={state} look="primary" minHeight={{ base: '52px', sm: '12' }}>
        Create an account
      </ButtonLink>
      <Box color="fg.muted">
        Have an account with this address?{' '}
        <TextLink to={paths.signInFrom(returnTo)} state={state} inline>
          Sign in
        </TextLink>
      </Box>
    </>
  )
}

function NextStep({ invite, token, session }: { invite: OpenedInvite; token: string; session: Session | undefined }) {
  if (!session?.role) return <WithoutAccount invite={invite} returnTo={paths.invite(token)} />
  if (session.role === 'CompanyAdmin' && session.email === invite.email)
    return <AcceptInvite invite={invite} token={token} />
  return <OtherAccount invite={invite} role={session.role} signedIn={session.email} />
}

function Invite({ invite, token }: { invite: OpenedInvite; token: string }) {
  const { practice, invitedBy, role, email, validUntil } = invite
  const { label, can } = roleTexts[role]
  usePageTitle(text.title(practice))
  // Who leaves before joining comes back here.
  useEffect(() => store('openInvite', { email, token }), [email, token])
  return (
    <>
      <chakra.h1 textStyle="xl" overflowWrap="anywhere" textWrap="balance">
        {text.title(practice)}
      </chakra.h1>
      <Box color="fg.muted" mt="1" mb="5" overflowWrap="anywhere">
        {lead(invitedBy, practice, aRole(role))}
      </Box>
      <FactList
        facts={[
          ['Your role', `${label}. You can ${can}`],
          ['Invited address', email],
          ['Valid until', `${formatCardDate(todayAt(validUntil))}. It works once.`],
        ]}
      />
      <Stack gap="4" mt="6">
        <NextStep invite={invite} token={token} session={useSession()} />
      </Stack>
    </>
  )
}

function Loading() {
  return (
    <Stack role="status" aria-label="The invite is loading" gap="4">
      <Skeleton height="32px" width="70%" />
      <Skeleton />
      <Skeleton height="120px" borderRadius="m" />
      <Skeleton height="48px" borderRadius="m" />
    </Stack>
  )
}

function NotOpened({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const code = error instanceof ApiError ? error.errorCode : undefined
  const isSignedIn = useSession()?.role !== undefined
  const closed = code && closedTexts[code as keyof typeof closedTexts]
  useEffect(() => {
    if (closed) removeStored('openInvite')
  }, [closed])
  if (!closed) return <LoadError error={error} onRetry={onRetry} />
  return (
    <FullPage
      icon="mail"
      title={closed.title}
      action={<ButtonLink to={paths.home}>{isSignedIn ? text.dashboard : 'Go to the start page'}</ButtonLink>}
    >
      {isSignedIn && code === 'INVITE_USED'
        ? 'An invite works only once. If you have accepted it, the practice is among yours.'
        : closed.text}
    </FullPage>
  )
}

/** Where the link of an invite leads, whether or not a user is signed in. */
export function InvitePage() {
  const { token = '' } = useParams()
  const { data, error, refetch } = useQuery(inviteQuery(token))
  if (error) return <NotOpened error={error} onRetry={() => void refetch()} />
  return data ? <Invite invite={data} token={token} /> : <Loading />
}
