import { problemMessage } from '#shared/kernel/problem-messages.ts'
import { type ListProblem, problemsOf } from '#shared/options/check-lists.rules.ts'
import type { Place } from '#shared/options/list-places.rules.ts'
import { listTraits } from '#shared/options/list-traits.ts'
import { OptionList, type OptionRow } from '#shared/options/option-lists.schema.ts'

export interface RowProblem {
  field: string
  message: string
}

const rowOf = ({ list, row }: ListProblem): OptionRow | undefined => (row === undefined ? undefined : list.rows[row])

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** Why a name can't be had, where another option has it or its code. */
function takenMessage({ list }: Place, row: OptionRow, taken: OptionRow): string | undefined {
  if (taken.isdeleted) return `“${taken.name}” was removed earlier; restore it instead`
  if (list === 'public-holidays') return `This day is there already: “${taken.name}”`
  if (isSame(taken.name, row.name)) return `“${taken.name}” is there already`
  if (!isSame(taken.code, row.code)) return undefined
  return listTraits[list].stored === 'code'
    ? `“${taken.name}” has the code of this name already; choose another name`
    : `“${taken.name}” was called “${taken.code}” before; choose another name`
}

/** Why the server would refuse an option of the lists. */
export function checkRow(lists: readonly OptionList[], place: Place, row: OptionRow): RowProblem | undefined {
  const parsed = OptionList.safeParse({ ...place, rows: [row] }, { error: problemMessage })
  const issue = parsed.error?.issues[0]
  if (issue) return { field: String(issue.path[2] ?? 'name'), message: issue.message }
  const problem = problemsOf(lists).find((one) => {
    // An industry gets its professions after it was added.
    const lacksProfession = one.list.list === 'industries' && one.field === 'name' && !one.other
    return !lacksProfession && (rowOf(one) === row || one.other === row)
  })
  if (!problem) return undefined
  const { other, field, message } = problem
  const taken = other === row ? rowOf(problem) : other
  return { field, message: (taken && takenMessage(place, row, taken)) ?? message }
}
