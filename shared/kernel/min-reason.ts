/** How many characters a reason has at least, without the space around it. */
export const MIN_REASON = 5

export const reasonMissing = `Enter a reason of at least ${MIN_REASON} characters`

/** Whether it says enough. Characters are code points: most emojis are one, not two. */
export const isReason = (text: string): boolean => [...text.trim()].length >= MIN_REASON
