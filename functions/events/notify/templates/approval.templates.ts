import { companySteps } from '#shared/companies/steps.rules.ts'
import { formatFormDate } from '#shared/kernel/dates.ts'
import { paths } from '#shared/kernel/paths.ts'
import { formatSentBack } from '#shared/kernel/sent-back.rules.ts'
import { sectionOf } from '#shared/kernel/steps.ts'
import { locumSteps } from '#shared/professionals/booster-steps.rules.ts'
import { byRole, managers, type NotificationTemplates } from './notification.ts'

/** What super admins decide about a locum or a practice, and how long a registration is valid. */
export const approvalTemplates = {
  'professional.approved': {
    kind: 'account',
    channels: ['in-app', 'mail'],
    notifications: ({ subject }) => [
      {
        to: { user: subject },
        title: 'Your profile is approved',
        text: 'You can now apply for offers and be booked. Add your availability so that practices can find you.',
        push: 'Your profile is approved.',
        link: paths.locum.dashboard,
      },
    ],
  },
  'professional.approval-removed': {
    kind: 'account',
    channels: ['in-app', 'mail'],
    notifications: ({ subject }) => [
      {
        to: { user: subject },
        title: 'Your profile is pending approval again',
        text: 'Until it is approved again, you can’t apply for offers or be booked. Your existing bookings are not affected. We will let you know as soon as it is approved.',
        push: 'Your profile is pending approval again.',
        link: paths.locum.dashboard,
      },
    ],
  },
  'professional.sent-back': {
    kind: 'account',
    channels: ['in-app', 'mail'],
    notifications: ({ subject, data: { missing } }) => [
      {
        to: { user: subject },
        title: 'We need something from you before we can approve you',
        text: `${formatSentBack(missing, locumSteps)} Once you have saved this, you are back in the queue at your old place.`,
        push: 'We need something from you before we can approve you.',
        link: `${paths.locum.profile}?section=${sectionOf(missing[0]?.step ?? '')}`,
        action: 'Correct your profile',
      },
    ],
  },
  'professional.registration-ending': {
    kind: 'account',
    channels: ['in-app', 'mail'],
    topic: ({ subject }) => subject,
    notifications: ({ subject, data: { expiry, days } }) => [
      {
        to: { user: subject },
        title: `Your registration expires in ${days} ${days === 1 ? 'day' : 'days'}`,
        text: `It is valid until ${formatFormDate(expiry)}; shifts after that day can’t be booked. Once you have renewed it with your council, enter the new date in your profile (Verification), and we check it.`,
        push: 'Your registration expires soon.',
        link: `${paths.locum.profile}?section=verification`,
        action: 'Enter the new date',
      },
    ],
  },
  'professional.registration-set': {
    kind: 'account',
    channels: ['in-app', 'mail'],
    notifications: ({ subject, data: { expiry } }) => [
      {
        to: { user: subject },
        title: `Your registration is checked until ${formatFormDate(expiry)}`,
        text: 'Shifts until that day can be booked.',
        push: 'Your registration is checked.',
        link: paths.locum.dashboard,
      },
    ],
  },
  'company.sent-back': {
    kind: 'account',
    channels: ['in-app', 'mail'],
    notifications: ({ subject, data: { companyName, missing } }) => [
      {
        to: { practice: subject, roles: managers },
        title: `We need something before we can approve ${companyName}`,
        text: `${formatSentBack(missing, companySteps)} Once this is saved, the practice is back in the queue at its old place.`,
        push: 'We need something before we can approve your practice.',
        link: `${paths.practice.profile}?section=${sectionOf(missing[0]?.step ?? '')}`,
        action: 'Correct the profile',
      },
    ],
  },
  'company.approved': {
    kind: 'account',
    channels: ['in-app', 'mail'],
    notifications: ({ subject, data }) =>
      byRole(
        'search for locums, send booking requests and post offers',
        'search for locums and send booking requests',
      ).map(([roles, what]) => ({
        to: { practice: subject, roles },
        title: `${data.companyName} is approved`,
        text: `You can now ${what}.`,
        push: 'Your practice is approved.',
        link: paths.practice.dashboard,
      })),
  },
  'company.approval-removed': {
    kind: 'account',
    channels: ['in-app', 'mail'],
    notifications: ({ subject, data }) =>
      byRole('search for locums, post offers or confirm applicants', 'search for locums or send booking requests').map(
        ([roles, what]) => ({
          to: { practice: subject, roles },
          title: `${data.companyName} is pending approval again`,
          text: `Until it is approved again, you can’t ${what}. Your existing bookings are not affected. We will let you know as soon as it is approved.`,
          push: 'Your practice is pending approval again.',
          link: paths.practice.dashboard,
        }),
      ),
  },
} satisfies NotificationTemplates
