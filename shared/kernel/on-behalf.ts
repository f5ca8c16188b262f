/** Who did what a super admin did for a party, as the other party reads it. */
export const onBehalfOf = (name: string): string => `Support on behalf of ${name}`

/** The same at the end of a notification. */
export const doneOnBehalfOf = (name: string): string => `Our support team did this on behalf of ${name}.`
