import { formatUnread } from '#shared/notifications/unread.rules.ts'
import { Box, chakra } from '#web/ui/chakra.ts'

/** How many messages are unread, in a row of a list. */
export function UnreadCount({ count }: { count: number }) {
  return (
    <Box
      flex="none"
      minWidth="20px"
      height="20px"
      px="1.5"
      borderRadius="full"
      bg="primary.solid"
      color="primary.contrast"
      fontSize="12px"
      lineHeight="20px"
      fontWeight="bold"
      textAlign="center"
    >
      {formatUnread(count)}
      <chakra.span srOnly> unread</chakra.span>
    </Box>
  )
}
