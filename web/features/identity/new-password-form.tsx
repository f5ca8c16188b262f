import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { NewPasswordFormValues as Form } from '#shared/identity/identity.schema.ts'
import { PasswordRules } from '#web/components/account/password-rules.tsx'
import { PasswordField } from '#web/ui/text-field.tsx'
import { useUserPoolCall } from '#web/components/account/use-user-pool-call.ts'
import { confirmChallenge, type SignInStep } from '#web/platform/auth.ts'
import { AuthForm } from './auth-form.tsx'

/** The first sign-in with a password that an administrator has set. */
export function NewPasswordForm({ onStep }: { onStep: (step: SignInStep) => void }) {
  const { busy, error, run } = useUserPoolCall()
  const form = useForm({
    resolver: zodResolver(Form),
    defaultValues: { password: '' },
  })
  const { handleSubmit, control } = form
  const password = useWatch({ control, name: 'password' })
  const submit = handleSubmit((typed) => run(async () => onStep(await confirmChallenge(typed.password))))
  return (
    <AuthForm
      title="Choose a new password"
      lead="The password you signed in with is temporary."
      error={error}
      submit="Save and continue"
      busy={busy}
      onSubmit={submit}
    >
      <PasswordField
        form={form}
        name="password"
        label="New password"
        autoComplete="new-password"
        autoFocus
        hint={<PasswordRules password={password} />}
      />
    </AuthForm>
  )
}
