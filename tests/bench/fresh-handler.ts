import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { contracts } from '#shared/api-contract.ts'
import type { OperationName } from '#tests/support/api.ts'

export type Handler = (event: APIGatewayProxyEventV2, context: object) => Promise<APIGatewayProxyStructuredResultV2>

/** A Lambda freshly loaded, without anything cached; one of a slice for each `tag`. */
export const freshHandler = async (name: OperationName, tag: string): Promise<Handler> => {
  const slice = Object.entries(contracts).find(([, contract]) => name in contract)?.[0]
  return ((await import(`../../functions/${slice}/${slice}.lambda.ts?for=${tag}`)) as { handler: Handler }).handler
}
