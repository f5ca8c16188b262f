import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { SignUpForm } from '#shared/identity/identity.schema.ts'
import { Checkbox, RadioCards } from '#web/ui/choices.tsx'
import { PasswordRules } from '#web/components/account/password-rules.tsx'
import { PasswordField, TextField } from '#web/ui/text-field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useUserPoolCall } from '#web/components/account/use-user-pool-call.ts'
import { type NewAccount, signUp } from '#web/platform/auth.ts'
import { paths } from '#shared/kernel/paths.ts'
import { signUpConsent } from '#shared/privacy/privacy.rules.ts'
import { runtime } from '#web/platform/runtime.ts'
import { useSession } from '#web/platform/session.ts'
import { AuthForm } from './auth-form.tsx'
import { type Invited, signInPath } from './invited.ts'
import { storePendingAccount } from './pending-account.ts'

interface Values {
  role: NewAccount['role']
  email: string
  password: string
  consent: true
}

const roles = [
  { value: 'Locum', label: 'Locum', text: 'I am looking for shifts', icon: 'person' },
  { value: 'CompanyAdmin', label: 'Practice', text: 'I need cover', icon: 'practice' },
] as const

const confirmHint = 'We will send a code to confirm it.'

interface State {
  role?: Values['role']
  invited?: Invited
}

const consent = (
  <>
    I agree to the{' '}
    <TextLink to={paths.terms} target="_blank" inline>
      terms
    </TextLink>{' '}
    and the{' '}
    <TextLink to={paths.privacy} target="_blank" inline>
      privacy notice
    </TextLink>
  </>
)

export function SignUpPage() {
  const session = useSession()
  const navigate = useNavigate()
  const { role, invited } = (useLocation().state ?? {}) as State
  const { busy, error, run } = useUserPoolCall()
  const form = useForm({
    resolver: zodResolver(SignUpForm),
    defaultValues: { role: invited ? 'CompanyAdmin' : role, email: invited?.email ?? '', password: '' },
  })
  const { handleSubmit, control } = form
  const password = useWatch({ control, name: 'password' })
  const submit = handleSubmit((values) =>
    run(async () => {
      await signUp({ ...values, consent: signUpConsent(runtime().tenant.settings.texts) })
      storePendingAccount(values.email, values.password)
      await navigate(paths.confirm, { state: { email: values.email, role: values.role, invited } })
    }),
  )
  if (session?.role) return <Navigate to={invited?.returnTo ?? paths.home} replace />
  return (
    <AuthForm
      title="Create your account"
      lead={
        <>
          Already have an account?{' '}
          <TextLink to={signInPath(invited)} state={{ email: invited?.email, invited }} inline>
            Sign in
          </TextLink>
        </>
      }
      error={error}
      submit="Create account"
      busy={busy}
      onSubmit={submit}
    >
      {!invited && <RadioCards form={form} name="role" legend="I am a" choices={roles} />}
      <TextField
        form={form}
        name="email"
        label="E-mail address"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        readOnly={invited !== undefined}
        hint={invited ? 'The invite is for this address. We will send a code to confirm it.' : confirmHint}
      />
      <PasswordField
        form={form}
        name="password"
        label="Password"
        autoComplete="new-password"
        hint={<PasswordRules password={password} />}
      />
      <Checkbox form={form} name="consent" label={consent} />
    </AuthForm>
  )
}
