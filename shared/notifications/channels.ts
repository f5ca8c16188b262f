/** How a notification reaches its reader outside the app. */
export const channels = ['mail', 'push'] as const
export type Channel = (typeof channels)[number]
