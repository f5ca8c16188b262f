import { localTimeAt, formatFormDate, todayAt, type Instant } from '#shared/kernel/dates.ts'
import type { Report } from '#shared/messages/reports.schema.ts'
import { ReasonDialog } from '#web/components/actions/reason-dialog.tsx'
import { useConfirmDialog } from '#web/components/actions/use-confirm-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Box, chakra, Stack } from '#web/ui/chakra.ts'
import { FactList } from '#web/ui/fact-list.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { ReportedFile } from './reported-file.tsx'
import { useDecideReport } from './reports.api.ts'

const closeLabel = 'Close report'

const Card = chakra('article', {
  base: { display: 'grid', gap: '3', py: '5', borderTop: '1px solid', borderColor: 'border' },
})

const formatDateAndTime = (at: Instant): string => `${formatFormDate(todayAt(at))} ${localTimeAt(at)}`

/** Who wrote the message, and who reported it. */
function writerAndReporter({ from, professional, practice }: Report) {
  const names = { professional: professional.name || 'A locum without a name yet', practice: practice.name }
  return from === 'practice'
    ? { writer: names.practice, reporter: names.professional }
    : { writer: names.professional, reporter: names.practice }
}

interface Props {
  report: Report
  /** After it was closed, with what to say of it. */
  onDecided?: ((sentence: string) => void) | undefined
}

function CloseButton({ report, writer, onDecided }: Props & { writer: string }) {
  const { openDialog, confirm, dialog } = useConfirmDialog(useDecideReport(), 'The report was closed.', onDecided)
  return (
    <>
      <Button size="s" onClick={openDialog} aria-label={`Close report about ${writer}`}>
        {closeLabel}
      </Button>
      <ReasonDialog
        {...dialog}
        about={report.id}
        title={`Close the report about ${writer}?`}
        look="primary"
        reason={{ label: 'What was done about it (optional)', optional: true, initial: report.note ?? '' }}
        confirmLabel={closeLabel}
        keepLabel="Keep it open"
        onConfirm={(note) => confirm({ id: report.id, status: 'closed', note })}
      >
        It moves to the closed reports, and can be opened again. Neither party is notified.
      </ReasonDialog>
    </>
  )
}

function ReopenButton({ report, writer }: { report: Report; writer: string }) {
  const decide = useDecideReport()
  const reopen = () =>
    void decide.mutateAsync({ id: report.id, status: 'open', note: report.note ?? '' }).then(
      () => showToast('The report was opened again.'),
      ({ message }: Error) => showToast(message, 'error'),
    )
  return (
    <Button size="s" busy={decide.isPending} onClick={reopen} aria-label={`Open again: the report about ${writer}`}>
      Open again
    </Button>
  )
}

/** A message as it was reported, and what the super admin decides about it. */
export function ReportCard({ report, onDecided }: Props) {
  const { id, status, message, attachment, sentAt, reason, reportedAt, closedAt, note } = report
  const { writer, reporter } = writerAndReporter(report)
  return (
    <Card>
      <chakra.h2 textStyle="l" overflowWrap="anywhere">
        {writer} to {reporter}
      </chakra.h2>
      {message && (
        <Box
          as="blockquote"
          borderLeft="3px solid"
          borderColor="border.emphasized"
          pl="3"
          maxWidth="text"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
        >
          {message}
        </Box>
      )}
      {attachment && (
        <Stack gap="2" justifyItems="start">
          <ReportedFile id={id} name={attachment} />
        </Stack>
      )}
      <FactList
        facts={[
          ['Reason', reason],
          ['Sent', formatDateAndTime(sentAt)],
          ['Reported', formatDateAndTime(reportedAt)],
          ['Closed', closedAt && formatDateAndTime(closedAt)],
          ['What was done', note],
        ]}
      />
      <div>
        {status === 'open' ? (
          <CloseButton report={report} writer={writer} onDecided={onDecided} />
        ) : (
          <ReopenButton report={report} writer={writer} />
        )}
      </div>
    </Card>
  )
}
