/** What colleagues call a user: their name, else their mail address. */
export const displayName = ({ name, email }: { name?: string | undefined; email: string }): string => name ?? email
