import { Box, chakra, Row, Stack } from '#web/ui/chakra.ts'
import { useState } from 'react'
import type { OfferTemplate } from '#shared/companies/offer-templates.schema.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { formatRate } from '#shared/kernel/money.ts'
import { FailureNote } from '#web/components/actions/failure-note.tsx'
import { viewLock } from '#web/components/actions/view-lock.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { formatTemplateDays } from './format-template.ts'
import { useDeleteTemplate, useUpdateTemplate } from './templates.api.ts'

const describe = ({ profession, shifts, rates }: OfferTemplate): string =>
  [profession, formatTemplateDays(shifts), formatRate(Number(rates[0]), Number(rates[1]))].join(' · ')

interface RowProps {
  companyId: CompanyId
  template: OfferTemplate
  /** Whether a name is typed that is not saved. */
  onTyped: (unsaved: boolean) => void
}

function Rename({ companyId, template, onTyped, onDone }: RowProps & { onDone: () => void }) {
  const [name, setName] = useState(template.name)
  const update = useUpdateTemplate(companyId)
  const save = () => void update.mutateAsync({ ...template, name: name.trim() }).then(onDone, () => undefined)
  return (
    <Stack gap="3">
      <TextField
        label="Name of the template"
        autoFocus
        maxLength={60}
        value={name}
        onChange={(event) => {
          setName(event.currentTarget.value)
          onTyped(event.currentTarget.value !== template.name)
        }}
        onKeyDown={(event) => event.key === 'Enter' && save()}
      />
      <FailureNote error={update.error} />
      <Row gap="3">
        <Button look="primary" busy={update.isPending} disabled={name.trim() === ''} onClick={save}>
          Save name
        </Button>
        <Button onClick={onDone}>Keep the old name</Button>
      </Row>
    </Stack>
  )
}

function Delete({ companyId, template, onDone }: Omit<RowProps, 'onTyped'> & { onDone: () => void }) {
  const remove = useDeleteTemplate(companyId)
  return (
    <Stack gap="3">
      <p>Delete the template “{template.name}”? Offers that were posted from it stay.</p>
      <FailureNote error={remove.error} />
      <Row gap="3">
        <Button look="danger" busy={remove.isPending} onClick={() => remove.mutate(template.code)}>
          Delete template
        </Button>
        <Button onClick={onDone}>Keep template</Button>
      </Row>
    </Stack>
  )
}

function TemplateRow({ companyId, template, onTyped }: RowProps) {
  const [changing, setChanging] = useState<'name' | 'deletion'>()
  const done = () => {
    setChanging(undefined)
    onTyped(false)
  }
  return (
    <chakra.li borderTop="1px solid" borderColor="border" py="3">
      {changing === 'name' && <Rename companyId={companyId} template={template} onTyped={onTyped} onDone={done} />}
      {changing === 'deletion' && <Delete companyId={companyId} template={template} onDone={done} />}
      {!changing && (
        <Row wrap align="center" columnGap="4">
          <Box flex="1 1 220px" minWidth="0" overflowWrap="anywhere">
            <b>{template.name}</b>
            <Box color="fg.muted">{describe(template)}</Box>
          </Box>
          <Row gap="4">
            <TextButton
              minHeight="tap"
              aria-label={`Rename ${template.name}`}
              onClick={() => setChanging('name')}
              {...viewLock.control}
            >
              Rename
            </TextButton>
            <TextButton
              minHeight="tap"
              color="error.fg"
              aria-label={`Delete ${template.name}`}
              onClick={() => setChanging('deletion')}
              {...viewLock.control}
            >
              Delete
            </TextButton>
          </Row>
        </Row>
      )}
    </chakra.li>
  )
}

interface Props {
  companyId: CompanyId
  templates: readonly OfferTemplate[]
  open: boolean
  onClose: () => void
}

export function ManageTemplates({ companyId, templates, open, onClose }: Props) {
  const [unsaved, setUnsaved] = useState(false)
  return (
    <Dialog
      open={open}
      onClose={() => {
        setUnsaved(false)
        onClose()
      }}
      unsaved={unsaved}
      title="Templates"
      lead="Your practice’s usual shifts. Everyone in your practice can use them."
      footer={!unsaved && <Button onClick={onClose}>Done</Button>}
    >
      {templates.length === 0 ? (
        <p>There are no templates any more. You can save one below the form.</p>
      ) : (
        <chakra.ul aria-label="Templates">
          {templates.map((template) => (
            <TemplateRow key={template.code} companyId={companyId} template={template} onTyped={setUnsaved} />
          ))}
        </chakra.ul>
      )}
    </Dialog>
  )
}
