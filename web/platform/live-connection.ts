import type { LivePush, LiveReply } from '#shared/live/live.schema.ts'
import { liveState } from './live-state.ts'

/** API Gateway closes connections that are idle for ten minutes. */
const PING_MS = 4 * 60_000
const PONG_WITHIN_MS = 10_000
const OPENED_WITHIN_MS = 1_000
/** A page that is not looked at for longer has no connection. */
const HIDDEN_MS = 5 * 60_000
const FIRST_RETRY_MS = 1_000
const LONGEST_RETRY_MS = 120_000

interface Live {
  /** Where to connect, without the ticket. */
  address: string
  /** A new one for each connection. */
  ticket: () => Promise<string>
  /** Connected, also again: what was missed meanwhile has to be read. */
  onOpen: () => void
  onPush: (push: LivePush) => void
}

let opening: Promise<unknown> = Promise.resolve()
/** Once no connection is being opened: the browser's console reports one that is refused meanwhile. */
export const untilOpened = (): Promise<unknown> => opening

const isVisible = (): boolean => document.visibilityState === 'visible'

const known: Record<(LivePush | LiveReply)['type'], true> = {
  pong: true,
  gone: true,
  message: true,
  seen: true,
  conversation: true,
  notification: true,
  members: true,
}

/** Undefined for what this version of the page doesn’t know, as are errors of API Gateway. */
function read(data: unknown): LivePush | LiveReply | undefined {
  try {
    const message = JSON.parse(String(data)) as LivePush | LiveReply | null
    return message && Object.hasOwn(known, message.type) ? message : undefined
  } catch {
    return undefined
  }
}

/** Keeps a connection open while the page is looked at, until it is stopped. Without one, the page polls. */
export function keepConnected({ address, ticket, onOpen, onPush }: Live): () => void {
  let socket: WebSocket | undefined
  let failures = 0
  let isStopped = false
  let isConnecting = false
  const timers: Partial<Record<'retry' | 'ping' | 'pong' | 'hidden', ReturnType<typeof setTimeout>>> = {}
  const after = (name: keyof typeof timers, ms: number, act: () => void) => {
    clearTimeout(timers[name])
    timers[name] = setTimeout(act, ms)
  }

  /** Longer each time, and at random, so that pages don’t all come back at once. */
  const retryLater = () => {
    const longest = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures)
    failures += 1
    after('retry', longest * (0.5 + Math.random() / 2), connect)
  }
  const lose = (lost: WebSocket) => {
    if (socket !== lost) return
    socket = undefined
    for (const name of ['ping', 'pong'] as const) clearTimeout(timers[name])
    liveState.set(false)
    if (!isStopped) retryLater()
  }
  const ping = (to: WebSocket) => {
    to.send(JSON.stringify({ action: 'ping' }))
    after('pong', PONG_WITHIN_MS, () => drop(to))
  }
  /** Without waiting for the other end, which may no longer be there. */
  const drop = (dropped: WebSocket) => {
    // Closed before it is open, it would be a warning in the console.
    if (dropped.readyState === WebSocket.CONNECTING) dropped.onopen = () => dropped.close()
    else dropped.close()
    lose(dropped)
  }
  const receive = (from: WebSocket, data: unknown) => {
    const message = read(data)
    if (message?.type === 'gone') return drop(from)
    if (message?.type !== 'pong') return message && onPush(message)
    clearTimeout(timers.pong)
    after('ping', PING_MS, () => ping(from))
    if (liveState.get()) return
    failures = 0
    liveState.set(true)
    onOpen()
  }
  const follow = (opened: WebSocket) => {
    socket = opened
    opening = new Promise<void>((resolve) => {
      setTimeout(resolve, OPENED_WITHIN_MS)
      opened.onopen = () => {
        resolve()
        ping(opened)
      }
      opened.onclose = () => {
        resolve()
        lose(opened)
      }
    })
    opened.onmessage = ({ data }) => socket === opened && receive(opened, data)
    after('pong', PONG_WITHIN_MS, () => drop(opened))
  }
  async function open() {
    isConnecting = true
    try {
      const value = await ticket()
      if (!isStopped) follow(new WebSocket(`${address}?ticket=${value}`))
    } catch {
      if (!isStopped) retryLater()
    } finally {
      isConnecting = false
    }
  }
  function connect() {
    clearTimeout(timers.retry)
    if (!isStopped && !socket && !isConnecting && isVisible() && navigator.onLine !== false) void open()
  }
  const connectNow = () => {
    failures = 0
    connect()
  }
  const onVisibility = () => {
    clearTimeout(timers.hidden)
    if (isVisible()) connectNow()
    else after('hidden', HIDDEN_MS, () => socket && drop(socket))
  }

  document.addEventListener('visibilitychange', onVisibility)
  addEventListener('online', connectNow)
  connect()
  return () => {
    isStopped = true
    document.removeEventListener('visibilitychange', onVisibility)
    removeEventListener('online', connectNow)
    for (const timer of Object.values(timers)) clearTimeout(timer)
    if (socket) drop(socket)
  }
}
