import { useConfirmation } from '#web/components/actions/use-confirmation.tsx'
import { Box } from '#web/ui/chakra.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Menu, MenuButton } from '#web/ui/menu.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { chatText as text } from './chat.text.ts'
import type { Parties } from './conversation.api.ts'
import { useBlockCommands } from './use-block-commands.ts'
import type { useConversation } from './use-conversation.ts'

/** What else can be done with a conversation: to block it, and to allow it again. */
export function ConversationMenu({
  parties,
  loaded,
}: {
  parties: Parties
  loaded: ReturnType<typeof useConversation>
}) {
  const { block, unblock } = useBlockCommands(parties)
  const { name = '', blocked = false } = loaded.conversation?.summary ?? {}
  const { openDialog, confirm, dialog } = useConfirmation(block, text.isBlocked(name))
  const allow = () =>
    void unblock.mutateAsync().then(
      () => showToast(text.isUnblocked(name)),
      (error: Error) => showToast(error.message, 'error'),
    )
  if (!loaded.conversation) return null
  return (
    <>
      <Menu name={text.more} label={text.more} trigger={<Icon name="more" />}>
        <MenuButton onClick={blocked ? allow : openDialog} width={{ base: 'full', sm: 'max-content' }} maxWidth="340px">
          <Icon name="off" />
          <Box minWidth="0" overflowWrap="anywhere">
            {blocked ? text.unblock(name) : text.block(name)}
          </Box>
        </MenuButton>
      </Menu>
      <ConfirmDialog
        {...dialog}
        title={text.blockTitle(name)}
        confirm={text.blockConfirm}
        keep={text.blockKeep}
        onConfirm={() => confirm()}
      >
        {text.blockHint(name)}
      </ConfirmDialog>
    </>
  )
}
