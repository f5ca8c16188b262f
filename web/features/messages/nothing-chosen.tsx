import { Box } from '#web/ui/chakra.ts'
import { IconTile } from '#web/ui/icon-tile.tsx'
import { messagesText as text } from './messages.text.ts'

/** Beside the list: no conversation is opened by itself, since the other party would see it as read. */
export function NothingChosen() {
  return (
    <Box flex="1" display="grid" placeContent="center" justifyItems="center" gap="4" p="8" textAlign="center">
      <IconTile icon="message" large />
      <div>
        <b>{text.choose}</b>
        <Box color="fg.muted" maxWidth="44ch">
          {text.chooseHint}
        </Box>
      </div>
    </Box>
  )
}
