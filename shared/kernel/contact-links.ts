/** What calls a number, however it is written. */
export const telLink = (contact: string): string => `tel:${contact.replace(/[^\d+]/g, '')}`

export const mailLink = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`
