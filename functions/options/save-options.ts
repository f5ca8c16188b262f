import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { missingCodes, problemsOf, repeatedLists, type ListProblem } from '#shared/options/check-lists.rules.ts'
import { changesOf, withSaved } from '#shared/options/compare-lists.rules.ts'
import { rowsAt } from '#shared/options/list-places.rules.ts'
import type { OptionList } from '#shared/options/option-lists.schema.ts'
import type { optionsContract } from '#shared/options/options.contract.ts'
import { optionEvent } from '#shared/options/options.events.ts'
import type { Context } from '#functions/platform/context.ts'
import type { OptionListsRepository } from '#functions/stores/option-lists.repository.ts'

type Contract = typeof optionsContract
type Deps = Pick<Context, 'checkVersion' | 'execute'> & { optionLists: OptionListsRepository }

/** DynamoDB stores at most 400 KB in an item; JSON of the same content is longer. */
const MAX_SIZE = 350_000
const MAX_PROBLEMS = 50

/** By the position in the request; what is wrong elsewhere is named by its list. */
const fieldOf = (sent: readonly OptionList[], { list, row, field }: ListProblem): string => {
  const at = sent.indexOf(list)
  const place = at === -1 ? list.list : `lists.${at}`
  return row === undefined ? `${place}.${field}` : `${place}.rows.${row}.${field}`
}

const check = (sent: readonly OptionList[], current: readonly OptionList[], lists: readonly OptionList[]): void => {
  const problems = [...repeatedLists(sent), ...missingCodes(current, sent), ...problemsOf(lists)].slice(0, MAX_PROBLEMS)
  if (problems.length > 0)
    throw new DomainError('VALIDATION_FAILED', {
      fields: problems.map((problem) => ({ field: fieldOf(sent, problem), message: problem.message })),
    })
  if (JSON.stringify(lists).length > MAX_SIZE) throw new DomainError('PAYLOAD_TOO_LARGE')
}

/** Offers have names of skills, so a skill keeps those that it had. */
const withFormerNames = (list: OptionList, current: readonly OptionList[]): OptionList => {
  if (list.list !== 'skills' && list.list !== 'expertise') return list
  const stored = new Map(rowsAt<'skills' | 'expertise'>(current, list).map((row) => [row.code, row]))
  const rows = list.rows.map(({ formerly: _sent, ...row }) => {
    const known = stored.get(row.code)
    const names = [...(known?.formerly ?? []), ...(known && known.name !== row.name ? [known.name] : [])]
    const formerly = [...new Set(names)].filter((name) => name !== row.name)
    return { ...row, ...(formerly.length > 0 && { formerly }) }
  })
  return { ...list, rows }
}

/** All or nothing, under the version that the editor started from. */
export const saveOptions = (
  { checkVersion, execute, optionLists }: Deps,
  { body }: InputOf<Contract['saveOptions']>,
): Promise<{ version: string }> =>
  execute(async () => {
    const stored = await optionLists.get()
    checkVersion(String(stored.version))
    const sent = body.lists.map((list) => withFormerNames(list, stored.lists))
    const lists = withSaved(stored.lists, sent)
    check(sent, stored.lists, lists)
    const changes = changesOf(stored.lists, sent)
    const version = stored.version + 1
    return {
      writes: changes.length > 0 ? [optionLists.save({ ...stored, lists })] : [],
      response: { version: String(changes.length > 0 ? version : stored.version) },
      events: changes.length > 0 ? [optionEvent('options.changed', version, changes)] : [],
    }
  })
