import { Stack } from '#web/ui/chakra.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { isUnusualIdNumber } from '#shared/professionals/id-number.rules.ts'
import { Button } from '#web/ui/button.tsx'
import { WarningText } from '#web/ui/field.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { LoadError } from '#web/components/page/load-error.tsx'
import { FailureNote } from '#web/components/actions/failure-note.tsx'
import { Note } from '#web/ui/note.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { DocumentView } from '#web/components/upload/document-dialog.tsx'
import { documentUrlQuery } from '#web/components/upload/document-url.api.ts'
import { adminText as text } from './admin.text.ts'
import type { usePendingProfessional } from '#web/features/professionals/approvals.api.ts'

function Document({ professional: { id, name, files } }: { professional: Professional }) {
  const client = useQueryClient()
  const file = files.identity_document
  const download = useMutation({
    mutationFn: () => client.fetchQuery(documentUrlQuery('identity_document', id, file, 'original')),
    onSuccess: ({ url }) => location.assign(url),
  })
  if (!file)
    return (
      <Note title="No ID document yet">
        It has not been uploaded, or has been removed, so the number can’t be checked against it.
      </Note>
    )
  return (
    <DocumentView title={text.idOf(name)} document="identity_document" ownerId={id} file={file}>
      <FailureNote error={download.error} />
      <Button size="s" look="quiet" busy={download.isPending} onClick={() => download.mutate()}>
        Download original
      </Button>
    </DocumentView>
  )
}

/** The ID number and the document to compare it with. Each view is logged. */
export function IdCheck({
  fullProfile: { data, error, refetch },
}: {
  fullProfile: ReturnType<typeof usePendingProfessional>
}) {
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="300px" borderRadius="m" />
  const { idpassport = '', industry, profession, professional_body, professional_number } = data
  return (
    <Stack gap="4">
      <FactList
        facts={[
          ['Profession', `${profession}, ${industry}`],
          ['ID or passport number', idpassport],
          [professional_body ?? '', professional_number],
        ]}
      />
      {isUnusualIdNumber(idpassport) && (
        <WarningText>This isn’t a valid South African ID number. It may be a passport number.</WarningText>
      )}
      <Document professional={data} />
    </Stack>
  )
}
