import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CompanyId } from '#shared/kernel/ids.ts'
import type { Message } from '#shared/messages/messages.schema.ts'
import { startApiWithEvents } from '#tests/support/api-with-events.ts'
import { asLocum, asPractice, chatsOf, type Writer } from '#tests/support/chats.ts'
import { eventually } from '#tests/support/events.ts'
import { numbers } from '#tests/support/fault-plan.ts'
import { openLive, type LiveClient } from '#tests/support/live-client.ts'
import { createLocum, createPractice } from '#tests/support/people.ts'
import { raceSeed } from '#tests/support/race.ts'
import { longRounds } from '#tests/support/rounds.ts'

/** Two thousand in all in the long run. */
const MESSAGES_EACH = longRounds({ usual: 75, full: 1000 })

let world: Awaited<ReturnType<typeof startApiWithEvents>>
beforeAll(async () => {
  world = await startApiWithEvents()
})
afterAll(() => world.stop())

/** A page of one party: it reads what it has not got at every push, and when it has connected again. */
const openPage = async (reader: Writer, other: Writer, companyId?: CompanyId) => {
  const { api, events } = world
  const chats = chatsOf(api)
  const shown: Message[] = []
  let [reading, wanted]: [Promise<void> | undefined, boolean] = [undefined, false]
  let live: LiveClient | undefined
  let reconnects = 0

  const readOnce = async (): Promise<void> => {
    const known = shown.at(-1)?.id ?? 0
    const found: Message[] = []
    let token: number | undefined
    do {
      const { status, body } = await chats.open(reader, other, token)
      if (status !== 200) throw new Error(`Reading answered ${status}`)
      found.push(...(body.Items as Message[]))
      token = body.NextToken === undefined ? undefined : Number(body.NextToken)
    } while (token !== undefined && (found.at(-1)?.id ?? 0) > known + 1)
    shown.push(...found.filter(({ id }) => id > known).reverse())
  }
  const read = (): Promise<void> => {
    wanted = true
    return (reading ??= (async () => {
      while (wanted) {
        wanted = false
        await readOnce()
      }
      reading = undefined
    })())
  }
  const connect = async (): Promise<void> => {
    const { ticket } = companyId
      ? await api.call('createPracticeTicket', reader.caller, { params: { companyId } })
      : await api.call('createTicket', reader.caller, {})
    live = await openLive(events.liveUrl, { ticket })
    live.onMessage(({ type, number }) => {
      if (type === 'message' && Number(number) > (shown.at(-1)?.id ?? 0)) void read()
    })
    await read()
  }

  await connect()
  return {
    shown,
    reconnects: () => reconnects,
    /** Sends each message; some twice, as if the first answer had been lost. */
    write: async (count: number): Promise<void> => {
      for (let at = 0; at < count; at += 1) {
        const clientId = `${reader.id.slice(0, 20)}-${at}`
        const send = async () => {
          const { status } = await chats.write(reader, other, `Message ${at} of ${reader.id}`, { clientId })
          if (status !== 200) throw new Error(`Sending answered ${status}`)
        }
        await send()
        if (at % 7 === 0) await send()
      }
    },
    /** Loses the connection again and again, for a moment each. */
    flicker: async (until: () => boolean, random: () => number): Promise<void> => {
      while (!until()) {
        await new Promise((resolve) => setTimeout(resolve, 20 + random() * 150))
        live?.close()
        await live?.closed
        await new Promise((resolve) => setTimeout(resolve, random() * 60))
        await connect()
        reconnects += 1
      }
    },
    close: () => live?.close(),
  }
}

it(`has every message of a long conversation on both sides, once and in the same order, however often the connections break (seed ${raceSeed})`, async () => {
  const [locum, practice] = [await createLocum(world.api, {}, world.admin), await createPractice(world.api)]
  const [them, her] = [asPractice(practice), asLocum(locum)]
  await chatsOf(world.api).write(them, her, 'Welcome.')
  const pages = [await openPage(them, her, practice.companyId), await openPage(her, them)]
  let isWritten = false
  const flickering = pages.map((page, at) => page.flicker(() => isWritten, numbers(raceSeed + at)))
  await Promise.all(pages.map((page) => page.write(MESSAGES_EACH)))
  isWritten = true
  await Promise.all(flickering)
  const [theirs, hers] = pages.map(({ shown }) => shown)
  await eventually(() => pages.every(({ shown }) => shown.length >= 2 * MESSAGES_EACH + 1))
  expect(theirs?.map(({ id }) => id)).toEqual(Array.from({ length: 2 * MESSAGES_EACH + 1 }, (_, at) => at + 1))
  expect(hers?.map(({ id, message }) => [id, message])).toEqual(theirs?.map(({ id, message }) => [id, message]))
  for (const writer of [them, her]) {
    const own = theirs?.filter(({ sentByID, id }) => sentByID === writer.id && id > 1).map(({ message }) => message)
    expect(own).toEqual(Array.from({ length: MESSAGES_EACH }, (_, at) => `Message ${at} of ${writer.id}`))
  }
  for (const { reconnects } of pages) expect(reconnects()).toBeGreaterThan(2)
  for (const page of pages) page.close()
}, 600_000)
