import { formatFormDate } from '#shared/kernel/dates.ts'
import { paths } from '#shared/kernel/paths.ts'
import type { PrivacyRequest } from '#shared/privacy/privacy.schema.ts'
import { privacyKindLabels } from '#shared/privacy/privacy.text.ts'
import { ReasonDialog } from '#web/components/actions/reason-dialog.tsx'
import { useConfirmDialog } from '#web/components/actions/use-confirm-dialog.tsx'
import { formatTime } from '#web/components/format/format-time.ts'
import { Button } from '#web/ui/button.tsx'
import { Box, chakra } from '#web/ui/chakra.ts'
import { FactList } from '#web/ui/fact-list.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useAnswer } from '../privacy.api.ts'

interface Props {
  request: PrivacyRequest
  /** After it was answered, with what to say of it. */
  onDecided?: ((sentence: string) => void) | undefined
}

function AnswerButton({ request, onDecided }: Props) {
  const { openDialog, confirm, dialog } = useConfirmDialog(useAnswer(), 'The request was answered.', onDecided)
  return (
    <>
      <Button size="s" onClick={openDialog} aria-label={`Answer ${request.name}`}>
        Answer
      </Button>
      <ReasonDialog
        {...dialog}
        about={request.id}
        title={`Answer ${request.name}?`}
        look="primary"
        reason={{ label: 'Your answer, which the person reads' }}
        confirmLabel="Send the answer"
        keepLabel="Not yet"
        onConfirm={(answer) => confirm({ id: request.id, answer: answer ?? '' })}
      >
        It is mailed to the person and closes the request.
      </ReasonDialog>
    </>
  )
}

/** What a person asks about their data, by when it is to be answered, and the answer. */
export function PrivacyRequestCard({ request, onDecided }: Props) {
  const { name, person, email, kind, message, requestedAt, answerBy, answer, answeredAt, status } = request
  return (
    <Box as="article" display="grid" gap="3" py="5" borderTop="1px solid" borderColor="border">
      <chakra.h2 textStyle="l" overflowWrap="anywhere">
        {name}: {privacyKindLabels[kind]}
      </chakra.h2>
      <Box as="blockquote" maxWidth="text" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {message}
      </Box>
      <FactList
        facts={[
          [
            'Person',
            <TextLink key="person" to={paths.admin.person(person)}>
              {name}
            </TextLink>,
          ],
          ['E-mail', email],
          ['Asked', formatTime(requestedAt)],
          ['Answer by', formatFormDate(answerBy)],
          ['Answered', answeredAt && formatTime(answeredAt)],
          ['Answer', answer],
        ]}
      />
      {status === 'open' && (
        <div>
          <AnswerButton request={request} onDecided={onDecided} />
        </div>
      )}
    </Box>
  )
}
