import { actionTo, placementLifecycle } from '#shared/placements/placements.lifecycle.ts'
import { type DecidedAction, DecidedStatus, type Placement } from '#shared/placements/placements.schema.ts'
import { actionsOf } from '#web/components/actions/lifecycle-actions.ts'
import { ReasonDialog } from '#web/components/actions/reason-dialog.tsx'
import { useConfirmDialog } from '#web/components/actions/use-confirm-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Row } from '#web/ui/chakra.ts'
import { useDecidePlacement } from '../placements.api.ts'

const words = {
  contact: {
    button: 'In contact',
    titleOf: (practice: string) => `Are you in contact with ${practice}?`,
    done: 'You are now in contact with the practice.',
  },
  place: {
    button: 'Placed',
    titleOf: (practice: string) => `Have you found a person for ${practice}?`,
    done: 'The position is filled.',
  },
  close: {
    button: 'Close',
    titleOf: (practice: string) => `Close the request of ${practice}?`,
    done: 'The request was closed.',
  },
  reopen: {
    button: 'Open again',
    titleOf: (practice: string) => `Open the request of ${practice} again?`,
    done: 'The request is open again.',
  },
  addNote: {
    button: 'Write a note',
    titleOf: (practice: string) => `A note to ${practice}`,
    done: 'The note was sent.',
  },
} as const satisfies Record<DecidedAction, object>

const facts = { contact: {}, place: {}, close: {}, reopen: {}, addNote: {} }

interface Props {
  placement: Placement
  /** After an answer, with what to say of it; a note alone is none. */
  onDecided?: ((sentence: string) => void) | undefined
}

function DecideButton({ placement, action, to, onDecided }: Props & { action: DecidedAction; to: DecidedStatus }) {
  const { button, titleOf, done } = words[action]
  const { id, practiceName, professionTitle } = placement
  const isNote = action === 'addNote'
  const { openDialog, confirm, dialog } = useConfirmDialog(
    useDecidePlacement(placement),
    done,
    isNote ? undefined : onDecided,
  )
  return (
    <>
      <Button
        size="s"
        look={action === 'contact' || action === 'place' ? 'primary' : undefined}
        onClick={openDialog}
        aria-label={`${button}: ${professionTitle} at ${practiceName}`}
      >
        {button}
      </Button>
      <ReasonDialog
        {...dialog}
        about={`${id} ${action}`}
        title={titleOf(practiceName)}
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
export function DecideButtons({ placement, onDecided }: Props) {
  const actions = actionsOf(placementLifecycle, placement.status, 'SuperAdmin', facts)
  return (
    <Row wrap gap="3">
      {DecidedStatus.options.map((to) => {
        const action = actionTo(placement.status, to)
        return (
          actions[action] && (
            <DecideButton key={to} placement={placement} action={action} to={to} onDecided={onDecided} />
          )
        )
      })}
    </Row>
  )
}
