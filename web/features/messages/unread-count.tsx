import { Box, chakra } from '#web/ui/chakra.ts'
import { messagesText as text } from './messages.text.ts'

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
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <chakra.span srOnly>{text.unreadCount(count)}</chakra.span>
    </Box>
  )
}
