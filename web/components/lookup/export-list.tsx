import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type {
  ExportedList,
  ListExport,
  ListExportBody,
  ListExportPart,
  ListFormat,
} from '#shared/exports/list-exports.schema.ts'
import { formatFormDate, localTimeAt, todayAt } from '#shared/kernel/dates.ts'
import { ReasonDialog } from '#web/components/actions/reason-dialog.tsx'
import { useConfirmDialog } from '#web/components/actions/use-confirm-dialog.tsx'
import { fileSize } from '#web/components/format/file-size.ts'
import { formatCount } from '#web/components/format/format-words.ts'
import { LoadError } from '#web/components/page/load-error.tsx'
import { Button } from '#web/ui/button.tsx'
import { Row, Small } from '#web/ui/chakra.ts'
import { TextButton } from '#web/ui/text-link.tsx'
import { SelectField } from '#web/ui/text-field.tsx'
import { listExportQuery, useStartListExport } from './list-export.api.ts'

const POLL_MS = 2_000

const listNames: Record<ExportedList, { name: string; title: string }> = {
  people: { name: 'people', title: 'Export all people' },
  practices: { name: 'practices', title: 'Export all practices' },
  bookings: { name: 'bookings', title: 'Export all bookings' },
  audit: { name: 'the audit', title: 'Export these entries' },
}

const formatNames: Record<ListFormat, string> = {
  csv: 'A table for spreadsheets (CSV)',
  jsonl: 'One line of JSON each',
}

/** The server sends it as an attachment, so the page stays. */
const startDownload = (href: string): void => Object.assign(document.createElement('a'), { href }).click()

/** `bookings, CSV`; of the audit also its period. */
const partLabel = ({ list, format, filters }: ListExportPart): string => {
  const period = filters ? ` from ${formatFormDate(filters.from)} until ${formatFormDate(filters.to)}` : ''
  return `${listNames[list].name}${period}, ${format === 'csv' ? 'CSV' : 'JSON lines'}`
}

/** How far the last export is; its file. Nothing once it has expired. */
function ExportState({ last: { of, state } }: { last: ListExport }) {
  const client = useQueryClient()
  const download = useMutation({
    // A download link works for five minutes, so each download gets a new one.
    mutationFn: listExportQuery.queryFn,
    onSuccess: (found) => {
      client.setQueryData(listExportQuery.queryKey, found)
      if (found.state.status === 'ready') startDownload(found.state.url)
    },
  })
  if (!of || state.status === 'none') return null
  if (download.error)
    return (
      <LoadError
        title="The file could not be downloaded"
        error={download.error}
        onRetry={() => void download.mutate()}
      />
    )
  const what = partLabel(of)
  if (state.status === 'running')
    return (
      <Small role="status">
        Exporting {what}: {formatCount(state.progress, 'row')} so far. You can leave this page and come back later.
      </Small>
    )
  if (state.status === 'failed') return <Small role="status">The last export ({what}) could not be finished.</Small>
  return (
    <Row wrap align="center" columnGap="3" textStyle="s" color="fg.muted">
      <span role="status">
        Export of {what} from {formatFormDate(todayAt(state.readyAt))} at {localTimeAt(state.readyAt)} (
        {fileSize(state.size)})
      </span>
      <TextButton aria-busy={download.isPending} onClick={() => download.mutate()}>
        Download
      </TextButton>
    </Row>
  )
}

interface Props {
  list: ExportedList
  /** Of the audit; the children say in the dialog what is exported. */
  filters?: ListExportBody['filters']
  disabled?: boolean
  children?: ReactNode
}

/** A super admin takes a list out as a file, with a reason that the audit keeps. */
export function ExportList({ list, filters, disabled = false, children }: Props) {
  const { data } = useQuery({
    ...listExportQuery,
    refetchInterval: ({ state }) => (state.data?.state.status === 'running' ? POLL_MS : false),
  })
  const [format, setFormat] = useState<ListFormat>('csv')
  const { openDialog, confirm, dialog } = useConfirmDialog(useStartListExport(), 'The export has started.')
  const { title } = listNames[list]
  const isRunning = data?.state.status === 'running'
  return (
    <Row wrap align="center" gap="3" mb="3">
      <Button size="s" icon="download" onClick={openDialog} disabled={disabled || isRunning}>
        {title}
      </Button>
      {data && (isRunning || data.of?.list === list) && <ExportState last={data} />}
      <ReasonDialog
        about={list}
        {...dialog}
        title={title}
        confirmLabel="Start export"
        keepLabel="Cancel"
        look="primary"
        reason={{ label: 'Reason', hint: 'It is kept in the audit, with your name.' }}
        onConfirm={(reason) => confirm({ list, format, reason, ...(filters && { filters }) })}
      >
        {children}
        <SelectField
          label="As"
          value={format}
          onChange={({ currentTarget: { value } }) => setFormat(value as ListFormat)}
        >
          {Object.entries(formatNames).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
      </ReasonDialog>
    </Row>
  )
}
