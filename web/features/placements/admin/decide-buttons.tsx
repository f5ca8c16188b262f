import { actionTo, placementLifecycle } from '#shared/placements/placements.lifecycle.ts'
import type { DecidedStatus, Placement } from '#shared/placements/placements.schema.ts'
import { actionsOf } from '#web/components/actions/lifecycle-actions.ts'
import { ReasonDialog } from '#web/components/actions/reason-dialog.tsx'
import { useConfirmDialog } from '#web/components/actions/use-confirm-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Row } from '#web/ui/chakra.ts'
import { useDecidePlacement } from '../placements.api.ts'

const words = {
  contact: { button: 'In contact', title: 'Are you in contact about', done: 'The request is now in contact.' },
  place: { button: 'Placed', title: 'Is a person placed for', done: 'The request is now placed.' },
  close: { button: 'Close', title: 'Close the request for', done: 'The request was closed.' },
  reopen: { button: 'Open again', title: 'Open again the request for', done: 'The request is in contact again.' },
  addNote: { button: 'Write a note', title: 'Write a note on the request for', done: 'The note was sent.' },
} as const

const facts = { contact: {}, place: {}, close: {}, reopen: {}, addNote: {} }
const statuses: readonly DecidedStatus[] = ['in_contact', 'placed', 'closed']

function DecideButton({
  placement,
  action,
  to,
}: {
  placement: Placement
  action: keyof typeof words
  to: DecidedStatus
}) {
  const { button, title, done } = words[action]
  const about = `${placement.practiceName}, ${placement.professionTitle}`
  const { openDialog, confirm, dialog } = useConfirmDialog(useDecidePlacement(placement), done)
  const isNote = action === 'addNote'
  return (
    <>
      <Button
        size="s"
        look={action === 'contact' || action === 'place' ? 'primary' : undefined}
        onClick={openDialog}
        aria-label={`${button}: ${about}`}
      >
        {button}
      </Button>
      <ReasonDialog
        {...dialog}
        about={`${placement.id} ${action}`}
        title={`${title} ${about}?`}
        look="primary"
        reason={{ label: isNote ? 'Note to the practice' : 'Note to the practice (optional)', optional: !isNote }}
        confirmLabel={isNote ? 'Send note' : button}
        keepLabel="Cancel"
        onConfirm={(note) => confirm({ status: to, note })}
      >
        Owners and managers of the practice are notified, and read the note. It replaces the one before.
      </ReasonDialog>
    </>
  )
}

/** What a super admin can do with a request. */
export function DecideButtons({ placement }: { placement: Placement }) {
  const actions = actionsOf(placementLifecycle, placement.status, 'SuperAdmin', facts)
  return (
    <Row wrap gap="3">
      {statuses.map((to) => {
        const action = actionTo(placement.status, to)
        return actions[action] && <DecideButton key={to} placement={placement} action={action} to={to} />
      })}
    </Row>
  )
}
