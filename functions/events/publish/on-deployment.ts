import { logger } from '#functions/platform/logger.ts'
import { withSourceFiles } from '#functions/platform/with-source-files.ts'

/** A custom resource of CloudFormation. A local stack waits for the call itself, and so names no address. */
export type DeploymentEvent = {
  RequestType: 'Create' | 'Update' | 'Delete'
  ResponseURL?: string
} & Partial<Record<'StackId' | 'RequestId' | 'LogicalResourceId', string>>

type Outcome = { Status: 'SUCCESS' } | { Status: 'FAILED'; Reason: string }

/** Without the type that `fetch` would add, which the address's signature doesn't have. */
const headers = { 'content-type': '' }

/** Does the work of a deployment and answers CloudFormation, which otherwise waits. A removal needs none. */
export const onDeployment = async (event: DeploymentEvent, work: () => Promise<void>): Promise<void> => {
  const { RequestType, ResponseURL, StackId, RequestId, LogicalResourceId } = event
  const answer = async (outcome: Outcome): Promise<void> => {
    const body = { PhysicalResourceId: 'site', StackId, RequestId, LogicalResourceId, ...outcome }
    if (ResponseURL) await fetch(ResponseURL, { method: 'PUT', headers, body: JSON.stringify(body) })
  }
  try {
    if (RequestType !== 'Delete') await work()
  } catch (error) {
    if (!ResponseURL) throw error
    logger.error('not published', withSourceFiles(error as Error))
    return answer({ Status: 'FAILED', Reason: (error as Error).message })
  }
  await answer({ Status: 'SUCCESS' })
}
