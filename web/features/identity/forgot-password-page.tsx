import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { ForgotForm, ResetForm } from '#shared/identity/identity.schema.ts'
import { CodeField } from '#web/ui/code-field.tsx'
import { PasswordRules } from '#web/components/account/password-rules.tsx'
import { PasswordField, TextField } from '#web/ui/text-field.tsx'
import { TextButton, TextLink } from '#web/ui/text-link.tsx'
import { useUserPoolCall } from '#web/components/account/use-user-pool-call.ts'
import { requestPasswordCode, resetPassword } from '#web/platform/auth.ts'
import { paths } from '#shared/kernel/paths.ts'
import { AuthForm } from './auth-form.tsx'

function RequestCodeForm({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const { busy, error, run } = useUserPoolCall()
  const form = useForm({
    resolver: zodResolver(ForgotForm),
    defaultValues: { email },
  })
  const { handleSubmit, control } = form
  const typed = useWatch({ control, name: 'email' })
  const submit = handleSubmit((values) =>
    run(async () => {
      await requestPasswordCode(values.email)
      onSent(values.email)
    }),
  )
  return (
    <AuthForm
      title="Forgot your password?"
      lead="Enter your e-mail address. If it has an account, we will send it a code to reset your password."
      error={error}
      submit="Send code"
      busy={busy}
      onSubmit={submit}
      footer={
        <TextLink to={paths.signIn} state={{ email: typed }}>
          Back to sign in
        </TextLink>
      }
    >
      <TextField
        form={form}
        name="email"
        label="E-mail address"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
      />
    </AuthForm>
  )
}

function ResetPasswordForm({ email, onBack }: { email: string; onBack: () => void }) {
  const navigate = useNavigate()
  const { busy, error, run } = useUserPoolCall()
  const form = useForm({
    resolver: zodResolver(ResetForm),
    defaultValues: { code: '', password: '' },
  })
  const { handleSubmit, control } = form
  const password = useWatch({ control, name: 'password' })
  const submit = handleSubmit((values) =>
    run(async () => {
      await resetPassword(email, values.code, values.password)
      await navigate(paths.signIn, {
        replace: true,
        state: { done: 'Your password has been changed. All devices are signed out: sign in with the new one.', email },
      })
    }),
  )
  return (
    <AuthForm
      title="Choose a new password"
      lead={
        <>
          If <b>{email}</b> has an account, we have sent it a 6-digit code.
        </>
      }
      error={error}
      submit="Save new password"
      busy={busy}
      onSubmit={submit}
      footer={<TextButton onClick={onBack}>Use another address or send a new code</TextButton>}
    >
      <CodeField form={form} name="code" autoFocus />
      <PasswordField
        form={form}
        name="password"
        label="New password"
        autoComplete="new-password"
        hint={<PasswordRules password={password} />}
      />
    </AuthForm>
  )
}

export function ForgotPasswordPage() {
  const navigate = useNavigate()
  // In the history entry, so that a reload and the browser's back button stay in the same step.
  const { email = '', isSent } = (useLocation().state ?? {}) as { email?: string; isSent?: boolean }
  const show = (state: { email: string; isSent: boolean }) => void navigate(paths.forgotPassword, { state })
  return isSent ? (
    <ResetPasswordForm email={email} onBack={() => show({ email, isSent: false })} />
  ) : (
    <RequestCodeForm email={email} onSent={(address) => show({ email: address, isSent: true })} />
  )
}
