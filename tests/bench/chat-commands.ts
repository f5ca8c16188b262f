import { asLocum, asPractice, chatsOf } from '#tests/support/chats.ts'
import { createLocum } from '#tests/support/people.ts'
import type { World } from './world.ts'

const TEXT =
  'Good morning. Could you take over on Thursday and Friday? The dispensary closes for lunch; scripts are handed out until six.'

type Run = () => Promise<{ status: number; body?: unknown }>

/** Commands of chats, each in a conversation of its own: one that another has blocked could not be written in. */
export const chatCommands = ({ api, people }: Pick<World, 'api' | 'people'>) => {
  const chats = chatsOf(api)
  const them = asPractice(people.own.practice)
  const newPair = async () => ({ them, her: asLocum(await createLocum(api, {}, people.admin)) })
  const begun = async () => {
    const pair = await newPair()
    await chats.write(pair.them, pair.her, TEXT)
    return pair
  }
  return {
    sendMessage: async (): Promise<Run> => {
      const { her } = await begun()
      return () => chats.write(her, them, TEXT)
    },
    sendFirstMessage: async (): Promise<Run> => {
      const { her } = await newPair()
      return () => chats.write(them, her, TEXT)
    },
    openConversation: async (): Promise<Run> => {
      const { her } = await begun()
      return () => chats.open(her, them)
    },
    blockConversation: async (): Promise<Run> => {
      const { her } = await begun()
      return () => chats.block(her, them)
    },
    unblockConversation: async (): Promise<Run> => {
      const { her } = await begun()
      await chats.block(her, them)
      return () => chats.unblock(her, them)
    },
    reportMessage: async (): Promise<Run> => {
      const { her } = await begun()
      const params = { receivedByID: her.id, sentByID: them.id }
      return () => api.send('reportMessage', her.caller, { params, body: { id: 1, reason: 'This is rude.' } })
    },
  }
}
