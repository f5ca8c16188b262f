import { LOCUM_CANCELLED_TEXT } from '#shared/bookings/bookings.rules.ts'
import type { EventOf } from '#shared/events.ts'
import { minutesOf, timeOf, type LocalDate } from '#shared/kernel/dates.ts'
import { formatTimes } from '#shared/kernel/format-shift.ts'
import { paths, pathsOf } from '#shared/kernel/paths.ts'
import { formatFewDays } from '#shared/kernel/format-few-days.ts'
import { always, isSoon, managers, type Facts, type NotificationTemplates, type Sentence } from './notification.ts'

const mailed = { kind: 'bookings', channels: ['in-app', 'mail'], page: 'booking', urgent: isSoon } as const

const reference = ({ subject }: Facts<'booking.confirmed' | 'booking.reminded'>): string =>
  `Booking reference: ${subject}.`

type Confirmed = EventOf<'booking.confirmed'>['data']
type Source = Confirmed['from']

/** How the locum reads that they are booked. */
const bookedTexts: Record<Source, (other: string, shifts: string) => string> = {
  application: (other, shifts) => `${other} has confirmed your application and booked you for ${shifts}.`,
  request: (other, shifts) => `You have accepted the booking request from ${other} and are booked for ${shifts}.`,
  suggestedRate: (other, shifts) => `${other} has accepted the rate that you suggested and booked you for ${shifts}.`,
  instantBooking: (other, shifts) =>
    `${other} has booked you at once for ${shifts}, as you allow in your settings for instant booking.`,
  superAdmin: (other, shifts) => `Our team has made a booking with ${other} for ${shifts}.`,
}

const declinedToo = ({ declined }: Confirmed): string =>
  declined.length > 0 ? ` They declined ${formatFewDays(declined)}.` : ''

/** The same for the practice; whoever confirmed or booked knows it. */
const confirmedTexts: Record<Source, (facts: Facts<'booking.confirmed'>) => Partial<Sentence> & { text: string }> = {
  application: ({ other, shifts, data }) => ({
    text: `${other} is booked for ${shifts}.`,
    except: data.bookedBy,
    roles: managers,
  }),
  request: ({ other, shifts, data }) => ({
    title: 'Request accepted',
    text: `${other} has accepted your booking request and is booked for ${shifts}.${declinedToo(data)}`,
    push: 'A booking request was accepted.',
  }),
  suggestedRate: ({ other, shifts, data }) => ({
    text: `${other} is booked for ${shifts} at the rate that they suggested.`,
    except: data.bookedBy,
  }),
  instantBooking: ({ other, shifts, data }) => ({
    text: `${other} was booked at once for ${shifts}.`,
    except: data.bookedBy,
    roles: managers,
  }),
  superAdmin: ({ other, shifts }) => ({ text: `Our team has made a booking with ${other} for ${shifts}.` }),
}

const stillBooked = (kept: readonly LocalDate[]): string =>
  kept.length > 0 ? `\nStill booked: ${formatFewDays(kept)}.` : ''

const notesChanged = ({ days, data: { notes } }: Facts<'booking.changed'>): Sentence => ({
  title: 'Notes changed',
  text: `The notes of the booking for ${days} have changed${notes ? ` to:\n${notes}` : ': there are none any more.'}`,
  push: 'The notes of a booking have changed.',
})

/** What a super admin has changed, why, and what is still booked. */
const daysChanged = ({ other, data }: Facts<'booking.days-changed'>): Sentence => {
  const { removed, changed, kept, reason } = data
  return {
    title: kept.length > 0 ? 'Booking changed' : 'Booking cancelled',
    text: [
      `Our team has changed your booking with ${other}.`,
      ...(removed.length > 0 ? [`No longer booked: ${formatFewDays(removed)}.`] : []),
      ...changed.map((shift) => `New hours on ${formatFewDays([shift.date])}: ${formatTimes(shift)}.`),
      `Reason: ${reason}${stillBooked(kept)}`,
    ].join('\n'),
    push: kept.length > 0 ? 'A booking has changed.' : 'A booking was cancelled.',
  }
}

/** What was cancelled before, both know. */
const deleted = ({ other, days, data: { dates } }: Facts<'booking.deleted'>, link: string): Sentence | undefined =>
  dates.length > 0
    ? {
        title: 'Booking deleted',
        text: `Our team has deleted your booking with ${other}, which was made by mistake or did not take place: ${days} ${dates.length === 1 ? 'is' : 'are'} no longer booked.`,
        push: 'A booking was deleted.',
        link,
      }
    : undefined

/** After an undo by the party that had decided: what the other one is waiting for again. */
const pendingTexts = {
  application: ' Your application is pending again.',
  request: ' They can answer your booking request again.',
  suggestedRate: ' The rate that you suggested is pending again.',
} satisfies Record<NonNullable<EventOf<'booking.undone'>['data']['pending']>, string>

const undone = ({ data: { pending, reason } }: Facts<'booking.undone'>, what: string): Sentence => ({
  title: 'Booking undone',
  text: `${what} It does not count as a cancellation for either of you.${pending ? pendingTexts[pending] : ''}\nReason: ${reason}`,
  push: 'A booking was undone.',
})

/** `whole` is how it reads if nothing is left of the booking. */
const cancelled = ({ other, days, data }: Facts<'booking.cancelled'>, whole: string): Sentence => {
  const { kept, reason } = data
  return {
    title: kept.length > 0 ? 'Days cancelled' : 'Booking cancelled',
    text: `${kept.length > 0 ? `${other} has cancelled ${days}.` : whole}\nReason: ${reason}${stillBooked(kept)}`,
    push: kept.length > 0 ? 'Days of a booking were cancelled.' : 'A booking was cancelled.',
  }
}

/** Where a practice finds a locum for days that were cancelled: on its offer that is open again, or by a search. */
const replacementFor = ({ replacement, profession, dates }: EventOf<'booking.cancelled'>['data']) => {
  if (!replacement) return {}
  const { offer, location, hours } = replacement
  const link = offer
    ? paths.practice.offer(offer)
    : paths.practice.searchFor({ profession, location, dates: dates.join(','), ...(hours && { hours }) })
  return { link, action: 'Find a replacement' }
}

export const bookingTemplates = {
  'booking.confirmed': {
    ...mailed,
    professional: (facts) => ({
      title: 'You are booked',
      text: `${bookedTexts[facts.data.from](facts.other, facts.shifts)} ${reference(facts)}`,
      push: 'You are booked.',
    }),
    practice: (facts) => {
      const { text, ...others } = confirmedTexts[facts.data.from](facts)
      return {
        title: 'Booking confirmed',
        push: 'A booking is confirmed.',
        text: `${text} ${reference(facts)}`,
        ...others,
      }
    },
  },
  /** The day before, both parties; two hours before, the locum who has chosen it. */
  'booking.reminded': {
    ...mailed,
    urgent: always,
    professional: (facts) => {
      const { other, shifts, data } = facts
      const hours = `${data.start_time}–${data.end_time}`
      return data.when === 'soon'
        ? {
            title: `Your shift starts at ${data.start_time}`,
            titleEnd: other,
            text: `You are booked at ${other} today, ${hours}. ${reference(facts)}`,
            push: 'Your shift starts soon.',
            onlyIfChosen: 'two_hours',
          }
        : {
            title: 'Tomorrow',
            titleEnd: `${other}, ${hours}`,
            text: `You are booked at ${other} on ${shifts}, ${hours}. ${reference(facts)}`,
            push: 'You have a shift tomorrow.',
          }
    },
    practice: (facts) => {
      const { other, days, data } = facts
      const hours = `${data.start_time}–${data.end_time}`
      if (data.when === 'soon') return undefined
      return {
        title: 'Tomorrow',
        titleEnd: `${other}, ${hours}`,
        text: `${other} is booked on ${days}, ${hours}. ${reference(facts)}`,
        inAppOnly: true,
      }
    },
  },
  'booking.changed': {
    ...mailed,
    topic: ({ subject }) => subject,
    professional: notesChanged,
    practice: (facts) => (facts.data.by === 'admin' ? notesChanged(facts) : undefined),
  },
  'booking.delayed': {
    ...mailed,
    urgent: always,
    topic: ({ subject }) => subject,
    practice: ({ other, days, data: { start_time, minutes } }) =>
      minutes > 0
        ? {
            title: 'Running late',
            titleEnd: `${other}, about ${minutes} minutes`,
            text: `${other} is running about ${minutes} minutes late for the shift of ${days} at ${start_time}, and expects to arrive at about ${timeOf(minutesOf(start_time) + minutes)}.`,
            push: 'A locum is running late.',
          }
        : {
            title: 'On time after all',
            titleEnd: other,
            text: `${other} is no longer running late, and expects to arrive for the shift of ${days} at ${start_time}.`,
            push: 'A locum is no longer running late.',
          },
  },
  'booking.undone': {
    ...mailed,
    professional: (facts) =>
      facts.data.by === 'practice'
        ? undone(facts, `${facts.other} has undone the booking, so you are no longer booked for ${facts.days}.`)
        : undefined,
    practice: (facts) =>
      facts.data.by === 'professional'
        ? undone(facts, `${facts.other} has undone the booking for ${facts.days}.`)
        : undefined,
  },
  'booking.cancelled': {
    ...mailed,
    professional: (facts) =>
      facts.data.by === 'professional' ? undefined : cancelled(facts, 'The practice has cancelled this booking.'),
    practice: (facts) => {
      if (facts.data.by !== 'professional') return undefined
      const { text, ...sentence } = cancelled(facts, LOCUM_CANCELLED_TEXT)
      const what = facts.data.dates.length === 1 ? 'this day' : 'these days'
      return {
        ...sentence,
        text: `${text}\nIf you still need cover, look for another locum for ${what}.`,
        ...replacementFor(facts.data),
      }
    },
  },
  'booking.days-changed': { ...mailed, professional: daysChanged, practice: daysChanged },
  'booking.deleted': {
    ...mailed,
    professional: (facts) => deleted(facts, pathsOf.professional.bookings),
    practice: (facts) => deleted(facts, pathsOf.practice.bookings),
  },
} satisfies NotificationTemplates
