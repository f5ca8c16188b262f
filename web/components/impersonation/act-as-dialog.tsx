import { type SyntheticEvent, useId } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { ImpersonationMode } from '#shared/impersonation/impersonation.schema.ts'
import { IMPERSONATION_MINUTES } from '#shared/kernel/impersonation-times.ts'
import { isReason, MIN_REASON, reasonMissing } from '#shared/kernel/min-reason.ts'
import { FailureNote } from '#web/components/actions/failure-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { Box, chakra, Row, Stack } from '#web/ui/chakra.ts'
import { RadioCards } from '#web/ui/choices.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { TextAreaField } from '#web/ui/text-field.tsx'
import { shortName } from './short-name.ts'
import { type Target, useStart } from './impersonation.api.ts'

interface Props {
  of: Target
  mode: ImpersonationMode
  onClose: () => void
}

const Term = ({ icon, children }: { icon: IconName; children: string }) => (
  <Row gap="2" align="flex-start" color="fg.muted" textStyle="s">
    <Icon name={icon} size={16} />
    <Box minWidth="0">{children}</Box>
  </Row>
)

const words = { view: 'View', act: 'Act' } as const

const choicesFor = ({ type }: Target, whom: string) => [
  { value: 'view', label: words.view, text: 'Look at every page, change nothing.' },
  {
    value: 'act',
    label: words.act,
    text:
      type === 'professional'
        ? `Also answer, apply and cancel for ${whom}.`
        : `Also post, confirm and cancel for ${whom}.`,
  },
]

function useStartForm({ of, mode: initial }: Props) {
  const form = useForm<{ mode: ImpersonationMode; reason: string }>({ defaultValues: { mode: initial, reason: '' } })
  const start = useStart(of)
  const mode = useWatch({ control: form.control, name: 'mode' })
  const send = form.handleSubmit(({ reason }) => {
    const typed = reason.trim()
    start.mutate(typed ? { mode, reason: typed } : { mode })
  })
  return { form, mode, send, busy: start.isPending || start.isSuccess, failure: start.error }
}

/** A super admin's way into an account's pages: to look, or to act, for which they give a reason. */
export function ActAsDialog(props: Props) {
  const { of, onClose } = props
  const { form, mode, send, busy, failure } = useStartForm(props)
  const id = useId()
  const whom = shortName(of)
  const reasonRule = (text: string) => {
    const isEnough = isReason(text) || (mode === 'view' && text.trim() === '')
    return isEnough || reasonMissing
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${words[mode]} as ${of.name}`}
      lead={
        mode === 'view'
          ? `You see the product as ${whom} does. Nothing is changed, and nothing counts as seen.`
          : `You see the product as ${whom} does, and what you do counts as done by ${whom}.`
      }
      unsaved={form.formState.isDirty && !busy}
      failure={failure && <FailureNote error={failure} />}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button form={id} type="submit" look="primary" busy={busy}>
            {words[mode]} as {whom} for {IMPERSONATION_MINUTES} minutes
          </Button>
        </>
      }
    >
      <chakra.form id={id} noValidate onSubmit={(event: SyntheticEvent) => void send(event)} display="grid" gap="5">
        <RadioCards form={form} name="mode" legend="What you want to do" choices={choicesFor(of, whom)} />
        <TextAreaField
          form={form}
          name="reason"
          label="Reason"
          optional={mode === 'view'}
          maxLength={500}
          rules={{ validate: reasonRule }}
          hint={`At least ${MIN_REASON} characters. ${whom} can read it in the settings.`}
        />
        <Stack gap="2">
          <Term icon="clock">{`Ends after ${IMPERSONATION_MINUTES} minutes without use; it is renewed while you work.`}</Term>
          <Term icon="lock">Identity document, bank details and messages stay masked.</Term>
        </Stack>
      </chakra.form>
    </Dialog>
  )
}
