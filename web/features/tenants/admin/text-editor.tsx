import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { LegalText } from '#shared/tenants/legal-texts.schema.ts'
import { tenantsContract } from '#shared/tenants/tenants.contract.ts'
import { LeaveGuard } from '#web/components/forms/leave-guard.tsx'
import { SaveFailure } from '#web/components/forms/save-failure.tsx'
import { errorDetails } from '#web/platform/error-details.ts'
import { runtime } from '#web/platform/runtime.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'
import { useBegun } from '#web/platform/use-begun.ts'
import { Button } from '#web/ui/button.tsx'
import { Box, chakra, Row } from '#web/ui/chakra.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Section } from '#web/ui/page.tsx'
import { TextAreaField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { legalTextQuery } from '#web/features/identity/legal-text.api.ts'
import { editedTenantQuery } from '../tenants.api.ts'
import { LegalTextParts } from '#web/components/page/legal-text-parts.tsx'
import { TextVersions } from './text-versions.tsx'

interface Values {
  text: string
}

const versioned = ({ text, version }: LegalText) => ({ text, version: String(version) })

function useTextForm(current: LegalText) {
  const { kind } = current
  const client = useQueryClient()
  const begun = useBegun(versioned(current), {
    valuesOf: ({ text }): Values => ({ text }),
    shown: { text: () => 'A newer version of this text' },
    read: async () => {
      const { settings } = await client.fetchQuery({ ...editedTenantQuery, staleTime: 0 })
      return versioned(await client.fetchQuery(legalTextQuery(kind, settings.texts[kind])))
    },
  })
  const form = useForm<Values>({ defaultValues: begun.values })
  const save = useApiMutation(
    tenantsContract.saveLegalText,
    ({ text, version }: { text: string; version: string }) => ({
      params: { id: runtime().config.tenantId, kind },
      body: { text },
      version,
    }),
    {
      onSuccess: (saved) => {
        client.setQueryData(legalTextQuery(kind, saved.version).queryKey, saved)
        form.reset({ text: saved.text })
        showToast(`Version ${saved.version} is in use.`)
      },
      onError: (error) => {
        const [problem] = errorDetails(error).fields
        if (problem) form.setError('text', { message: problem.message })
      },
    },
  )
  const send = ({ text }: Values) =>
    begun.save(async ({ version }) => versioned(await save.mutateAsync({ text, version })))
  return { begun, form, save, send }
}

/** Changes the current version of a text into the next one. */
export function TextEditor({ current }: { current: LegalText }) {
  const { begun, form, save, send } = useTextForm(current)
  const [confirming, setConfirming] = useState(false)
  const text = useWatch({ control: form.control, name: 'text' })
  const { isDirty } = form.formState
  const next = current.version + 1
  const confirm = () => {
    setConfirming(false)
    // The failure is shown above the form.
    void send(form.getValues()).catch(() => undefined)
  }
  return (
    <>
      <SaveFailure
        title="Your changes were not saved."
        error={save.error}
        meanwhile={begun.meanwhile}
        onTake={(now) => form.reset(now)}
      />
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        gap="8"
        alignItems="start"
      >
        <chakra.form noValidate onSubmit={form.handleSubmit(() => setConfirming(true))} minWidth="0">
          <TextAreaField
            form={form}
            name="text"
            rules={{ required: 'Required' }}
            label="Text"
            hint="An empty line begins a paragraph. A line that begins with # is a heading."
            rows={24}
            maxLength={40_000}
          />
          <Row gap="3" mt="5">
            <Button type="submit" look="primary" disabled={!isDirty} busy={save.isPending}>
              {`Save as version ${next}`}
            </Button>
            {isDirty && <Button onClick={() => form.reset()}>Discard</Button>}
          </Row>
        </chakra.form>
        <Box minWidth="0" display="grid" gap="8">
          <TextVersions current={current} />
          <Section title="As people read it">
            <LegalTextParts text={text} level="h3" />
          </Section>
        </Box>
      </Box>
      <ConfirmDialog
        open={confirming}
        onClose={() => setConfirming(false)}
        title={`Save as version ${next}?`}
        confirmLabel={`Save version ${next}`}
        keepLabel="Keep editing"
        look="primary"
        onConfirm={confirm}
      >
        Everyone is asked to agree to it at their next visit. Version {current.version} stays for those who agreed to
        it.
      </ConfirmDialog>
      <LeaveGuard dirty={isDirty && !save.isPending} />
    </>
  )
}
