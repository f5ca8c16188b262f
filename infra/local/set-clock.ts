import { ServerResponse } from 'node:http'

const shared = globalThis as { clockAheadMs?: number }

/** By how much this process's clock is ahead of the machine's. */
export const clockAheadMs = (): number => shared.clockAheadMs ?? 0

/** Also runs in a browser, by itself. */
export function setClockAhead(aheadMs: number): void {
  const machine = Date
  const now = () => machine.now() + aheadMs
  // Not a subclass: dates that Node or the browser makes have to be instances, too.
  const ahead = new Proxy(machine, {
    construct: (target, args: unknown[], created) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], created) as object,
    apply: () => new machine(now()).toString(),
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  })
  machine.prototype.constructor = ahead
  globalThis.Date = ahead
}

/** Node's servers tell their clients the machine's time. */
function answerWithDate({ prototype } = ServerResponse): void {
  const { writeHead } = prototype
  prototype.writeHead = function (this: ServerResponse, ...args: unknown[]) {
    if (!this.hasHeader('date')) this.setHeader('date', new Date().toUTCString())
    return Reflect.apply(writeHead, this, args) as ServerResponse
  } as typeof writeHead
}

/**
 * Tests and local runs on another day: with TEST_NOW, for example `2026-12-31T23:57+02:00`, the clock begins there and
 * goes on. Processes and threads started later get it by NODE_OPTIONS. Emulators and files keep the machine's time.
 */
function followTestNow({ TEST_NOW, NODE_OPTIONS = '' } = process.env): void {
  const given = new URL(import.meta.url).searchParams.get('ahead')
  if (shared.clockAheadMs !== undefined || (given === null && !TEST_NOW)) return
  const aheadMs = given === null ? Date.parse(TEST_NOW ?? '') - Date.now() : Number(given)
  if (Number.isNaN(aheadMs))
    throw new RangeError(`TEST_NOW must be a time such as 2026-12-31T23:57+02:00, not "${TEST_NOW}"`)
  shared.clockAheadMs = aheadMs
  setClockAhead(aheadMs)
  answerWithDate()
  if (given === null) process.env.NODE_OPTIONS = `${NODE_OPTIONS} --import ${import.meta.url}?ahead=${aheadMs}`
}
followTestNow()
