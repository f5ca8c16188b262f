import { Box, Row, Stack } from '#web/ui/chakra.ts'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { OfferTemplate } from '#shared/companies/offer-templates.schema.ts'
import { foldedText } from '#shared/kernel/folded-text.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { FailureNote } from '#web/components/actions/failure-note.tsx'
import { viewLock } from '#web/components/actions/view-lock.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { formatTemplateDays } from './format-template.ts'
import { useOfferFormContext } from './offer-form.ts'
import { toTemplateShifts } from './repeated-days.ts'
import { useRoleAction } from '#web/components/account/account.api.ts'
import { offerTemplatesContract } from '#shared/companies/offer-templates.contract.ts'
import { useCreateTemplate, useUpdateTemplate } from './templates.api.ts'

interface Props {
  companyId: CompanyId
  templates: readonly OfferTemplate[]
  sourceTemplate: OfferTemplate | undefined
}

const sameName = (a: string, b: string): boolean => foldedText(a) === foldedText(b)

/** What the dialog saves: a new template, or the one of that name with other terms. */
function useSaveTemplate({ companyId, templates }: Props, name: string) {
  const { getValues } = useOfferFormContext()
  const [create, update] = [useCreateTemplate(companyId), useUpdateTemplate(companyId)]
  const replaced = templates.find((template) => sameName(template.name, name))
  const save = async () => {
    const { profession, practice_region, experience, rates, lunch, notes, skills, request_dates } = getValues()
    const shifts = toTemplateShifts(request_dates)
    const body = { profession, practice_region, experience, rates, lunch, notes, skills, shifts, name: name.trim() }
    await (replaced
      ? update.mutateAsync({ ...body, code: replaced.code, version: replaced.version })
      : create.mutateAsync(body))
  }
  return {
    save,
    replaced,
    busy: create.isPending || update.isPending,
    error: replaced ? update.error : create.error,
    reset: () => {
      create.reset()
      update.reset()
    },
  }
}

function SaveDialog({ open, onClose, ...props }: Props & { open: boolean; onClose: () => void }) {
  const [name, setName] = useState(props.sourceTemplate?.name ?? '')
  const { control } = useOfferFormContext()
  const days = useWatch({ control, name: 'request_dates' })
  const { save, replaced, busy, error, reset } = useSaveTemplate(props, name)
  const close = () => {
    reset()
    onClose()
  }
  const submit = () =>
    void save().then(
      () => {
        close()
        showToast(`Saved as the template “${name.trim()}”.`)
      },
      () => undefined,
    )
  return (
    <Dialog
      open={open}
      onClose={close}
      unsaved={name.trim() !== (props.sourceTemplate?.name ?? '')}
      title="Save as a template"
      lead="Saves everything on this form, with weekdays and hours instead of dates, so that you can use it for any week."
      failure={error && <FailureNote error={error} />}
      footer={
        <>
          <Button onClick={close}>Back to the offer</Button>
          <Button look="primary" busy={busy} disabled={name.trim() === ''} onClick={submit}>
            {replaced ? 'Replace template' : 'Save template'}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <TextField
          label="Name"
          autoFocus
          maxLength={60}
          hint={
            replaced ? 'There is a template with this name. It will be replaced.' : 'For example “Saturday mornings”'
          }
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && name.trim() && submit()}
        />
        <div>{formatTemplateDays(toTemplateShifts(days))}</div>
      </Stack>
    </Dialog>
  )
}

const fields = ['profession', 'practice_region', 'experience', 'rates', 'notes', 'request_dates'] as const

/** Saves the form as a template; what it needs is checked first, as when posting. */
export function SaveTemplate(props: Props) {
  const [open, setOpen] = useState(false)
  const { trigger } = useOfferFormContext()
  const { disabled } = useRoleAction(offerTemplatesContract.createOfferTemplate)
  if (disabled) return null
  const begin = async () => {
    if (await trigger([...fields], { shouldFocus: true })) setOpen(true)
    else showToast('Complete the marked fields first. Then you can save them as a template.', 'error')
  }
  return (
    <Box borderTop="1px solid" borderColor="border" pt="4">
      <Row wrap align="center" justify="space-between" gap="3">
        <Box flex="1 1 240px" minWidth="0">
          <b>Do you need this often?</b>
          <Box color="fg.muted">Save it as a template and post it again in a minute.</Box>
        </Box>
        <Button icon="copy" onClick={() => void begin()} {...viewLock.control}>
          Save as a template
        </Button>
      </Row>
      {open && <SaveDialog {...props} open onClose={() => setOpen(false)} />}
    </Box>
  )
}
