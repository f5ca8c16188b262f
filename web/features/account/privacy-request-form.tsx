import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { PrivacyRequestBody, privacyRequestKinds } from '#shared/privacy/privacy.schema.ts'
import { privacyKindLabels } from '#shared/privacy/privacy.text.ts'
import { SaveFailure } from '#web/components/forms/save-failure.tsx'
import { useSendPrivacyRequest } from '#web/features/privacy/privacy.api.ts'
import { Button } from '#web/ui/button.tsx'
import { Stack } from '#web/ui/chakra.ts'
import { SelectField, TextAreaField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast.tsx'

const empty = { kind: 'access', message: '' } as const

export function PrivacyRequestForm() {
  const form = useForm<PrivacyRequestBody>({ resolver: zodResolver(PrivacyRequestBody), defaultValues: empty })
  const send = useSendPrivacyRequest()
  const submit = form.handleSubmit((body) =>
    send.mutateAsync(body).then(
      () => {
        form.reset(empty)
        showToast('Your request was sent. We have mailed you a confirmation.')
      },
      () => undefined,
    ),
  )
  return (
    <Stack as="form" gap="4" mt="4" onSubmit={(event) => void submit(event)}>
      <SelectField form={form} name="kind" label="I ask for">
        {privacyRequestKinds.map((kind) => (
          <option key={kind} value={kind}>
            {privacyKindLabels[kind]}
          </option>
        ))}
      </SelectField>
      <TextAreaField form={form} name="message" label="What we should know" rows={4} />
      <SaveFailure title="Your request was not sent." error={send.error} />
      <div>
        <Button type="submit" busy={send.isPending}>
          Send request
        </Button>
      </div>
    </Stack>
  )
}
