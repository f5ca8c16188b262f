import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Person } from '#shared/admin/people.schema.ts'
import { quotas } from '#shared/kernel/quotas.ts'
import { isReason } from '#shared/kernel/min-reason.ts'
import { FailureNote } from '#web/components/actions/failure-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { chakra } from '#web/ui/chakra.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextAreaField, TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useSetQuotas } from './accounts.api.ts'

interface Values {
  practices: string
  reason: string
}

const isAllowed = (text: string): boolean => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= 100

function LimitDialog({ person: { id, name, quotas: own }, onClose }: { person: Person; onClose: () => void }) {
  const form = useForm<Values>({
    defaultValues: { practices: String(own?.practices ?? quotas.practicesPerAccount), reason: '' },
  })
  const set = useSetQuotas(id)
  const formId = useId()
  const save = form.handleSubmit(async ({ practices, reason }) => {
    const saved = await set.mutateAsync({ practices: Number(practices), reason: reason.trim() }).catch(() => undefined)
    if (!saved) return
    showToast(`${name} can have ${saved.practices} practices.`)
    onClose()
  })
  return (
    <Dialog
      open
      narrow
      onClose={onClose}
      title={`Practices of ${name}`}
      unsaved={form.formState.isDirty && !set.isPending}
      failure={<FailureNote error={set.error} />}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button form={formId} type="submit" look="primary" busy={set.isPending}>
            Set limit
          </Button>
        </>
      }
    >
      <chakra.form id={formId} noValidate onSubmit={(event) => void save(event)} display="grid" gap="4">
        <TextField
          form={form}
          name="practices"
          label="How many practices they can have"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          rules={{ validate: (text: string) => isAllowed(text) || 'Enter a number from 1 to 100' }}
        />
        <TextAreaField
          form={form}
          name="reason"
          label="Reason"
          hint="It is kept in the audit; they do not see it."
          maxLength={500}
          rules={{ validate: (text: string) => isReason(text) || 'Write at least 5 characters' }}
        />
      </chakra.form>
    </Dialog>
  )
}

/** How many practices an account can have. */
export function PracticesLimit({ person }: { person: Person }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="s" onClick={() => setOpen(true)}>
        Practice limit
      </Button>
      {open && <LimitDialog person={person} onClose={() => setOpen(false)} />}
    </>
  )
}
