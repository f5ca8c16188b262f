import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { Menu, MenuButton, MenuLink } from '#web/ui/menu.tsx'
import { Note } from '#web/ui/note.tsx'
import { LONG_NAME, Part, State } from './specimen.tsx'

const kinds = ['Dialog', 'Failed dialog', 'Confirmation', 'Failed confirmation', 'Optional reason', 'Drawer'] as const

const failure = <Note kind="error" title="This booking has ended and can no longer be cancelled." />

export function Overlays() {
  const [open, setOpen] = useState<(typeof kinds)[number]>()
  const [reason, setReason] = useState('')
  const close = () => setOpen(undefined)
  const confirmation = {
    onClose: close,
    onConfirm: close,
    title: `Cancel the booking with ${LONG_NAME}?`,
    confirmLabel: 'Cancel the booking',
    keepLabel: 'Keep the booking',
    reason: { label: 'Reason', hint: 'The practice will see this.', text: reason, onText: setReason },
  }
  return (
    <Part name="Overlays">
      <State name="opened by a button" row>
        {kinds.map((kind) => (
          <Button key={kind} onClick={() => setOpen(kind)}>
            {kind}
          </Button>
        ))}
      </State>
      <State name="menu">
        <Menu trigger="Account" name="Account menu" align="left">
          <MenuLink to="/">Profile</MenuLink>
          <MenuButton>Sign out</MenuButton>
        </Menu>
      </State>
      <Dialog
        open={open === 'Dialog'}
        onClose={close}
        title={LONG_NAME}
        lead="A sentence of explanation."
        footer={<Button look="primary">Save</Button>}
      >
        Some content.
      </Dialog>
      <Dialog open={open === 'Failed dialog'} onClose={close} title="Title" failure={failure}>
        Some content.
      </Dialog>
      <ConfirmDialog open={open === 'Confirmation'} {...confirmation}>
        The day will be open again.
      </ConfirmDialog>
      <ConfirmDialog open={open === 'Failed confirmation'} {...confirmation} failure={failure} />
      <ConfirmDialog
        open={open === 'Optional reason'}
        {...confirmation}
        reason={{ ...confirmation.reason, text: reason || 'A reason entered earlier.', optional: true }}
        look="primary"
      />
      <Drawer open={open === 'Drawer'} onClose={close} title="Filters">
        Some content.
      </Drawer>
    </Part>
  )
}
