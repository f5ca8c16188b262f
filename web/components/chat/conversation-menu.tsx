import { viewLock } from '#web/components/actions/view-lock.ts'
import { useConfirmDialog } from '#web/components/actions/use-confirm-dialog.tsx'
import { Box } from '#web/ui/chakra.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Menu, MenuButton } from '#web/ui/menu.tsx'
import { showToast } from '#web/ui/toast.tsx'
import type { PartyIds } from './conversation.api.ts'
import { useBlockCommands } from './use-block-commands.ts'
import type { OpenConversation } from './use-conversation.ts'

const sentences = {
  more: 'More about this conversation',
  blockHint: (name: string) =>
    `Neither of you can write in this conversation until you allow it again, and its files can no longer be opened. What was written stays. Offers, requests and bookings go on as before. ${name} is not notified.`,
}

/** What else can be done with a conversation: to block it, and to allow it again. */
export function ConversationMenu({ parties, conversation }: { parties: PartyIds; conversation: OpenConversation }) {
  const { block, unblock } = useBlockCommands(parties)
  const { name = '', blocked = false } = conversation.data?.summary ?? {}
  const { openDialog, confirm, dialog } = useConfirmDialog(block, `Messages from ${name} are blocked.`)
  const allow = () =>
    void unblock.mutateAsync().then(
      () => showToast(`Messages from ${name} are allowed again.`),
      (error: Error) => showToast(error.message, 'error'),
    )
  if (!conversation.data) return null
  return (
    <>
      <Menu name={sentences.more} label={sentences.more} trigger={<Icon name="more" />}>
        <MenuButton
          onClick={blocked ? allow : openDialog}
          {...viewLock.control}
          width={{ base: 'full', sm: 'max-content' }}
          maxWidth="340px"
        >
          <Icon name="off" />
          <Box minWidth="0" overflowWrap="anywhere">
            {blocked ? `Allow messages from ${name}` : `Block messages from ${name}`}
          </Box>
        </MenuButton>
      </Menu>
      <ConfirmDialog
        {...dialog}
        title={`Block messages from ${name}?`}
        confirmLabel="Block messages"
        keepLabel="Don’t block"
        onConfirm={() => confirm()}
      >
        {sentences.blockHint(name)}
      </ConfirmDialog>
    </>
  )
}
