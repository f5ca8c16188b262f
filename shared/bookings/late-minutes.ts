/** How late a locum can say that they will be, in minutes. */
export const lateMinutes = [10, 15, 20, 30, 45, 60] as const
