import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { CodeForm } from '#shared/identity/identity.schema.ts'
import { CodeField } from '#web/ui/code-field.tsx'
import { ExternalLink, TextButton } from '#web/ui/text-link.tsx'
import { useTask } from '#web/components/use-task.ts'
import { answerSignIn } from '#web/platform/auth.ts'
import { runtime } from '#web/platform/runtime.ts'
import { AuthForm } from './auth-form.tsx'

const startAgain = 'This took too long, or there were too many tries. Go back and sign in again.'
const words = {
  CodeMismatchException: 'This code is not right. Check it, or wait for the next one.',
  ExpiredCodeException: 'This code has been used. Wait for the next one.',
  NotAuthorizedException: startAgain,
  SignInException: startAgain,
}

/** The second step of those who protect their account with an app. */
export function SignInCodeForm({ onBack }: { onBack: () => void }) {
  const { busy, error, run } = useTask(words)
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(CodeForm),
    defaultValues: { code: '' },
  })
  const { brandName, links } = runtime().tenant.settings
  const submit = handleSubmit(({ code }) => run(async () => void (await answerSignIn(code))))
  return (
    <AuthForm
      title="Enter your code"
      lead="Open your authenticator app and enter the 6 digits that it shows for your account."
      error={error}
      submit="Sign in"
      busy={busy}
      onSubmit={submit}
      footer={
        <>
          <TextButton onClick={onBack}>Back to sign in</TextButton>
          <span>Lost your phone? Ask {brandName} to turn this step off for you.</span>
          {links.contact && <ExternalLink href={links.contact}>Contact {brandName}</ExternalLink>}
        </>
      }
    >
      <CodeField autoFocus error={formState.errors.code?.message} {...register('code')} />
    </AuthForm>
  )
}
