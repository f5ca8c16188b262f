export type Schedule = { expression: string; timezone?: string }

const units = { minute: 60_000, hour: 3_600_000, day: 86_400_000 }
const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
const weekdays = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT']

/** When a schedule is next due after `after`: `rate(5 minutes)` or `cron(0 2 * * ? *)`. */
export function nextRun({ expression, timezone = 'UTC' }: Schedule, after: Date): Date {
  const [, amount, unit] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? []
  if (amount && unit) return new Date(after.getTime() + Number(amount) * units[unit as keyof typeof units])
  const [, fields] = /^cron\(([^)]+)\)$/.exec(expression) ?? []
  if (!fields) throw new Error(`The local scheduler cannot read ${expression}.`)
  const { isDueHour, isDueMinute } = readCron(fields, expression)
  const minute = Math.floor(after.getTime() / units.minute) + 1
  // 400 days cover everything that recurs yearly.
  for (let at = minute; at < minute + 400 * 24 * 60;) {
    const candidate = new Date(at * units.minute)
    const time = wallClock(candidate, timezone)
    if (isDueHour(time) && isDueMinute(time)) return candidate
    // Time zones differ by whole quarters of an hour, so every local hour starts at one.
    at += isDueHour(time) ? 1 : 15 - (at % 15)
  }
  throw new Error(`${expression} is never due.`)
}

type WallClock = { minute: number; hour: number; day: number; month: number; weekday: number; year: number }

function readCron(fields: string, expression: string) {
  const parts = fields.trim().split(/\s+/)
  if (parts.length !== 6) throw new Error(`${expression} does not have six fields.`)
  const [minute, hour, day, month, weekday, year] = parts.map((part, at) =>
    readField(part, expression, at === 3 ? months : weekdays, at === 3 || at === 4),
  )
  return {
    /** Whether it is due in this hour of this day. */
    isDueHour: (time: WallClock): boolean =>
      [hour?.(time.hour), day?.(time.day), month?.(time.month), weekday?.(time.weekday), year?.(time.year)].every(
        Boolean,
      ),
    isDueMinute: (time: WallClock): boolean => minute?.(time.minute) === true,
  }
}

function readField(field: string, expression: string, names: string[], named: boolean): (value: number) => boolean {
  const number = (text: string) => {
    const value = named && names.includes(text) ? names.indexOf(text) + 1 : Number(text)
    if (!Number.isInteger(value)) throw new Error(`The local scheduler cannot read ${field} in ${expression}.`)
    return value
  }
  const tests = field.split(',').map((part) => {
    const [range = '', step = '1'] = part.split('/')
    const [from = '', to = part.includes('/') ? '9999' : from] = range.split('-')
    if (range === '*' || range === '?') return (value: number) => value % number(step) === 0
    const [low, high] = [number(from), number(to)]
    return (value: number) => value >= low && value <= high && (value - low) % number(step) === 0
  })
  return (value) => tests.some((test) => test(value))
}

const formats = new Map<string, Intl.DateTimeFormat>()

function wallClock(time: Date, timezone: string): WallClock {
  if (!formats.has(timezone)) {
    const numeric = 'numeric' as const
    formats.set(
      timezone,
      new Intl.DateTimeFormat('en-US', {
        timeZone: timezone,
        hourCycle: 'h23',
        minute: numeric,
        hour: numeric,
        day: numeric,
        month: numeric,
        year: numeric,
        weekday: 'short',
      }),
    )
  }
  const parts = Object.fromEntries(
    formats
      .get(timezone)
      ?.formatToParts(time)
      .map(({ type, value }) => [type, value]) ?? [],
  )
  const weekday = weekdays.indexOf(String(parts.weekday).toUpperCase()) + 1
  return {
    minute: Number(parts.minute),
    hour: Number(parts.hour),
    day: Number(parts.day),
    month: Number(parts.month),
    weekday,
    year: Number(parts.year),
  }
}
