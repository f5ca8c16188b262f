import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepConnected } from './live-connection.ts'
import { liveState } from './live-state.ts'

/** A connection whose other end is the test. */
class FakeSocket {
  static readonly CONNECTING = 0
  static all: FakeSocket[] = []
  readonly address: string
  readonly sent: string[] = []
  isClosed = false
  readyState = 1
  onopen = () => {}
  onclose = () => {}
  onmessage: (event: { data: string }) => void = () => {}

  constructor(address: string) {
    this.address = address
    FakeSocket.all.push(this)
  }
  send(data: string) {
    this.sent.push(data)
  }
  close() {
    this.isClosed = true
  }
  receive(message: object) {
    this.onmessage({ data: JSON.stringify(message) })
  }
}

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const browser = new EventTarget()
const opened = () => FakeSocket.all.length
const latest = () => FakeSocket.all.at(-1) as FakeSocket

let tickets = 0
let isRefused = false
const events: string[] = []
let stop: () => void

const start = () => {
  stop = keepConnected({
    address: 'wss://site.test/socket',
    ticket: async () => {
      if (isRefused) throw new Error('refused')
      return `ticket${(tickets += 1)}`
    },
    onOpen: () => events.push('open'),
    onPush: ({ type }) => events.push(type),
  })
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const show = (visibilityState: 'visible' | 'hidden') => {
  page.visibilityState = visibilityState
  page.dispatchEvent(new Event('visibilitychange'))
}
const answer = () => {
  latest().onopen()
  latest().receive({ type: 'pong' })
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser))
  FakeSocket.all = []
  events.length = 0
  tickets = 0
  isRefused = false
  page.visibilityState = 'visible'
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('is live once the server has answered, and passes pushes on', async () => {
  start()
  await pass(0)
  expect(latest().address).toBe('wss://site.test/socket?ticket=ticket1')
  latest().onopen()
  expect([latest().sent, liveState.get()]).toEqual([['{"action":"ping"}'], false])
  latest().receive({ type: 'pong' })
  expect(liveState.get()).toBe(true)
  latest().receive({ type: 'message' })
  // Neither an error of API Gateway nor what a later version sends is a push.
  latest().receive({ message: 'Forbidden', connectionId: 'a', requestId: 'b' })
  latest().receive({ type: 'later' })
  for (const data of ['not JSON', 'null', '1']) latest().onmessage({ data })
  expect(events).toEqual(['open', 'message'])
})

it('connects again with another ticket, later each time, and reads what it has missed', async () => {
  start()
  await pass(0)
  answer()
  latest().onclose()
  expect(liveState.get()).toBe(false)
  await pass(400)
  expect(opened()).toBe(1)
  await pass(600)
  expect(opened()).toBe(2)
  latest().onclose()
  await pass(900)
  expect(opened()).toBe(2)
  await pass(1_100)
  expect(opened()).toBe(3)
  answer()
  expect([liveState.get(), events, tickets]).toEqual([true, ['open', 'open'], 3])
})

it('closes a connection that is not open yet once it is', async () => {
  start()
  await pass(0)
  latest().readyState = FakeSocket.CONNECTING
  stop()
  expect(latest().isClosed).toBe(false)
  latest().onopen()
  expect([latest().isClosed, latest().sent]).toEqual([true, []])
})

it('asks again for a ticket that was refused, at least every two minutes', async () => {
  isRefused = true
  start()
  await pass(3_600_000)
  expect(opened()).toBe(0)
  isRefused = false
  await pass(120_000)
  // Those that aren't answered are given up.
  expect(opened()).toBeGreaterThan(0)
})

it('pings while it is open, and gives up a connection that doesn’t answer', async () => {
  start()
  await pass(0)
  answer()
  await pass(4 * 60_000)
  expect(latest().sent).toHaveLength(2)
  await pass(10_000)
  expect([latest().isClosed, liveState.get()]).toEqual([true, false])
  await pass(1_000)
  expect(opened()).toBe(2)
  await pass(10_000)
  expect(FakeSocket.all[1]?.isClosed).toBe(true)
})

it('opens another connection if the server no longer knows this one', async () => {
  start()
  await pass(0)
  answer()
  latest().receive({ type: 'gone' })
  expect([latest().isClosed, liveState.get()]).toEqual([true, false])
  await pass(1_000)
  expect(opened()).toBe(2)
})

it('has no connection while it is hidden for long, and one at once when it is looked at again', async () => {
  start()
  await pass(0)
  answer()
  show('hidden')
  await pass(60_000)
  show('visible')
  expect([opened(), liveState.get()]).toEqual([1, true])
  show('hidden')
  await pass(300_000)
  expect([latest().isClosed, liveState.get()]).toEqual([true, false])
  await pass(600_000)
  expect(opened()).toBe(1)
  show('visible')
  await pass(0)
  expect(opened()).toBe(2)
})

it('connects at once when the browser is online again', async () => {
  isRefused = true
  start()
  await pass(60_000)
  isRefused = false
  browser.dispatchEvent(new Event('online'))
  await pass(0)
  expect(opened()).toBe(1)
})

it('is over once it is stopped, whatever it was doing', async () => {
  start()
  await pass(0)
  answer()
  stop()
  expect([latest().isClosed, liveState.get()]).toEqual([true, false])
  latest().receive({ type: 'message' })
  browser.dispatchEvent(new Event('online'))
  show('visible')
  await pass(600_000)
  expect([opened(), events]).toEqual([1, ['open']])
  start()
  stop()
  await pass(600_000)
  expect(opened()).toBe(1)
})
