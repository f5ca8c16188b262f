import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import type { OpenedInvite } from '#shared/members/members.schema.ts'
import { useOwnName } from '#web/components/account/own-name.api.ts'
import { FailureNote } from '#web/components/actions/failure-note.tsx'
import { ApiError } from '#web/platform/api-error.ts'
import { paths } from '#shared/kernel/paths.ts'
import { removeStored, store } from '#web/platform/storage.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { chakra } from '#web/ui/chakra.ts'
import { Note } from '#web/ui/note.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { inviteText as text } from './invite.text.ts'
import { useAcceptInvite, useOwnPractices } from './members.api.ts'

/** The link of an invite was opened by one who joined with another. */
function AlreadyMember({ invite: { companyId, practice } }: { invite: OpenedInvite }) {
  return (
    <>
      <Note title={`You are a member of ${practice} already.`} />
      <ButtonLink look="primary" to={paths.practice.dashboard} onClick={() => store('activeCompany', companyId)}>
        Go to the dashboard
      </ButtonLink>
    </>
  )
}

/** For a user who is signed in with the invited address. */
export function AcceptInvite({ invite, token }: { invite: OpenedInvite; token: string }) {
  const navigate = useNavigate()
  const [isOpening, setOpening] = useState(false)
  const practices = useOwnPractices()
  const ownName = useOwnName(practices?.[0]?.id)
  const { join, error, isPending } = useAcceptInvite(invite, token)
  const form = useForm({
    values: { name: ownName ?? '' },
    resetOptions: { keepDirtyValues: true },
  })
  const submit = form.handleSubmit(async ({ name }) => {
    setOpening(true)
    const company = await join(name.trim()).catch(() => undefined)
    if (!company) return setOpening(false)
    removeStored('openInvite')
    await navigate(paths.practice.dashboard, { replace: true })
    showToast(`Welcome to ${company.name}.`)
  })
  if (error instanceof ApiError && error.errorCode === 'MEMBER_EXISTS') return <AlreadyMember invite={invite} />
  return (
    <chakra.form noValidate onSubmit={(event) => void submit(event)} display="grid" gap="5">
      <TextField
        form={form}
        name="name"
        label="Your name"
        autoComplete="name"
        maxLength={120}
        hint="Your colleagues at the practice see it."
        rules={{ validate: (name) => name.trim() !== '' || 'This field is required' }}
      />
      <FailureNote error={error} />
      <Button type="submit" look="primary" busy={isPending || isOpening} minHeight={{ base: '52px', sm: '12' }}>
        {text.title(invite.practice)}
      </Button>
      {practices?.length === 0 && (
        <TextLink to={paths.practice.verification} onClick={() => removeStored('openInvite')}>
          Add a practice of your own instead
        </TextLink>
      )}
    </chakra.form>
  )
}
