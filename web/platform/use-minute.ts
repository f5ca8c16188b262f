import { useEffect, useState } from 'react'
import type { Instant } from '#shared/kernel/dates.ts'
import { now } from './clock.ts'

/** The time, drawn again as each minute begins, for what is counted down. */
export function useMinute(): Instant {
  const [time, setTime] = useState(now)
  useEffect(() => {
    const timer = setTimeout(() => setTime(now()), 60_000 - (Date.now() % 60_000) + 50)
    return () => clearTimeout(timer)
  }, [time])
  return time
}
