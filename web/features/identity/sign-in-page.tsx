import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { PasswordField, TextField } from '#web/ui/text-field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { lazyPage } from '#web/components/page/lazy-page.tsx'
import { useUserPoolCall } from '#web/components/account/use-user-pool-call.ts'
import { loadSignIn, resendCode, type SignInStep, signIn } from '#web/platform/auth.ts'
import { takeOver, whenUntouched } from '#web/platform/prerendered-page.ts'
import { safeReturnPath } from '#web/platform/safe-return-path.ts'
import { paths } from '#shared/kernel/paths.ts'
import { useSession } from '#web/platform/session.ts'
import { AuthForm } from './auth-form.tsx'
import type { Invited } from './invited.ts'
import { storePendingAccount } from './pending-account.ts'

// Rarely needed, and the validation is as large as a third of the page, so both load later.
const NewPasswordForm = lazyPage(() => import('./new-password-form.tsx'), 'NewPasswordForm')
const SignInCodeForm = lazyPage(() => import('./sign-in-code-form.tsx'), 'SignInCodeForm')
const loadResolver = () => import('./sign-in-resolver.ts')

/** If the validation can't be loaded, the sign-in request reports what is wrong. */
const resolver: Resolver<{ email: string; password: string }> = async (values, ...others) => {
  const loaded = await loadResolver().catch(() => undefined)
  return loaded ? loaded.signInResolver(values, ...others) : { values, errors: {} }
}

const fields = ['email', 'password'] as const

/** Passed by other pages: a message to show, and the address if it is known. */
export interface SignInState {
  done?: string
  email?: string
  invited?: Invited
}

function useNextStep(invited: Invited | undefined) {
  const navigate = useNavigate()
  return async (step: SignInStep, email: string, password: string): Promise<void> => {
    if (step === 'confirm') {
      storePendingAccount(email, password)
      await resendCode(email)
      await navigate(paths.confirm, { state: { email, invited } })
    }
    if (step === 'reset') await navigate(paths.forgotPassword, { state: { email } })
  }
}

/** What the sign-in needs, then the next page. Not offline, as browsers cache a failed import. */
function prepare(loadNext: () => Promise<unknown>): void {
  if (navigator.onLine)
    Promise.all([loadResolver(), loadSignIn()])
      .then(loadNext)
      .catch(() => undefined)
}

/** `loadNext` loads the next page, after what the sign-in itself needs. */
export function SignInPage({ loadNext }: { loadNext: () => Promise<unknown> }) {
  const session = useSession()
  const [params] = useSearchParams()
  const state = useLocation().state as SignInState | null
  const [step, setStep] = useState<SignInStep>()
  const { busy, error, done, forgetDone, run } = useUserPoolCall({
    before: state?.done ?? (params.has('from') ? 'Please sign in to continue where you left off.' : undefined),
  })
  const next = useNextStep(state?.invited)
  const form = useForm({
    resolver,
    defaultValues: { email: state?.email ?? '', password: '' },
  })
  const { handleSubmit, setFocus, setValue, control } = form
  const email = useWatch({ control, name: 'email' })
  const start = useEffectEvent(() => {
    const { values, focused = state?.email ? 'password' : 'email', wasSent } = takeOver(fields)
    for (const name of fields) if (values[name]) setValue(name, values[name])
    setFocus(focused)
    if (values.email) prepare(loadNext)
    if (wasSent) document.forms[0]?.requestSubmit()
  })
  useLayoutEffect(() => whenUntouched(start), [])

  if (session?.role) return <Navigate to={safeReturnPath(params.get('from'), location.origin)} replace />
  if (step === 'new-password') return <NewPasswordForm onStep={setStep} />
  if (step === 'code') return <SignInCodeForm onBack={() => setStep(undefined)} />

  const submit = handleSubmit(
    ({ email: address, password }) =>
      run(async () => {
        prepare(loadNext)
        const step = await signIn(address, password)
        setStep(step)
        await next(step, address, password)
      }),
    forgetDone,
  )
  return (
    <AuthForm
      title="Sign in"
      done={done}
      error={error}
      submit="Sign in"
      busy={busy}
      onSubmit={submit}
      onInput={() => prepare(loadNext)}
      footer={
        <>
          <TextLink to={paths.forgotPassword} state={{ email }}>
            Forgot your password?
          </TextLink>
          <span>
            New here?{' '}
            <TextLink to={paths.signUp} state={{ invited: state?.invited }} inline>
              Create an account
            </TextLink>
          </span>
        </>
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
      <PasswordField form={form} name="password" label="Password" autoComplete="current-password" />
    </AuthForm>
  )
}
