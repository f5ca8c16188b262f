import { formatCount } from '#web/components/format/format-words.ts'

const IN_HOURS = 48

/** `12 hours`, `3 days`. */
export const formatUsualTime = (hours: number): string =>
  hours <= IN_HOURS ? formatCount(hours, 'hour') : formatCount(Math.ceil(hours / 24), 'day')
