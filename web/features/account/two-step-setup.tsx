import { Box, chakra, Row } from '#web/ui/chakra.ts'
import { useForm } from 'react-hook-form'
import { Button } from '#web/ui/button.tsx'
import { CodeField } from '#web/ui/code-field.tsx'
import { Note } from '#web/ui/note.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useUserPoolCall } from '#web/components/account/use-user-pool-call.ts'
import { turnTwoStepOn, type TwoStepSecret } from '#web/platform/account-security.ts'
import { FormActions } from './form-actions.tsx'
import { QrCode } from './qr-code.tsx'
import { lazyResolver } from '#web/components/forms/lazy-resolver.ts'

const wrongCode = 'This code is incorrect. Check that the time on your phone is correct, or wait for the next code.'
const errorTexts = {
  EnableSoftwareTokenMFAException: wrongCode,
  CodeMismatchException: wrongCode,
  NotAuthorizedException: 'Your session has ended. Please sign in again.',
}

const formatSecretKey = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ')

function SecretKey({ secret }: { secret: string }) {
  const copy = () =>
    void navigator.clipboard.writeText(secret).then(
      () => showToast('Key copied.'),
      () => showToast('The key could not be copied. Please type it in.', 'error'),
    )
  return (
    <div>
      <Box color="fg.muted">Can’t scan it? Enter this key in the app instead:</Box>
      <Row align="center" gap="3" mt="1" wrap>
        <chakra.code fontWeight="bold" overflowWrap="anywhere" minWidth="0">
          {formatSecretKey(secret)}
        </chakra.code>
        <Button size="s" icon="copy" onClick={copy}>
          Copy key
        </Button>
      </Row>
    </div>
  )
}

/** Not the code field: on a phone its keyboard would cover the QR code. */
const focus = (element: HTMLElement | null): void => element?.focus()

const resolver = lazyResolver(async () => (await import('#shared/identity/identity.schema.ts')).CodeForm)

/** The app gets the secret from the QR code, the link or the key; entering a code proves that it has it. */
export function TwoStepSetup({
  secret,
  uri,
  onDone,
  onCancel,
}: TwoStepSecret & { onDone: () => void; onCancel: () => void }) {
  const { busy, error, run } = useUserPoolCall({ errorTexts })
  const form = useForm({
    resolver,
    defaultValues: { code: '' },
  })
  const submit = form.handleSubmit(({ code }) =>
    run(async () => {
      await turnTwoStepOn(code)
      showToast('Two-step sign-in is on.')
      onDone()
    }),
  )
  return (
    <chakra.form onSubmit={submit} noValidate aria-label="Set up two-step sign-in" display="grid" gap="5">
      <Box ref={focus} tabIndex={-1} outline="none">
        Open an authenticator app, such as Google Authenticator or Microsoft Authenticator, add an account and scan this
        code.
      </Box>
      <QrCode text={uri} />
      <Box display={{ base: 'block', md: 'none' }}>
        On the same phone?{' '}
        <chakra.a href={uri} color="accent.fg" textDecoration="underline" textUnderlineOffset="2px">
          Open the app
        </chakra.a>
      </Box>
      <SecretKey secret={secret} />
      <CodeField form={form} name="code" label="Code from the app" />
      {error && <Note kind="error" title={error.message} />}
      <FormActions submit="Turn on" busy={busy} onCancel={onCancel} />
    </chakra.form>
  )
}
