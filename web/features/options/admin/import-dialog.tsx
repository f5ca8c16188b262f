import { useState } from 'react'
import type { OptionLists } from '#shared/options/option-lists.schema.ts'
import { FailureNote } from '#web/components/actions/failure-note.tsx'
import { fileSize } from '#web/components/format/file-size.ts'
import { formatCount } from '#web/components/format/format-words.ts'
import { ChooseFile } from '#web/components/upload/choose-file.tsx'
import { useCompareOptions, useSaveOptions } from '#web/features/options/option-lists.api.ts'
import { Button } from '#web/ui/button.tsx'
import { Box, Row, Small, Stack } from '#web/ui/chakra.ts'
import { Checkbox } from '#web/ui/choices.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorText } from '#web/ui/field.tsx'
import { IconTile } from '#web/ui/icon-tile.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { DifferenceCounts } from './difference-counts.tsx'
import { DifferenceTable } from './difference-table.tsx'
import type { Uses } from './draft-summary.ts'
import { type ChosenOptions, readOptionsFile } from './import-file.ts'

function useImport(onClose: () => void) {
  const [file, setFile] = useState<ChosenOptions>()
  const [problem, setProblem] = useState<string>()
  const [removeMissing, setRemoveMissing] = useState(false)
  const compare = useCompareOptions()
  const save = useSaveOptions()
  const compareWith = (chosen: ChosenOptions, isRemoved: boolean) =>
    compare.mutate({ lists: chosen.lists, removeMissing: isRemoved })
  const choose = async (given: File) => {
    const read = await readOptionsFile(given)
    compare.reset()
    save.reset()
    setFile(typeof read === 'string' ? undefined : read)
    setProblem(typeof read === 'string' ? read : undefined)
    if (typeof read !== 'string') compareWith(read, removeMissing)
  }
  const setRemoved = (isRemoved: boolean) => {
    setRemoveMissing(isRemoved)
    if (file) compareWith(file, isRemoved)
  }
  const submit = () => {
    const shown = compare.data
    if (!file || !shown) return
    const onSuccess = () => {
      showToast(`${formatCount(shown.changes.length, 'change')} saved.`)
      onClose()
    }
    // If others have saved meanwhile, the file is compared with that.
    save.mutate(
      { lists: shown.lists, version: shown.version },
      { onSuccess, onError: () => compareWith(file, removeMissing) },
    )
  }
  return { file, problem, removeMissing, compare, save, choose, setRemoved, submit }
}

interface Props {
  stored: OptionLists
  uses: Uses
  onClose: () => void
}

/** Shows what a file of options would change; nothing is saved before. */
export function ImportDialog({ stored, uses, onClose }: Props) {
  const { file, problem, removeMissing, compare, save, choose, setRemoved, submit } = useImport(onClose)
  const difference = file && compare.data
  const removed = difference?.changes.filter(({ action }) => action === 'removed').length ?? 0
  const count = difference?.changes.length ?? 0
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title="Import options"
      lead="Nothing changes until you save. Rows are matched by their code."
      failure={<FailureNote error={save.error ?? compare.error} />}
      footer={
        <>
          <Button onClick={onClose} disabled={save.isPending}>
            Cancel
          </Button>
          {difference && (
            <Button look="primary" busy={save.isPending} disabled={count === 0 || compare.isPending} onClick={submit}>
              {count === 0 ? 'Nothing to save' : `Save ${formatCount(count, 'change')}`}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="4">
        <Row wrap align="center" gap="3" border="1px solid" borderColor="border" borderRadius="m" px="3.5" py="2.5">
          <IconTile icon="paper" />
          <Box flex="1" minWidth="160px" overflowWrap="anywhere">
            <b>{file?.name ?? 'A JSON file, such as one from Export'}</b>
            {file && (
              <Small>
                {formatCount(file.rows, 'row')} · {fileSize(file.size)}
              </Small>
            )}
          </Box>
          <ChooseFile accept=".json,application/json" aria-label="File of options" onFile={choose}>
            {file ? 'Choose another' : 'Choose a file'}
          </ChooseFile>
        </Row>
        {problem && <ErrorText id="options-file-problem">{problem}</ErrorText>}
        {difference && (
          <>
            <DifferenceCounts difference={difference} />
            <DifferenceTable difference={difference} file={file} lists={stored.lists} uses={uses} />
            <div>
              <Checkbox
                label="Remove what is not in the file"
                checked={removeMissing}
                onChange={(event) => setRemoved(event.currentTarget.checked)}
              />
              <Small pl="8">
                {removed > 0
                  ? `${formatCount(removed, 'option')} removed; what is removed stays where it was chosen.`
                  : 'Only of the lists that the file has.'}
              </Small>
            </div>
          </>
        )}
      </Stack>
    </Dialog>
  )
}
