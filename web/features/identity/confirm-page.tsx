import { zodResolver } from '@hookform/resolvers/zod'
import { Box } from '#web/ui/chakra.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { ConfirmForm, Email } from '#shared/identity/identity.schema.ts'
import { CodeField } from '#web/ui/code-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextButton, TextLink } from '#web/ui/text-link.tsx'
import { useUserPoolCall } from '#web/components/account/use-user-pool-call.ts'
import { createOwnProfile } from '#web/components/account/account.api.ts'
import { confirmSignUp, resendCode, signIn } from '#web/platform/auth.ts'
import { paths } from '#shared/kernel/paths.ts'
import { session } from '#web/platform/session.ts'
import { AuthForm } from './auth-form.tsx'
import { type Invited, signInPath } from './invited.ts'
import { forgetPendingAccount, takePendingPassword, unconfirmedAddress } from './pending-account.ts'

interface State {
  email?: string
  role?: string
  invited?: Invited
}

/** Signs in with the password from sign-up, if it is still in memory. */
async function signInWithPendingPassword(email: string): Promise<boolean> {
  const password = takePendingPassword(email)
  if (password === undefined || (await signIn(email, password)) !== 'done') return false
  if (session()?.role === 'Locum') await createOwnProfile()
  return true
}

export function ConfirmPage() {
  const navigate = useNavigate()
  const state = useLocation().state as State | null
  const invited = state?.invited
  const [email] = useState(() => state?.email ?? unconfirmedAddress())
  const { busy, error, done, forgetDone, run } = useUserPoolCall()
  const form = useForm({
    resolver: zodResolver(ConfirmForm),
    defaultValues: { email, code: '' },
  })
  const { handleSubmit, getValues, trigger } = form

  const submit = handleSubmit(
    ({ email: address, code }) =>
      run(async () => {
        await confirmSignUp(address, code)
        const signedIn = await signInWithPendingPassword(address)
        await navigate(signedIn ? (invited?.returnTo ?? paths.home) : signInPath(invited), {
          replace: true,
          state: { done: 'Your e-mail address is confirmed. You can now sign in.', email: address, invited },
        })
      }),
    forgetDone,
  )
  const sendAgain = async () => {
    if (!(await trigger('email'))) return
    const address = Email.parse(getValues('email'))
    await run(async () => {
      await resendCode(address)
      return `We have sent a new code to ${address}.`
    })
  }
  return (
    <AuthForm
      title="Check your e-mail"
      lead={
        email ? (
          <>
            We have sent a 6-digit code to <b>{email}</b>.
          </>
        ) : (
          'Enter your e-mail address and the code we sent to it.'
        )
      }
      done={done}
      error={error}
      submit="Confirm"
      busy={busy}
      onSubmit={submit}
      footer={
        <>
          <Box>
            No code after a minute? Check your spam folder or{' '}
            <TextButton inline onClick={() => void sendAgain()}>
              send a new code
            </TextButton>
            .
          </Box>
          {!invited && (
            <TextLink to={paths.signUp} state={{ role: state?.role }} onClick={forgetPendingAccount}>
              Use another e-mail address
            </TextLink>
          )}
        </>
      }
    >
      {!email && (
        <TextField
          form={form}
          name="email"
          label="E-mail address"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
        />
      )}
      <CodeField form={form} name="code" autoFocus={email !== ''} />
    </AuthForm>
  )
}
