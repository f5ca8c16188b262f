import type { Prepared } from './prepare.ts'

export type StackOptions = Prepared & {
  port: number
  dataDir: string
  tenantId: string
  log: (line: string) => void
  /** A part has died; the stack has stopped the others by then. */
  onDeath: (reason: Error) => void
}

/** Takes what ends a part; the last that started ends first. */
export type Closing = (close: () => Promise<unknown> | unknown) => void
