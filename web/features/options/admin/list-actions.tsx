import { useState } from 'react'
import type { Place } from '#shared/options/list-places.rules.ts'
import type { OptionLists } from '#shared/options/option-lists.schema.ts'
import { currentDay } from '#web/platform/clock.ts'
import { saveFile } from '#web/platform/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import type { Editing } from './editing.ts'
import { ImportDialog } from './import-dialog.tsx'
import type { OptionsDraft } from './use-options-draft.ts'

interface Props {
  stored: OptionLists
  edited: OptionsDraft
  place: Place
  editing: Editing
}

const exportFile = ({ lists }: OptionLists): void =>
  saveFile(`options-${currentDay()}.json`, 'application/json', JSON.stringify({ lists }, undefined, 2))

/** What can be done with a list. A file is compared with what is stored, so not while there are changes. */
export function ListActions({ stored, edited, place, editing }: Props) {
  const [importing, setImporting] = useState(false)
  const openImport = () =>
    edited.changes.length > 0
      ? showToast('Save or discard your changes before you import a file.', 'error')
      : setImporting(true)
  return (
    <>
      <Button icon="upload" onClick={openImport}>
        Import…
      </Button>
      <Button icon="download" onClick={() => exportFile(stored)}>
        Export
      </Button>
      {place.list !== 'public-holidays' && (
        <Button icon="plus" onClick={() => editing.open({ place })}>
          Add
        </Button>
      )}
      {importing && <ImportDialog stored={stored} uses={edited.uses} onClose={() => setImporting(false)} />}
    </>
  )
}
