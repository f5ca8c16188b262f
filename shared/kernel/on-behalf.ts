/** Who did what a super admin did for a party, as the other party reads it. */
export const onBehalfOf = (name: string): string => `Support on behalf of ${name}`
