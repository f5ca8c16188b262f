import { formatFewDays } from '#shared/kernel/format-few-days.ts'
import { formatLowerRates } from '#shared/bookings/lower-rates.rules.ts'
import type { EventOf } from '#shared/events.ts'
import { formatInstant, type LocalDate } from '#shared/kernel/dates.ts'
import { formatRate } from '#shared/kernel/money.ts'
import { paths } from '#shared/kernel/paths.ts'
import { rateGroups, rateGroupPlurals, rateGroupInSentence } from '#shared/kernel/rate-groups.ts'
import type { LapseCause } from '#shared/offers/close-reasons.rules.ts'
import {
  always,
  byRole,
  isSoon,
  managers,
  type Facts,
  type NotificationTemplates,
  type Sentence,
} from './notification.ts'

const mailed = { kind: 'offers', channels: ['in-app', 'mail'], page: 'request' } as const
const soon = { ...mailed, urgent: isSoon } as const

const NOTHING_TO_DO = 'You don’t need to do anything.'

const theseDays = ({ length }: readonly LocalDate[]): string => (length === 1 ? 'this day' : 'these days')
const theseDaysAre = ({ length }: readonly LocalDate[]): string => (length === 1 ? 'this day is' : 'these days are')

const belowOwnRate = ({ lower }: EventOf<'request.sent' | 'request.changed'>['data']): string =>
  lower.length > 0 ? `The pay offered is below your own rate: ${formatLowerRates(lower, 'your')}. ` : ''

const howToAnswer = ({ length }: readonly LocalDate[]): string =>
  length === 1 ? 'Accept or decline the request.' : 'Accept the days you can work, or decline the request.'

/** `R 410/h`, or `R 410/h on weekdays and R 560/h on Sundays`. */
const formatSuggested = ({ rate, rates = {} }: EventOf<'request.countered'>['data']): string => {
  const kinds = rateGroups.filter((group) => rates[group] !== undefined)
  return new Set(Object.values(rates)).size < 2
    ? formatRate(Number(rate))
    : kinds
        .map((group) => `${formatRate(Number(rates[group]))} on ${rateGroupInSentence(rateGroupPlurals[group])}`)
        .join(', ')
}

const reasonLine = (reason: string | undefined): string[] => (reason ? [`Reason: ${reason}`] : [])

/** Why a booking request has lapsed, as far as the practice may know. */
const lapseTexts: Record<LapseCause, (facts: Facts<'request.lapsed'>) => Sentence> = {
  'booked-elsewhere': ({ other, days }) => ({
    title: 'Booked by another practice',
    text: `${other} has been booked by another practice for ${days}.`,
  }),
  left: ({ days }) => ({
    title: 'Request lapsed',
    text: `This locum has closed their account, so your booking request for ${days} has lapsed.`,
  }),
  'approval-removed': ({ other, days }) => ({
    title: 'Approval pending',
    text: `${other}’s approval is pending, so they can’t be booked for ${days}.`,
  }),
  off: ({ other, days }) => ({
    title: 'No longer available',
    text: `${other} is no longer available on ${days}.`,
  }),
}

const stillWaiting = ({ data: { respondBy } }: Facts<'request.reminded'>, what: string): Sentence => ({
  title: 'Still waiting for your answer',
  text: `${what} Please answer by ${formatInstant(respondBy)}; after that the request lapses.`,
  push: 'A booking request is waiting for your answer.',
})

export const requestTemplates = {
  'request.sent': {
    ...soon,
    professional: ({ other, shifts, data }) => ({
      title: 'Booking request',
      text: `${other} wants to book you for ${shifts}. ${belowOwnRate(data)}${howToAnswer(data.dates)}`,
      push: 'You have a new booking request.',
    }),
  },
  'request.changed': {
    ...mailed,
    professional: ({ other, shifts, data }) => ({
      title: 'Booking request changed',
      text: [
        `${other} has changed its booking request. It is now for ${shifts}.`,
        ...data.changes.map((change) => `${change}.`),
        `${belowOwnRate(data)}${howToAnswer(data.dates)}`,
      ].join('\n'),
      push: 'A booking request has changed.',
    }),
  },
  'request.withdrawn': {
    ...soon,
    professional: ({ other, days, data: { reason } }) => ({
      title: 'Request withdrawn',
      text: [`${other} has withdrawn its booking request for ${days}.`, ...reasonLine(reason)].join('\n'),
      push: 'A booking request was withdrawn.',
    }),
  },
  'request.closed': {
    ...soon,
    professional: ({ other, days, data: { dates, reason } }) => ({
      title: 'No longer open',
      text: `The booking request from ${other} for ${days} has ended, because ${theseDaysAre(dates)} no longer open. ${NOTHING_TO_DO}\nReason: ${reason}`,
      push: 'A booking request is no longer open.',
    }),
  },
  'request.declined': {
    ...soon,
    practice: ({ other, shifts, data: { reason } }) => ({
      title: 'Request declined',
      text: [
        `${other} has declined your booking request for ${shifts}.`,
        ...reasonLine(reason),
        'Open the request to find someone else.',
      ].join('\n'),
      push: 'A booking request was declined.',
    }),
  },
  'request.reminded': {
    ...mailed,
    urgent: always,
    professional: (facts) =>
      facts.data.awaited === 'professional'
        ? stillWaiting(facts, `${facts.other} wants to book you for ${facts.shifts}.`)
        : undefined,
    // Accepting or declining it in time is for those who may do both.
    practice: (facts) =>
      facts.data.awaited === 'practice'
        ? {
            ...stillWaiting(facts, `${facts.other} has suggested another rate for ${facts.shifts}.`),
            roles: managers,
          }
        : undefined,
  },
  'request.countered': {
    ...soon,
    practice: ({ other, shifts, data }) =>
      byRole('Open the request to accept or decline.', 'A manager can accept it. Open the request to decline it.').map(
        ([roles, next]) => ({
          roles,
          title: 'Another rate suggested',
          text: [
            `${other} would work ${shifts} for ${formatSuggested(data)}.${data.declined.length > 0 ? ` They declined ${formatFewDays(data.declined)}.` : ''}`,
            ...(data.message ? [`They write: ${data.message}`] : []),
            next,
          ].join('\n'),
          push: 'A locum has suggested another rate.',
        }),
      ),
  },
  'request.counter-declined': {
    ...soon,
    professional: ({ other, shifts, data: { reason } }) => ({
      title: 'Rate declined',
      text: `${other} has declined the rate that you suggested for ${shifts}.\nReason: ${reason}`,
      push: 'The rate that you suggested was declined.',
    }),
  },
  'request.restored': {
    ...soon,
    practice: ({ other, days, data: { byOwn } }) => ({
      title: 'Request pending again',
      text: `The booking by which your booking request to ${other} for ${days} had lapsed was undone, so they can answer it again.`,
      push: 'A booking request is pending again.',
      inAppOnly: byOwn,
    }),
  },
  'request.reopened': {
    ...soon,
    professional: ({ other, days, data: { dates } }) => ({
      title: 'Open again',
      text: `The booking request from ${other} for ${days} counts again, because ${theseDaysAre(dates)} open after all. ${howToAnswer(dates)}`,
      push: 'A booking request is open again.',
    }),
  },
  /** Whoever had to answer did not; the other one may have to look further. */
  'request.expired': {
    ...soon,
    professional: ({ other, shifts, data: { awaited } }) => ({
      title: 'Request lapsed',
      text:
        awaited === 'professional'
          ? `The booking request from ${other} for ${shifts} was not answered in time, so it has lapsed. ${NOTHING_TO_DO}`
          : `${other} has not answered your suggestion for ${shifts} in time, so it has lapsed. You are not booked.`,
      push: 'A booking request has lapsed.',
      inAppOnly: awaited === 'professional',
    }),
    practice: ({ other, shifts, data: { awaited } }) => ({
      title: 'Request not answered',
      text:
        awaited === 'professional'
          ? `${other} has not answered your booking request for ${shifts} in time, so it has lapsed. Open it to find someone else.`
          : `The rate that ${other} suggested for ${shifts} was not answered in time, so the request has lapsed. If you still need cover, send a new request.`,
      push: 'A booking request was not answered in time.',
    }),
  },
  /** Not mailed after a booking of the practice's own: there is nothing to do. */
  'request.lapsed': {
    ...soon,
    practice: (facts) => {
      const { other, days, data } = facts
      const push = 'A booking request has lapsed.'
      if (data.byOwn)
        return {
          title: 'Already booked with you',
          text: `${other} is already booked with your practice for ${days}, so your booking request for ${days} has lapsed. ${NOTHING_TO_DO}`,
          push,
          inAppOnly: true,
        }
      const { title, text } = lapseTexts[data.cause](facts)
      const { profession, location, dates, hours } = data
      return {
        title,
        text: `${text} Find someone else for ${theseDays(dates)}.`,
        push,
        link: paths.practice.searchFor({ profession, location, dates: dates.join(','), ...(hours && { hours }) }),
      }
    },
  },
} satisfies NotificationTemplates
