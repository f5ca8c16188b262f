/**
 * A small model of what offers, requests and bookings allow, for one public offer, one request to each of two locums,
 * and three days. It knows nothing of the product's code: days are 0 to 2, locums 0 and 1.
 */

export type Day = 0 | 1 | 2
export type Who = 0 | 1

export const days: readonly Day[] = [0, 1, 2]
export const whos: readonly Who[] = [0, 1]

export type Command =
  | {
      do: 'apply' | 'confirm' | 'accept' | 'decline' | 'counter' | 'send' | 'ask' | 'editRequest' | 'bookNow'
      who: Who
      on: Day[]
    }
  | { do: 'withdraw' | 'reject' | 'withdrawRequest' | 'acceptCounter' | 'declineCounter'; who: Who }
  | { do: 'markOff' | 'post'; who: Who; day: Day }
  | { do: 'edit' | 'editNotes' | 'cancelOffer' | 'deleteOffer' }
  | { do: 'cancelBooking'; which: number; by: 'locum' | 'practice'; on: Day[] }
  | { do: 'undo'; which: number; by: 'locum' | 'practice' }

/** `lost`: days that are booked for the other locum, and count again if that booking is undone. */
type Application = { live: Set<Day>; declined: Set<Day>; lost: Set<Day> }
/** `fills`: of a request that fills the public offer, the days that have been open there ever since. */
type Request = { fills?: Set<Day> | undefined; live: Set<Day>; countered: boolean; answered: boolean }
/**
 * `ofOffer`: its days are booked on the public offer. `by` has made it, from what its undo brings back: days that the
 * locum had applied for (`own`), or days of a request.
 */
export type Booked = {
  who: Who
  ofOffer: boolean
  kept: Set<Day>
  by: 'locum' | 'practice'
  own: Set<Day>
  request?: { sent: Request; live: Set<Day> } | undefined
  isChanged: boolean
  isOfferEdited: boolean
}

export type World = {
  booked: Map<Day, Who>
  cancelled: boolean
  deleted: boolean
  wasBooked: boolean
  applications: [Application, Application]
  requests: [Request | undefined, Request | undefined]
  bookings: Booked[]
  off: [Set<Day>, Set<Day>]
  posted: [Set<Day>, Set<Day>]
  /** Instant bookings that are left today. */
  left: [number, number]
}

const nothingSent = (): Application => ({ live: new Set(), declined: new Set(), lost: new Set() })

export const newWorld = (left: [number, number]): World => ({
  booked: new Map(),
  cancelled: false,
  deleted: false,
  wasBooked: false,
  applications: [nothingSent(), nothingSent()],
  requests: [undefined, undefined],
  bookings: [],
  off: [new Set(), new Set()],
  posted: [new Set(), new Set()],
  left: [...left],
})

const isBusy = ({ bookings }: World, who: Who, day: Day): boolean =>
  bookings.some((booking) => booking.who === who && booking.kept.has(day))
const isPossible = (world: World, who: Who, on: readonly Day[]): boolean =>
  on.every((day) => !isBusy(world, who, day) && !world.off[who].has(day))
const areIn = (on: readonly Day[], among: ReadonlySet<Day>): boolean =>
  on.length > 0 && on.every((day) => among.has(day))
const isClosed = ({ cancelled, deleted }: World): boolean => cancelled || deleted
const openDays = (world: World): Set<Day> =>
  new Set(isClosed(world) ? [] : days.filter((day) => !world.booked.has(day)))
const isAllBooked = ({ booked }: World): boolean => booked.size === days.length

/** The days of an application that can still be confirmed. */
export const liveOf = (world: World, who: Who): Day[] =>
  isClosed(world) ? [] : [...world.applications[who].live].sort()

export const offerStatusOf = (world: World): string => {
  if (isClosed(world)) return 'cancelled'
  if (isAllBooked(world)) return 'confirmed'
  if (world.booked.size > 0) return 'partially-confirmed'
  return whos.some((who) => liveOf(world, who).length > 0) ? 'requested' : 'open'
}

type Made = Pick<Booked, 'who' | 'ofOffer' | 'by' | 'request'>

const book = (world: World, on: readonly Day[], made: Made): void => {
  const { who, ofOffer } = made
  const application = world.applications[who]
  const own = new Set(ofOffer ? on.filter((day) => application.live.has(day)) : [])
  world.bookings.push({ ...made, kept: new Set(on), own, isChanged: false, isOfferEdited: false })
  if (!ofOffer) return
  world.wasBooked = true
  for (const day of on) {
    world.booked.set(day, who)
    for (const one of world.applications) if (one.live.delete(day) && one !== application) one.lost.add(day)
  }
}

/** Days of the public offer open again, for new applications only. */
const free = (world: World, booking: Booked, on: readonly Day[]): void => {
  for (const day of on) {
    booking.kept.delete(day)
    if (!booking.ofOffer) continue
    world.booked.delete(day)
    for (const request of world.requests) request?.fills?.delete(day)
    for (const { live, declined, lost } of world.applications) {
      live.delete(day)
      declined.delete(day)
      lost.delete(day)
    }
  }
}

/** Whoever made the booking decides again; the other side ends what it was made from. */
const undo = (world: World, booking: Booked, by: Booked['by']): void => {
  const { who, ofOffer, kept, own, request } = booking
  const on = [...kept]
  const isAsBefore = !ofOffer || (!isClosed(world) && !booking.isOfferEdited)
  if (!isAsBefore) return free(world, booking, on)
  kept.clear()
  for (const day of ofOffer ? on : []) {
    world.booked.delete(day)
    for (const one of world.applications) if (one.lost.delete(day)) one.live.add(day)
  }
  if (by !== booking.by) return
  for (const day of own) world.applications[who].live.add(day)
  if (request) request.sent.live = new Set(request.live)
}

type Effect = (() => void) | undefined

const applicationEffects = (world: World, command: Command): Effect => {
  if (command.do === 'apply') {
    const { who, on } = command
    const application = world.applications[who]
    const isDeclined = on.some((day) => application.declined.has(day))
    if (!areIn(on, openDays(world)) || isDeclined || !isPossible(world, who, on)) return undefined
    return () => {
      application.live = new Set(on)
      application.lost.clear()
    }
  }
  if (command.do === 'withdraw' || command.do === 'reject') {
    const { live, declined, lost } = world.applications[command.who]
    if (liveOf(world, command.who).length === 0) return undefined
    return () => {
      if (command.do === 'reject') for (const day of [...live, ...lost]) declined.add(day)
      live.clear()
      lost.clear()
    }
  }
  if (command.do !== 'confirm') return undefined
  const { who, on } = command
  if (!areIn(on, new Set(liveOf(world, who))) || !isPossible(world, who, on)) return undefined
  return () => book(world, on, { who, ofOffer: true, by: 'practice' })
}

const offerEffects = (world: World, { do: action }: Command): Effect => {
  const canChange = !isClosed(world) && !isAllBooked(world)
  if (action === 'editNotes') return canChange ? () => undefined : undefined
  if (action === 'edit')
    return canChange
      ? () => {
          for (const request of world.requests) for (const day of openDays(world)) request?.fills?.delete(day)
          for (const booking of world.bookings) booking.isOfferEdited = true
          for (const application of world.applications) {
            application.live.clear()
            application.lost.clear()
            for (const day of openDays(world)) application.declined.delete(day)
          }
        }
      : undefined
  if (action === 'cancelOffer') return canChange ? () => (world.cancelled = true) : undefined
  if (action === 'deleteOffer') return !world.wasBooked && !world.deleted ? () => (world.deleted = true) : undefined
  return undefined
}

const newRequest = (on: readonly Day[], fills: boolean): Request => ({
  fills: fills ? new Set(on) : undefined,
  live: new Set(on),
  countered: false,
  answered: false,
})

/** The days of a request that fills the offer have to be open there, ever since it was sent. */
const canFill = (world: World, { fills }: Pick<Request, 'fills'>, on: readonly Day[]): boolean =>
  !fills || on.every((day) => openDays(world).has(day) && fills.has(day))

const requestEffects = (world: World, command: Command): Effect => {
  if (!('who' in command)) return undefined
  const { who } = command
  const request = world.requests[who]
  const on = 'on' in command ? command.on : []
  const isAsked = areIn(on, request?.live ?? new Set())
  if (command.do === 'send' || command.do === 'ask') {
    const sent = newRequest(on, command.do === 'ask')
    const isAllowed = isPossible(world, who, on) && canFill(world, sent, on) && !request?.live.size
    return isAllowed ? () => (world.requests[who] = sent) : undefined
  }
  if (!request || request.live.size === 0) return undefined
  const { live, countered } = request
  switch (command.do) {
    case 'editRequest':
      return !countered &&
        !request.answered &&
        isPossible(world, who, on) &&
        canFill(world, { fills: request.fills && new Set(on) }, on)
        ? () => (world.requests[who] = newRequest(on, request.fills !== undefined))
        : undefined
    case 'withdrawRequest':
      return () => live.clear()
    case 'decline':
      if (!isAsked) return undefined
      return () => {
        request.answered = true
        for (const day of on) live.delete(day)
      }
    case 'accept':
      if (!isAsked || countered || !isPossible(world, who, on) || !canFill(world, request, on)) return undefined
      return () => {
        const before = { sent: request, live: new Set(live) }
        live.clear()
        book(world, on, { who, ofOffer: request.fills !== undefined, by: 'locum', request: before })
      }
    case 'counter':
      if (!isAsked || countered || !isPossible(world, who, on)) return undefined
      return () => Object.assign(request, { live: new Set(on), countered: true, answered: true })
    case 'acceptCounter':
      if (!countered || !isPossible(world, who, [...live]) || !canFill(world, request, [...live])) return undefined
      return () => {
        const before = { sent: request, live: new Set(live) }
        live.clear()
        book(world, [...before.live], { who, ofOffer: request.fills !== undefined, by: 'practice', request: before })
      }
    case 'declineCounter':
      return countered ? () => live.clear() : undefined
    default:
      return undefined
  }
}

const bookingEffects = (world: World, command: Command): Effect => {
  if (command.do === 'bookNow') {
    const { who, on } = command
    if (world.left[who] === 0 || !isPossible(world, who, on) || !areIn(on, world.posted[who])) return undefined
    return () => {
      world.left[who] -= 1
      book(world, on, { who, ofOffer: false, by: 'practice' })
    }
  }
  if (command.do !== 'cancelBooking' && command.do !== 'undo') return undefined
  const booking = world.bookings[command.which]
  if (!booking) return undefined
  const { kept } = booking
  if (command.do === 'undo')
    return kept.size > 0 && !booking.isChanged ? () => undo(world, booking, command.by) : undefined
  const { on } = command
  if (!areIn(on, kept)) return undefined
  return () => {
    booking.isChanged = true
    free(world, booking, on)
  }
}

const calendarEffects = (world: World, command: Command): Effect => {
  if (command.do !== 'markOff' && command.do !== 'post') return undefined
  const { who, day } = command
  if (command.do === 'markOff' && isBusy(world, who, day)) return undefined
  return () => {
    const [to, from] = command.do === 'post' ? [world.posted, world.off] : [world.off, world.posted]
    to[who].add(day)
    from[who].delete(day)
  }
}

/** What a command changes; undefined if it must be refused. */
export const effectOf = (world: World, command: Command): Effect =>
  applicationEffects(world, command) ??
  offerEffects(world, command) ??
  requestEffects(world, command) ??
  bookingEffects(world, command) ??
  calendarEffects(world, command)
