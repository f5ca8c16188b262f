import type { InputOf } from '#shared/kernel/define-contract.ts'
import { readFile } from '#shared/options/read-file.rules.ts'
import type { FileDifference } from '#shared/options/option-lists.schema.ts'
import type { optionsContract } from '#shared/options/options.contract.ts'
import type { OptionListsRepository } from '#functions/stores/option-lists.repository.ts'

type Deps = { optionLists: Pick<OptionListsRepository, 'get'> }

/** What a file would change; nothing is saved. */
export const compareOptions = async (
  { optionLists }: Deps,
  { body }: InputOf<(typeof optionsContract)['compareOptions']>,
): Promise<FileDifference> => {
  const { version, lists } = await optionLists.get()
  return { version: String(version), ...readFile(lists, body) }
}
