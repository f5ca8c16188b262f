import type { Prepared } from './prepare.ts'

export type StackOptions = Prepared & {
  port: number
  dataDir: string
  tenantId: string
  log: (line: string) => void
  /** A part has failed, and the stack has stopped the others. */
  onDeath: (reason: Error) => void
}

/** Registers what stops a part; parts are stopped in reverse order. */
export type Closing = (close: () => Promise<unknown> | unknown) => void
