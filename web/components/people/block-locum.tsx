import type { UserId } from '#shared/kernel/ids.ts'
import { locumListsContract } from '#shared/locum-lists/locum-lists.contract.ts'
import { paths } from '#shared/kernel/paths.ts'
import { Stack } from '#web/ui/chakra.ts'
import { Note } from '#web/ui/note.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useRoleAction } from '#web/components/account/account.api.ts'
import { ActionButton } from '#web/components/actions/action-button.tsx'
import { useBlock, useUnblock } from './blocked.api.ts'
import { FailureNote } from '#web/components/actions/failure-note.tsx'
import { ReasonDialog } from '#web/components/actions/reason-dialog.tsx'
import { useConfirmDialog } from '#web/components/actions/use-confirm-dialog.tsx'

interface Locum {
  id: UserId
  name: string
}

export function UnblockButton({ id, name, size }: Locum & { size?: 's' }) {
  const unblock = useUnblock(id)
  const send = () =>
    void unblock.mutateAsync().then(
      () => showToast(`${name} is no longer blocked.`),
      () => undefined,
    )
  return (
    <Stack gap="2" justifyItems="start">
      <ActionButton
        action={useRoleAction(locumListsContract.unblockLocum)}
        size={size}
        busy={unblock.isPending}
        onClick={send}
        aria-label={`Unblock ${name}`}
      >
        Unblock
      </ActionButton>
      <FailureNote error={unblock.error} />
    </Stack>
  )
}

/** In place of what a practice can do with a locum. */
export const BlockedNote = ({ id, name }: Locum) => (
  <Note title={`Your practice has blocked ${name}.`} action={<UnblockButton id={id} name={name} size="s" />}>
    They do not see your offers, and you cannot request them. Bookings that you have with each other stay.{' '}
    <TextLink inline to={paths.practice.locums}>
      All blocked locums
    </TextLink>
  </Note>
)

/** Says what blocking does before it does it. */
export function BlockLocum({ id, name }: Locum) {
  const { openDialog, confirm, dialog } = useConfirmDialog(useBlock(id), `${name} is blocked.`)
  return (
    <>
      <ActionButton action={useRoleAction(locumListsContract.blockLocum)} look="quiet" size="s" onClick={openDialog}>
        Block {name}
      </ActionButton>
      <ReasonDialog
        about={`block ${id}`}
        {...dialog}
        title={`Block ${name}?`}
        confirmLabel={`Block ${name}`}
        keepLabel="Don’t block"
        reason={{
          label: 'Note for your practice',
          hint: 'Optional. Only users of your practice see this.',
          optional: true,
        }}
        onConfirm={confirm}
      >
        They no longer see your offers, and you no longer find them. What is pending between you ends: their
        applications are declined, your requests are withdrawn. Bookings stay. They are not notified that you have
        blocked them.
      </ReasonDialog>
    </>
  )
}
