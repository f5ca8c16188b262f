import type { Instant } from '#shared/kernel/dates.ts'
import { blocksRepository } from '#functions/stores/blocks.repository.ts'
import { bookingsRepository } from '#functions/stores/bookings.repository.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { mailCountsRepository } from '#functions/stores/mail-counts.repository.ts'
import { devicesRepository } from '#functions/stores/devices.repository.ts'
import { dueNotificationsRepository } from '#functions/stores/due-notifications.repository.ts'
import { offersRepository } from '#functions/stores/offers.repository.ts'
import { optionsRepository } from '#functions/stores/options.repository.ts'
import { poolsRepository } from '#functions/stores/pools.repository.ts'
import { professionalsRepository } from '#functions/stores/professionals.repository.ts'
import { settingsReader } from '#functions/stores/tenants.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { eventConsumer, handleEvent, runAll, type DeliveredEvent } from '#functions/events/event-consumer.ts'
import { configReader } from '#functions/platform/dynamo/config-reader.ts'
import { wire } from '#functions/wiring/wire.ts'
import { messageBatches } from './message-batches.ts'
import { newsQueue } from './live-news.ts'
import { mailBudget } from './mail-budget.ts'
import { notify, type Outgoing } from './notify.ts'
import { readers } from './notify.readers.ts'

const { db, env } = wire('notify')

const config = configReader(db, env.CONFIG_TABLE)
const readSettings = settingsReader(config, env.TENANT_ID)

const deps = {
  dueNotifications: dueNotificationsRepository(db, env.USERS_TABLE),
  devices: devicesRepository(db, env.USERS_TABLE),
  companies: companiesRepository(db, env.COMPANIES_TABLE),
  users: usersRepository(db, env.USERS_TABLE),
  mailCounts: mailCountsRepository(db, env.USERS_TABLE),
  offers: offersRepository(db, env.OFFERS_TABLE),
  bookings: bookingsRepository(db, env.BOOKINGS_TABLE),
  options: optionsRepository(config),
  blocks: blocksRepository(db, env.COMPANIES_TABLE),
  pools: poolsRepository(db, env.COMPANIES_TABLE),
  professionals: professionalsRepository(db, env.PROFESSIONALS_TABLE),
  readOfficer: async (now: Instant) => (await readSettings(now)).informationOfficer,
  mailboxes: { requests: async (now: Instant) => (await readSettings(now)).requestsMailbox },
}

const [liveQueue, collectSeconds] = [env.LIVE_QUEUE_URL, Number(env.COLLECT_SECONDS)]
const queues = { mail: env.MAIL_QUEUE_URL, collectedMail: env.COLLECTED_MAIL_QUEUE_URL, push: env.PUSH_QUEUE_URL }

const others = readers.othersNotifications(deps)
const liveNews = readers.liveNews()
const tasks = readers.channelTasks()

const notifyOthers = async (event: DeliveredEvent, outgoing: Outgoing): Promise<void> => {
  for await (const other of handleEvent(others, event) ?? []) {
    const origin = `${event.origin}#${other.data.professionalId}`
    await notify({ ...other, origin, at: event.at, by: event.by }, deps, outgoing)
  }
}

/** Notifies everyone an event concerns, and passes on what also goes out by mail. */
export const handler = eventConsumer(async (event) => {
  const news = newsQueue(liveQueue)
  const outgoing = {
    news,
    budget: mailBudget(event, deps.mailCounts),
    messageBatches: messageBatches(queues),
    collectSeconds,
  }
  const live = handleEvent(liveNews, event)
  if (live) news.add(live)
  await runAll([
    // News first: their readers are looking at the page.
    news.flush,
    () => notify(event, deps, outgoing),
    () => notifyOthers(event, outgoing),
    async () => handleEvent(tasks, event)?.(outgoing),
    outgoing.messageBatches.flush,
    outgoing.budget.settle,
    news.flush,
  ])
})
