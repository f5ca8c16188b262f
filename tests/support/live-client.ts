import { WebSocket } from 'ws'
import { eventually } from './events.ts'

type Received = Record<string, unknown> & { type?: string }

/** A page's end of a live connection, without a browser. */
export type LiveClient = {
  received: Received[]
  /** The code with which it was closed. */
  closed: Promise<number>
  isOpen: () => boolean
  send: (data: string | Buffer) => void
  ping: () => Promise<Received>
  /** Besides adding it to `received`. */
  onMessage: (listener: (message: Received) => void) => void
  close: () => void
}

/** The status with which a connection was refused. */
class Refused extends Error {
  readonly status: number
  constructor(status: number) {
    super(`The connection was refused with ${status}.`)
    this.status = status
  }
}

/** `ticket` and `origin` are left out if undefined. */
export const openLive = (
  url: string,
  { ticket, origin = url }: { ticket?: string | undefined; origin?: string | null },
): Promise<LiveClient> => {
  const address = `${url.replace('http', 'ws')}/socket${ticket === undefined ? '' : `?ticket=${ticket}`}`
  const socket = new WebSocket(address, origin === null ? {} : { origin })
  const received: Received[] = []
  socket.on('message', (data) => received.push(JSON.parse(String(data)) as Received))
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  const client: LiveClient = {
    received,
    closed,
    isOpen: () => socket.readyState === WebSocket.OPEN,
    send: (data) => socket.send(data),
    onMessage: (listener) => socket.on('message', (data) => listener(JSON.parse(String(data)) as Received)),
    ping: async () => {
      const replies = () => received.filter(({ type }) => type === 'pong' || type === 'gone')
      const before = replies().length
      socket.send(JSON.stringify({ action: 'ping' }))
      return eventually(() => replies()[before])
    },
    close: () => socket.close(),
  }
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(client))
    socket.once('unexpected-response', (_, { statusCode = 0 }) => reject(new Refused(statusCode)))
    socket.once('error', reject)
  })
}

/** The status of a refused connection; 101 if it was opened. */
export const refusalOf = (opening: Promise<LiveClient>): Promise<number> =>
  opening.then(
    (client) => {
      client.close()
      return 101
    },
    (error: Partial<Refused>) => error.status ?? 0,
  )
