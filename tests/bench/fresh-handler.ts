import { contracts } from '#shared/api-contract.ts'
import type { OperationName, Handler } from '#tests/support/api.ts'

/** A Lambda freshly loaded, without anything cached; one of a slice for each `tag`. */
export const freshHandler = async (name: OperationName, tag: string): Promise<Handler> => {
  const slice = Object.entries(contracts).find(([, contract]) => name in contract)?.[0]
  return ((await import(`../../functions/${slice}/${slice}.lambda.ts?for=${tag}`)) as { handler: Handler }).handler
}
