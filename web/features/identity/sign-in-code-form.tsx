import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { CodeForm } from '#shared/identity/identity.schema.ts'
import { CodeField } from '#web/ui/code-field.tsx'
import { ExternalLink, TextButton } from '#web/ui/text-link.tsx'
import { useUserPoolCall } from '#web/components/account/use-user-pool-call.ts'
import { confirmChallenge } from '#web/platform/auth.ts'
import { runtime } from '#web/platform/runtime.ts'
import { AuthForm } from './auth-form.tsx'

const restartText = 'Your code was not entered in time, or there were too many attempts. Go back and sign in again.'
const errorTexts = {
  CodeMismatchException: 'This code is incorrect. Check it, or wait for the next one.',
  ExpiredCodeException: 'This code has already been used. Wait for the next one.',
  NotAuthorizedException: restartText,
  SignInException: restartText,
}

/** The second step, for accounts with two-step sign-in. */
export function SignInCodeForm({ onBack }: { onBack: () => void }) {
  const { busy, error, run } = useUserPoolCall({ errorTexts })
  const form = useForm({
    resolver: zodResolver(CodeForm),
    defaultValues: { code: '' },
  })
  const { brandName, links } = runtime().tenant.settings
  const submit = form.handleSubmit(({ code }) => run(async () => void (await confirmChallenge(code))))
  return (
    <AuthForm
      title="Enter your code"
      lead="Open your authenticator app and enter the 6-digit code it shows for your account."
      error={error}
      submit="Sign in"
      busy={busy}
      onSubmit={submit}
      footer={
        <>
          <TextButton onClick={onBack}>Back to sign in</TextButton>
          <span>Lost your phone? Ask {brandName} to turn off this step for you.</span>
          {links.contact && <ExternalLink href={links.contact}>Contact {brandName}</ExternalLink>}
        </>
      }
    >
      <CodeField form={form} name="code" autoFocus />
    </AuthForm>
  )
}
