import { type Instant, type LocalDate, todayAt } from '#shared/kernel/dates.ts'
import { readStored, store } from './storage.ts'
import { valueStore } from './value-store.ts'

/** How far the server’s clock is ahead of this device’s, in milliseconds. */
export const clockAhead = valueStore(0)

/** How often another day has turned out to be today. What was drawn before is drawn anew. */
export const dayCorrections = valueStore(0)

/** The server’s time as far as it is known, in milliseconds. Nothing in the site asks the device. */
export const time = (): number => Date.now() + clockAhead.get()

export const now = (): Instant => new Date(time()).toISOString()

/** The day in South Africa, whatever the browser’s clock and time zone. */
export const currentDay = (): LocalDate => todayAt(now())

/** Called once, before rendering. */
export const restoreClock = (): void => clockAhead.set(readStored('clockAhead') ?? 0)

/** Clocks are never quite equal, and a correction is drawn. */
const MAX_DIFFERENCE_MS = 10_000

/** Corrects the clock by a time that the server gave between this device’s `sentAt` and now. */
export function learnTime(serverTime: number, sentAt: number): void {
  const [least, most] = [serverTime - Date.now(), serverTime - sentAt]
  const known = clockAhead.get()
  if (Number.isNaN(serverTime) || (known > least - MAX_DIFFERENCE_MS && known < most + MAX_DIFFERENCE_MS)) return
  const before = currentDay()
  const ahead = Math.round((least + most) / 2)
  store('clockAhead', ahead)
  clockAhead.set(ahead)
  if (currentDay() !== before) dayCorrections.set(dayCorrections.get() + 1)
}
