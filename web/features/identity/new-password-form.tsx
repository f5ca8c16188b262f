import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { NewPasswordForm as Form } from '../../../shared/identity/identity.schema.ts'
import { PasswordField } from '../../components/text-field.tsx'
import { chooseNewPassword } from '../../platform/auth.ts'
import { AuthForm } from './auth-form.tsx'
import { PasswordRules } from './password-rules.tsx'
import { useTask } from './use-task.ts'

/** A first sign-in with a password that somebody else has set. */
export function NewPasswordForm() {
  const { busy, error, run } = useTask()
  const { register, handleSubmit, control, formState } = useForm({ resolver: zodResolver(Form), defaultValues: { password: '' } })
  const password = useWatch({ control, name: 'password' })
  const submit = handleSubmit((form) => run(async () => void (await chooseNewPassword(form.password))))
  return (
    <AuthForm title="Choose your own password" lead="The one you signed in with was set for you." error={error} submit="Save and go on" busy={busy} onSubmit={submit}>
      <PasswordField label="New password" autoComplete="new-password" autoFocus error={formState.errors.password?.message} hint={<PasswordRules password={password} />} {...register('password')} />
    </AuthForm>
  )
}
