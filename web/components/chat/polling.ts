/**
 * How often a conversation on screen and the number of unread messages are asked for, in milliseconds. What polls rests
 * while the window is hidden.
 */
export const usePolling = () => ({ conversation: 5_000, unread: 30_000 })
