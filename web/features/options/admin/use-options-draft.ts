import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { optionKey } from '#shared/options/list-places.rules.ts'
import type { OptionLists } from '#shared/options/option-lists.schema.ts'
import { optionListsQuery, useSaveOptions } from '#web/features/options/option-lists.api.ts'
import { ApiError } from '#web/platform/api-error.ts'
import { changedLists, changesIn, type Draft, startDraft } from './draft.ts'
import { type Uses } from './draft-summary.ts'
import { type Conflict, mergeDraft } from './merge-draft.ts'

const usesOf = ({ counted }: OptionLists): Uses => new Map(counted?.inUse.map((use) => [optionKey(use), use]))

/** What is edited and not saved yet. While nothing is, it follows what is stored. */
export function useOptionsDraft(loaded: OptionLists) {
  const client = useQueryClient()
  const [draft, setDraft] = useState(() => startDraft(loaded))
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])
  /** As it was when it could not be saved: the next change may have put it right. */
  const [refused, setRefused] = useState<Draft>()
  const changes = useMemo(() => changesIn(draft), [draft])
  const changesByOption = useMemo(() => new Map(changes.map((change) => [optionKey(change), change])), [changes])
  const uses = useMemo(() => usesOf(loaded), [loaded])
  const save = useSaveOptions()
  if (changes.length === 0 && draft.base.version !== loaded.version && !save.isPending) setDraft(startDraft(loaded))
  /** Under a newer version if others have saved meanwhile, unless both have changed the same option. */
  const send = async (edited: Draft, isRepeated = false): Promise<void> => {
    try {
      const { version } = await save.mutateAsync({ lists: changedLists(edited), version: edited.base.version })
      setDraft(startDraft({ version, lists: [...edited.lists] }))
      setConflicts([])
    } catch (error) {
      setRefused(edited)
      if (!(error instanceof ApiError) || error.errorCode !== 'STALE_STATE') throw error
      const now = await client.fetchQuery({ ...optionListsQuery, staleTime: 0 })
      const merged = mergeDraft(edited, now)
      setDraft(merged.draft)
      setRefused(merged.draft)
      setConflicts(merged.conflicts)
      if (merged.conflicts.length > 0 || isRepeated) throw error
      await send(merged.draft, true)
    }
  }
  const discard = () => {
    setDraft(startDraft(loaded))
    setConflicts([])
    save.reset()
  }
  const refusal = draft === refused || conflicts.length > 0 ? save.error : null
  const { isPending } = save
  return {
    draft,
    setDraft,
    changes,
    changesByOption,
    uses,
    conflicts,
    refusal,
    isPending,
    send: () => send(draft),
    discard,
  }
}

export type OptionsDraft = ReturnType<typeof useOptionsDraft>
