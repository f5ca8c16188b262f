/** How many characters a reason has at least, without the space around it. */
export const MIN_REASON = 5

/** Whether it says enough. A character is one that people see as such, not a unit of its encoding. */
export const isReason = (text: string): boolean => [...text.trim()].length >= MIN_REASON
