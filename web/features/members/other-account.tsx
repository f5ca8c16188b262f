import { useState } from 'react'
import type { Role } from '#shared/kernel/roles.ts'
import type { OpenedInvite } from '#shared/members/members.schema.ts'
import { trySignOut } from '#web/components/account/try-sign-out.ts'
import { paths } from '#shared/kernel/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { inviteText as text } from './invite.text.ts'

function reasonOf(role: Role, signedIn: string, isInvited: boolean): { title: string; text: string } {
  if (role === 'SuperAdmin') return text.admin
  if (role === 'CompanyAdmin')
    return {
      title: 'You are signed in with another address.',
      text: `You are signed in as ${signedIn}. The invite is for the address above.`,
    }
  return isInvited
    ? text.sameLocum
    : {
        title: 'You are signed in as a locum.',
        text: `${signedIn} is a locum’s account. To work for a practice you need an account of your own for the invited address.`,
      }
}

/** The user who is signed in can’t accept: why, and how to continue with the invited address. */
export function OtherAccount({ invite, role, signedIn }: { invite: OpenedInvite; role: Role; signedIn: string }) {
  const [busy, setBusy] = useState(false)
  const isInvited = signedIn === invite.email
  const reason = reasonOf(role, signedIn, isInvited)
  // The page stays, and offers the sign-in.
  const leave = async () => {
    setBusy(true)
    await trySignOut()
    setBusy(false)
  }
  return (
    <>
      <Note title={reason.title}>{reason.text}</Note>
      {!isInvited && (
        <Button
          look="primary"
          busy={busy}
          onClick={() => void leave()}
          minHeight={{ base: '52px', sm: '12' }}
          minWidth="0"
          py="2"
          overflowWrap="anywhere"
        >
          Sign out and continue as {invite.email}
        </Button>
      )}
      <ButtonLink to={paths.home}>{text.dashboard}</ButtonLink>
    </>
  )
}
