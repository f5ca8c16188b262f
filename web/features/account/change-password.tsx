import { calendarFeedContract } from '#shared/calendar-feed/calendar-feed.contract.ts'
import { chakra } from '#web/ui/chakra.ts'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Button } from '#web/ui/button.tsx'
import { LeaveGuard } from '#web/components/forms/leave-guard.tsx'
import { Note } from '#web/ui/note.tsx'
import { PasswordRules } from '#web/components/account/password-rules.tsx'
import { PasswordField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useUserPoolCall } from '#web/components/account/use-user-pool-call.ts'
import { changePassword } from '#web/platform/account-security.ts'
import { useSession } from '#web/platform/session.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'
import { FormActions } from './form-actions.tsx'
import { Setting } from './setting.tsx'
import { lazyResolver } from '#web/components/forms/lazy-resolver.ts'

const feedKept = 'If you have a private calendar address, it may still work. To end it, choose “Revoke” under Calendar.'

const errorTexts = { NotAuthorizedException: 'Your current password is incorrect.' }

const resolver = lazyResolver(async () => (await import('#shared/identity/identity.schema.ts')).ChangePasswordForm)

function Form({ onClose }: { onClose: () => void }) {
  const { email, role } = useSession() ?? {}
  const revokeFeed = useApiMutation(calendarFeedContract.revokeCalendarFeed, () => ({}))
  const { busy, error, run } = useUserPoolCall({ errorTexts })
  const form = useForm({
    resolver,
    defaultValues: { current: '', password: '' },
  })
  const { handleSubmit, control, formState } = form
  const password = useWatch({ control, name: 'password' })
  const submit = handleSubmit((typed) =>
    run(async () => {
      await changePassword(typed.current, typed.password)
      showToast('Your password has been changed.')
      onClose()
      // Whoever has the old password may have the calendar address too. Super admins have none.
      if (role !== 'SuperAdmin') await revokeFeed.mutateAsync().catch(() => showToast(feedKept, 'error'))
    }),
  )
  return (
    <chakra.form onSubmit={submit} noValidate aria-label="Change password" display="grid" gap="5">
      {/* Lets a password manager find the account. */}
      <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
      <PasswordField form={form} name="current" label="Current password" autoComplete="current-password" autoFocus />
      <PasswordField
        form={form}
        name="password"
        label="New password"
        autoComplete="new-password"
        hint={<PasswordRules password={password} />}
      />
      {error && <Note kind="error" title={error.message} />}
      <LeaveGuard dirty={formState.isDirty} />
      <FormActions submit="Save new password" busy={busy} onCancel={onClose} />
    </chakra.form>
  )
}

export function ChangePassword() {
  const [form, setForm] = useState<'untouched' | 'open' | 'closed'>('untouched')
  return (
    <Setting
      title="Password"
      state="Choose a password that you don’t use anywhere else."
      action={
        form === 'open' ? undefined : (
          <Button autoFocus={form === 'closed'} onClick={() => setForm('open')}>
            Change password
          </Button>
        )
      }
    >
      {form === 'open' && <Form onClose={() => setForm('closed')} />}
    </Setting>
  )
}
