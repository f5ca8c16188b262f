import type { LiveChat } from '#infra/tenants/define-deployment.ts'
import type { startLambdaHost } from './lambda-host.ts'
import type { Prepared } from './prepare.ts'

export type StackOptions = Prepared & {
  port: number
  dataDir: string
  /** Of the parts behind the stack's own port; free ones if they aren't given. */
  ports?: { dynamo: number; documents: number; services: number }
  startLambdas?: typeof startLambdaHost
  tenantId: string
  /** Instead of the one in the tenant’s file. */
  liveChat?: LiveChat
  log: (line: string) => void
  /** A part has failed, and the stack has stopped the others. */
  onDeath: (reason: Error) => void
}

/** Registers what stops a part; parts are stopped in reverse order. */
export type Closing = (close: () => Promise<unknown> | unknown) => void
