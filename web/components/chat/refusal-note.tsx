import type { ChatRefusal } from '#shared/messages/messages.schema.ts'
import { FailureNote } from '#web/components/actions/failure-note.tsx'
import { ApiError } from '#web/platform/api-error.ts'
import { paths } from '#shared/kernel/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Box, Stack } from '#web/ui/chakra.ts'
import { Note } from '#web/ui/note.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { refusals } from './chat.text.ts'
import type { PartyIds } from './conversation.api.ts'
import { useBlockCommands } from './use-block-commands.ts'

const refusalsBeforeFirst: readonly unknown[] = ['NOT_APPROVED', 'PRACTICE_INCOMPLETE'] satisfies ChatRefusal[]

/** Why a practice can't open a conversation in which nothing was written yet. */
export const refusalIn = (error: unknown): ChatRefusal | undefined =>
  error instanceof ApiError && refusalsBeforeFirst.includes(error.errorCode)
    ? (error.errorCode as ChatRefusal)
    : undefined

function Allow({ parties }: { parties: PartyIds }) {
  const { unblock } = useBlockCommands(parties)
  return (
    <Stack gap="2" justifyItems="start">
      <Button size="s" busy={unblock.isPending} onClick={() => unblock.mutate()}>
        Allow messages
      </Button>
      <FailureNote error={unblock.error} />
    </Stack>
  )
}

interface Props {
  refusal: ChatRefusal
  parties: PartyIds
  /** Of the other party. */
  name: string
  /** Whether there are messages. */
  begun: boolean
}

/** In place of the text field: why nothing can be written, and what to do about it. */
export function RefusalNote({ refusal, parties, name, begun }: Props) {
  const action =
    refusal === 'CHAT_BLOCKED_BY_YOU' ? (
      <Allow parties={parties} />
    ) : refusal === 'LOCUM_BLOCKED' ? (
      <TextLink to={paths.practice.locums}>Your locums</TextLink>
    ) : undefined
  return (
    <Box data-floor flex="none" px={{ base: '4', md: '6' }} py="3" borderTop="1px solid" borderColor="border">
      <Note action={action}>{refusals[refusal](name, begun)}</Note>
    </Box>
  )
}
