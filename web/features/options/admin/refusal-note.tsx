import type { OptionList } from '#shared/options/option-lists.schema.ts'
import { FailureNote } from '#web/components/actions/failure-note.tsx'
import { ApiError } from '#web/platform/api-error.ts'
import { asSentence, errorDetails } from '#web/platform/error-details.ts'
import { chakra } from '#web/ui/chakra.ts'
import type { Conflict } from './merge-draft.ts'
import { listTitles } from './places.ts'

const List = chakra('ul', { base: { pl: '5', listStyleType: 'disc' } })

/** `Systems, “GoodX”: The name is there twice.` */
const sentenceOf = (sent: readonly OptionList[], field: string, message: string): string => {
  const [, list, row] = /^lists\.(\d+)\.rows\.(\d+)/.exec(field) ?? []
  const found = sent[Number(list)]
  const name = found?.rows[Number(row)]?.name
  return found && name ? `${listTitles[found.list]}, “${name}”: ${asSentence(message)}` : asSentence(message)
}

interface Props {
  error: unknown
  /** What was sent. */
  sent: readonly OptionList[]
  conflicts: readonly Conflict[]
}

/** Why the changes were not saved, and what others have saved in their place. */
export function RefusalNote({ error, sent, conflicts }: Props) {
  if (!error) return null
  const lines = errorDetails(error).fields.map(({ field, message }) => sentenceOf(sent, field, message))
  const others = conflicts.map(
    ({ now, list }) => `${listTitles[list.list]}: ${now.isdeleted ? `${now.name} was removed` : `now ${now.name}`}`,
  )
  return (
    <FailureNote error={error} title="Your changes were not saved.">
      {error instanceof ApiError ? error.message : 'Please try again.'} What you entered is still here.
      <List>
        {[...lines, ...others].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </List>
      {others.length > 0 && 'Save again to replace it with what you entered, or discard your changes.'}
    </FailureNote>
  )
}
