import type { DueNotification } from '#functions/stores/due-notifications.repository.ts'

/** What a locked screen shows, and the path that it opens. */
export type PushContent = { title: string; link: string }

/** In one sentence: without names, places and pay, since anyone near the device can read it. */
export const pushContentOf = (notifications: readonly DueNotification[]): PushContent | undefined => {
  const [first, ...others] = notifications.filter(({ push }) => push !== undefined)
  if (!first?.push) return undefined
  if (others.length === 0) return { title: first.push, link: first.link }
  const isOnePage = others.every(({ link }) => link === first.link)
  return { title: `You have ${others.length + 1} updates`, link: isOnePage ? first.link : '/' }
}
