import { useState } from 'react'
import { messagesContract } from '#shared/messages/messages.contract.ts'
import type { Message } from '#shared/messages/messages.schema.ts'
import { ReasonDialog } from '#web/components/actions/reason-dialog.tsx'
import { useConfirmDialog } from '#web/components/actions/use-confirm-dialog.tsx'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'
import { Box } from '#web/ui/chakra.ts'
import type { PartyIds } from './conversation.api.ts'

const reportHint = (name: string, hasFile: boolean) =>
  `Our team sees this message${hasFile ? ' with its file' : ''}, both names and your reason, and nothing else of the conversation. ${name} is not notified.`

interface Report {
  id: number
  reason: string
}

function Quoted({ message: { message, attachment } }: { message: Message }) {
  return (
    <Box
      as="blockquote"
      borderLeft="3px solid"
      borderColor="border.emphasized"
      pl="3"
      mb="4"
      maxHeight="120px"
      overflowY="auto"
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
    >
      {[message, attachment?.name].filter(Boolean).join('\n')}
    </Box>
  )
}

/** The dialog in which a message is reported, and what opens it. */
export function useReport({ own, other }: PartyIds, name: string) {
  const [reported, setReported] = useState<Message>()
  const report = useApiMutation(messagesContract.reportMessage, ({ id, reason }: Report) => ({
    params: { receivedByID: own, sentByID: other },
    body: { id, reason },
  }))
  const { openDialog, confirm, dialog } = useConfirmDialog(report, 'The message was reported to our team.')
  // The same at each drawing, as every message has it.
  const [onReport] = useState(() => (message: Message) => {
    setReported(message)
    openDialog()
  })
  return {
    onReport,
    dialog: (
      <ReasonDialog
        {...dialog}
        about={String(reported?.id)}
        title="Report this message?"
        reason={{ label: 'What is wrong with it?' }}
        confirmLabel="Report message"
        keepLabel="Don’t report"
        onConfirm={(reason) => reported && confirm({ id: reported.id, reason })}
      >
        {reported && <Quoted message={reported} />}
        {reportHint(name, reported?.attachment !== undefined)}
      </ReasonDialog>
    ),
  }
}
