import type { ListName } from './list-traits.ts'
import type { OptionList, OptionRow } from './option-lists.schema.ts'

/** Where a list is; `of` is the code of what it belongs to. */
export interface Place<L extends ListName = ListName> {
  list: L
  of?: string | undefined
}

type AnyPlace = { list: string; of?: string | undefined }

export const placeOfList = (list: OptionList): Place => ({ list: list.list, ...('of' in list && { of: list.of }) })

/** Identifies a list; codes contain no `#`. */
export const placeKey = ({ list, of = '' }: AnyPlace): string => `${list}#${of}`

/** Identifies an option among those of all lists. */
export const optionKey = ({ code, ...place }: AnyPlace & { code: string }): string => `${placeKey(place)}#${code}`

/** The rows of a list, deleted ones included; none if there is no such list. */
export const rowsAt = <L extends ListName>(lists: readonly OptionList[], place: Place<L>): readonly OptionRow<L>[] => {
  const list = lists.find((one) => placeKey(one) === placeKey(place))
  return (list?.rows ?? []) as readonly OptionRow[] as readonly OptionRow<L>[]
}
