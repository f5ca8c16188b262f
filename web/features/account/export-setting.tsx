import { Box, Row } from '#web/ui/chakra.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { formatFormDate, localTimeAt, todayAt, type Instant } from '#shared/kernel/dates.ts'
import type { ExportState } from '#shared/exports/exports.schema.ts'
import { Button } from '#web/ui/button.tsx'
import { fileSize } from '#web/components/format/file-size.ts'
import { LoadError } from '#web/components/page/load-error.tsx'
import { Note } from '#web/ui/note.tsx'
import { formatCount } from '#web/components/format/format-words.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import type { DataOwner } from './data-owner.ts'
import { Setting } from './setting.tsx'

const POLL_MS = 2_000

const dayOf = (instant: Instant): string => formatFormDate(todayAt(instant))

/** The server sends it as an attachment, so the page stays. */
const startDownload = (href: string): void => Object.assign(document.createElement('a'), { href }).click()

function useExport({ exports }: DataOwner) {
  const client = useQueryClient()
  const query = useQuery({
    ...exports.state,
    refetchInterval: ({ state }) => (state.data?.status === 'running' ? POLL_MS : false),
  })
  const start = exports.useStart()
  const download = useMutation({
    // A download link works for five minutes, so each download gets a new one.
    mutationFn: async (_: { readable: boolean }) => exports.state.queryFn(),
    onSuccess: (state, { readable }) => {
      client.setQueryData(exports.state.queryKey, state)
      if (state.status === 'ready') startDownload(readable ? (state.readableUrl ?? state.url) : state.url)
    },
  })
  return { ...query, start, download }
}

const preparingExport = { status: 'running', progress: 0 } as const

type ShownExportState = ExportState | typeof preparingExport

function exportMessage(state: ShownExportState, what: string): string {
  if (state.status === 'running') return 'Your copy is being prepared. You can leave this page and come back later.'
  if (state.status === 'ready')
    return `Your copy from ${dayOf(state.readyAt)} at ${localTimeAt(state.readyAt)} is ready (${fileSize(state.size)}). You can download it until ${dayOf(state.expiresAt)}.`
  return what
}

interface ExportDetailProps {
  state: ShownExportState
  start: { error: Error | null }
  download: { error: Error | null }
  onPrepare: () => void
  onDownload: (which: { readable: boolean }) => void
}

function exportDetail({ state, start, download, onPrepare, onDownload }: ExportDetailProps) {
  if (start.error) return <LoadError title="The copy could not be prepared" error={start.error} onRetry={onPrepare} />
  if (download.error)
    return (
      <LoadError
        title="The copy could not be downloaded"
        error={download.error}
        onRetry={() => onDownload({ readable: true })}
      />
    )
  if (state.status === 'failed')
    return (
      <Note kind="error" title="The last copy could not be finished.">
        Your data is not affected.
      </Note>
    )
  if (state.status === 'ready')
    return (
      <Row columnGap="6" wrap>
        <TextButton onClick={() => onDownload({ readable: false })}>Download for programs (JSON)</TextButton>
        <TextButton onClick={onPrepare}>Prepare a new copy</TextButton>
      </Row>
    )
  if (state.status !== 'running') return undefined
  return (
    <Box role="status" color="fg.muted" fontVariantNumeric="tabular-nums">
      {state.progress > 0 ? `${formatCount(state.progress, 'item')} so far` : 'Preparing your copy…'}
    </Box>
  )
}

const labels = { none: 'Prepare a copy', running: 'Preparing', failed: 'Try again', ready: 'Download' } as const

export function ExportSetting({ owner }: { owner: DataOwner }) {
  const { data: known, error, refetch, start, download } = useExport(owner)
  // Shown from the click on: a small account's copy may be ready before the state is loaded again.
  const state = known && start.isPending ? preparingExport : known
  const title = owner.wording.exportTitle
  if (!state) {
    return (
      <Setting title={title} state={error ? null : <Skeleton width="240px" my="1.5" />}>
        {error && <LoadError error={error} onRetry={() => void refetch()} />}
      </Setting>
    )
  }
  const onPrepare = () => start.mutate()
  const onDownload = (which: { readable: boolean }) => download.mutate(which)
  return (
    <Setting
      title={title}
      state={exportMessage(state, owner.wording.exportDescription)}
      action={
        <Button
          busy={state.status === 'running' || download.isPending}
          onClick={() => (state.status === 'ready' ? onDownload({ readable: true }) : onPrepare())}
        >
          {labels[state.status]}
        </Button>
      }
    >
      {exportDetail({ state, start, download, onPrepare, onDownload })}
    </Setting>
  )
}
