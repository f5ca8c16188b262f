import { type ComponentProps, useId, useState } from 'react'
import type { ChatPartyId } from '#shared/messages/messages.schema.ts'
import { lazyPage } from '#web/components/page/lazy-page.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Small } from '#web/ui/chakra.ts'
import { chatButtonText as text } from './chat-button.text.ts'
import type { ConversationSubject } from './conversation-subject.ts'
import { useChatParty } from './use-chat-party.ts'

const sentences = {
  open: (name: string) => `Message ${name}`,
}

const ChatDialog = lazyPage(() => import('./chat-dialog.tsx'), 'ChatDialog', null)

interface Props {
  /** The other party. */
  id: ChatPartyId
  name: string
  /** What is above the messages. */
  subject?: ConversationSubject | undefined
}

/** The dialog stays mounted once it was opened, so that it returns the focus. */
function useChatDialog({ id, name, subject }: Props) {
  const { id: own } = useChatParty()
  const [open, setOpen] = useState<boolean>()
  return {
    openDialog: () => setOpen(true),
    dialog: open !== undefined && (
      <ChatDialog parties={{ own, other: id }} {...{ name, subject, open }} onClose={() => setOpen(false)} />
    ),
  }
}

/** Why the user can't write: an approved practice can to every locum whom it sees, and for locums the chat says it. */
function useRefusal(): string | undefined {
  const { practice } = useChatParty()
  return practice && !practice.approved ? text.notApproved : undefined
}

/** Opens the chat with a party: `Message`, with the reason below it if that is not possible. */
export function ChatButton({
  id,
  name,
  subject,
  ...button
}: Props & Omit<ComponentProps<typeof Button>, keyof Props | 'onClick' | 'children'>) {
  const { openDialog, dialog } = useChatDialog({ id, name, subject })
  const reason = useRefusal()
  const reasonId = useId()
  return (
    <>
      <Button
        icon="message"
        {...button}
        aria-label={sentences.open(name)}
        aria-disabled={reason !== undefined || undefined}
        aria-describedby={reason && reasonId}
        onClick={() => reason === undefined && openDialog()}
      >
        Message
      </Button>
      {reason && (
        <Small id={reasonId} maxWidth="text">
          {reason}
        </Small>
      )}
      {dialog}
    </>
  )
}

/** The same where there is room for an icon alone. */
export function ChatIconButton({
  id,
  name,
  subject,
  ...button
}: Props & Omit<Partial<ComponentProps<typeof IconButton>>, keyof Props>) {
  const { openDialog, dialog } = useChatDialog({ id, name, subject })
  const reason = useRefusal()
  return (
    <>
      <IconButton
        icon="message"
        {...button}
        label={sentences.open(name)}
        title={reason ?? sentences.open(name)}
        aria-disabled={reason !== undefined || undefined}
        onClick={() => reason === undefined && openDialog()}
      />
      {dialog}
    </>
  )
}
