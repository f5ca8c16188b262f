import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Report } from '#shared/messages/reports.schema.ts'
import { FailureNote } from '#web/components/actions/failure-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { Box } from '#web/ui/chakra.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { reportedFileQuery } from './reports.api.ts'

function Picture({ id, name }: { id: Report['id']; name: string }) {
  const { data } = useQuery(reportedFileQuery(id))
  if (!data) return null
  return (
    <Box asChild display="block" maxWidth="full" height="auto" mx="auto" borderRadius="m" bg="bg.muted">
      <img src={data.url} alt={`Reported file: ${name}`} width={data.width} height={data.height} />
    </Box>
  )
}

/** A picture is shown; a PDF is saved. Neither is loaded before it is asked for. */
export function ReportedFile({ id, name }: { id: Report['id']; name: string }) {
  const client = useQueryClient()
  const [shown, setShown] = useState(false)
  const opening = useMutation({
    mutationFn: async () => {
      const { type, url } = await client.fetchQuery(reportedFileQuery(id))
      if (type === 'application/pdf') location.assign(url)
      else setShown(true)
    },
  })
  return (
    <>
      <Button size="s" icon="attach" busy={opening.isPending} onClick={() => opening.mutate()}>
        View {name}
      </Button>
      <FailureNote error={opening.error} />
      <Dialog open={shown} onClose={() => setShown(false)} title={name} wide>
        <Picture id={id} name={name} />
      </Dialog>
    </>
  )
}
