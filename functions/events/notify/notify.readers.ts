import { templates } from './templates/templates.ts'
import { liveNews } from './live-news.ts'
import { eventsForOthers } from './notify-others.ts'
import { channelTasks } from './channel-tasks.ts'

/** All tables by which this Lambda reads events, as `docs/generated/events.md` names them. */
export const readers = {
  notifications: () => templates,
  othersNotifications: eventsForOthers,
  liveNews: () => liveNews,
  channelTasks: () => channelTasks,
}
