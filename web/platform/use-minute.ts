import { useEffect, useState } from 'react'
import type { Instant } from '#shared/kernel/dates.ts'
import { clockAhead, now, time } from './clock.ts'
import { useValue } from './value-store.ts'

/** The time, drawn again as each minute begins, for what is counted down. */
export function useMinute(): Instant {
  const ahead = useValue(clockAhead)
  const [minutes, setMinutes] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setMinutes((begun) => begun + 1), 60_000 - (time() % 60_000) + 50)
    return () => clearTimeout(timer)
  }, [minutes, ahead])
  return now()
}
