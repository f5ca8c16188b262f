import { formatFormDate, localTimeAt, todayAt, type Instant } from '#shared/kernel/dates.ts'

export const formatTime = (at: Instant): string => `${formatFormDate(todayAt(at))} at ${localTimeAt(at)}`
