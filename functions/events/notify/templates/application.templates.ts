import type { LapseCause } from '#shared/offers/close-reasons.rules.ts'
import { ANOTHER_CHOSEN_REASON } from '#shared/offers/offers.rules.ts'
import { managers, type Facts, type NotificationTemplates, type Sentence } from './notification.ts'

const inApp = { kind: 'offers', channels: ['in-app'], page: 'offer' } as const
const mailed = { ...inApp, channels: ['in-app', 'mail'] } as const

const OPEN_TO_OTHERS = 'Your offer stays open to other locums.'

/** Why an application has lapsed, as far as the practice may know. */
const lapseTexts: Record<LapseCause, (facts: Facts<'application.lapsed'>) => Sentence> = {
  'booked-elsewhere': ({ other, shifts }) => ({
    title: 'Applicant booked elsewhere',
    text: `${other} has been booked for another shift at that time and is no longer available for ${shifts}. ${OPEN_TO_OTHERS}`,
  }),
  left: ({ shifts }) => ({
    title: 'Application lapsed',
    text: `This locum has closed their account, so their application for ${shifts} has lapsed. ${OPEN_TO_OTHERS}`,
  }),
  'approval-removed': ({ other, shifts }) => ({
    title: 'Approval pending',
    text: `${other}’s approval is pending, so they can’t be booked for ${shifts}. ${OPEN_TO_OTHERS}`,
  }),
  off: ({ other, shifts }) => ({
    title: 'Applicant no longer available',
    text: `${other} is no longer available for ${shifts}. ${OPEN_TO_OTHERS}`,
  }),
}

export const applicationTemplates = {
  'application.sent': {
    ...mailed,
    practice: ({ other, shifts }) => ({
      roles: managers,
      title: 'New application',
      text: `${other} has applied for ${shifts}. Open the offer to confirm or decline.`,
      push: 'You have a new application.',
    }),
  },
  'application.changed': {
    ...inApp,
    practice: ({ other, shifts }) => ({
      roles: managers,
      title: 'Application changed',
      text: `${other} has changed their application. It is now for ${shifts}.`,
    }),
  },
  'application.withdrawn': {
    ...inApp,
    practice: ({ other, shifts }) => ({
      roles: managers,
      title: 'Application withdrawn',
      text: `${other} has withdrawn their application for ${shifts}.`,
    }),
  },
  'application.lapsed': {
    ...inApp,
    practice: (facts) => ({ roles: managers, ...lapseTexts[facts.data.cause](facts) }),
  },
  'application.restored': {
    ...inApp,
    practice: ({ other, shifts }) => ({
      roles: managers,
      title: 'Application pending again',
      text: `${other} is available again for ${shifts}: the booking that had ended their application was undone. Open the offer to confirm or decline.`,
    }),
  },
  'application.rejected': {
    ...mailed,
    professional: ({ other, shifts, data: { reason } }) => ({
      title: 'Application declined',
      text: `${other} has declined your application for ${shifts}.\n${reason}`,
      push: 'An application of yours was declined.',
    }),
  },
  'application.offer-cancelled': {
    ...mailed,
    professional: ({ other, shifts, data: { reason } }) => ({
      title: 'Offer cancelled',
      text: `${other} has cancelled an offer that you applied for: ${shifts}.\nReason: ${reason}`,
      push: 'An offer that you applied for was cancelled.',
    }),
  },
  'application.offer-changed': {
    ...mailed,
    professional: ({ other, shifts, data: { changes } }) => ({
      title: 'Offer changed',
      text: [
        `${other} has changed its offer for ${shifts}, so your application has ended.`,
        ...changes.map((change) => `${change}.`),
        'Apply again if it still suits you.',
      ].join('\n'),
      push: 'An offer that you applied for has changed.',
    }),
  },
  'application.passed-over': {
    ...mailed,
    professional: () => ({
      title: 'Shift filled',
      text: ANOTHER_CHOSEN_REASON,
      push: 'A shift that you applied for is filled.',
    }),
  },
  'application.reinstated': {
    ...mailed,
    professional: ({ other, shifts }) => ({
      title: 'Your application is pending again',
      text: `The booking of another locum was undone, so your application to ${other} for ${shifts} is pending again. You don’t need to do anything.`,
      push: 'An application of yours is pending again.',
    }),
  },
  'offer.shown-first': {
    ...mailed,
    professional: ({ other, shifts }) => ({
      title: 'New offer',
      text: `${other} has posted an offer that suits you: ${shifts}. You can apply now.`,
      push: 'There is a new offer that suits you.',
    }),
  },
  'application.reopened': {
    ...mailed,
    professional: ({ other, shifts }) => ({
      title: 'Shift open again',
      text: `${other} is looking for a locum again for ${shifts}. If you are still available, please apply again.`,
      push: 'A shift that you applied for is open again.',
    }),
  },
} satisfies NotificationTemplates
