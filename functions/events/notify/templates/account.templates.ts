import { addressFor } from '#shared/companies/practice-address.rules.ts'
import { formatFormDate } from '#shared/kernel/dates.ts'
import { formatPercent } from '#shared/kernel/format-percent.ts'
import { formatRand, toCents } from '#shared/kernel/money.ts'
import { plans } from '#shared/kernel/plans.ts'
import { paths } from '#shared/kernel/paths.ts'
import { roleTexts } from '#shared/members/role-texts.ts'
import { managers, type NotificationTemplates } from './notification.ts'

/** What happens to a profile, a practice, its members or an account. */
export const accountTemplates = {
  'account.suspended': {
    kind: 'account',
    channels: ['in-app', 'mail'],
    notifications: ({ subject, data: { reason } }) => [
      {
        to: { user: subject },
        title: 'Your account is suspended',
        text: `You have been signed out, and can’t use your account until the suspension is lifted. Your existing bookings are not affected. The reason: ${reason}\nIf you have questions, please contact us.`,
        link: paths.home,
      },
    ],
  },
  'account.suspension-lifted': {
    kind: 'account',
    channels: ['in-app', 'mail'],
    notifications: ({ subject, data: { reason } }) => [
      {
        to: { user: subject },
        title: 'Your account is no longer suspended',
        text: `You can sign in and use it again. The reason: ${reason}`,
        link: paths.home,
      },
    ],
  },
  'company.suspended': {
    kind: 'account',
    channels: ['in-app', 'mail'],
    notifications: ({ subject, data: { companyName, reason } }) => [
      {
        to: { practice: subject },
        title: `${companyName} is suspended`,
        text: `It can’t find locums, post offers, send requests or confirm applicants until the suspension is lifted. Your existing bookings are not affected. The reason: ${reason}\nIf you have questions, please contact us.`,
        push: 'Your practice is suspended.',
        link: paths.practice.dashboard,
      },
    ],
  },
  'company.suspension-lifted': {
    kind: 'account',
    channels: ['in-app', 'mail'],
    notifications: ({ subject, data: { companyName, reason } }) => [
      {
        to: { practice: subject },
        title: `${companyName} is no longer suspended`,
        text: `You can use it again as before. The reason: ${reason}`,
        push: 'Your practice is no longer suspended.',
        link: paths.practice.dashboard,
      },
    ],
  },
  'company.plan-set': {
    kind: 'account',
    channels: ['in-app', 'mail'],
    notifications: ({ subject, data: { companyName, plan, from } }) => {
      const { name, perMonth, ...shares } = plans[plan]
      const [fee, credits] = [shares.fee, shares.credits].map(formatPercent)
      const costs = [
        `have a facilitation fee of ${fee} of the locum’s pay`,
        ...(shares.credits > 0 ? [`earn ${credits} of it as credits`] : []),
      ]
      const monthly = perMonth > 0 ? ` The membership is ${formatRand(toCents(perMonth))} per month.` : ''
      return [
        {
          to: { practice: subject, roles: managers },
          title: `${companyName}: ${name} from ${formatFormDate(from)}`,
          text: `Offers and booking requests that you post or send from that day on ${costs.join(' and ')}.${monthly} What you have posted, sent or booked before keeps its fee.`,
          push: 'Your practice’s plan changes.',
          link: paths.practice.dashboard,
        },
      ]
    },
  },
  'company.deleted': {
    kind: 'account',
    channels: ['in-app', 'mail'],
    notifications: ({ data }) =>
      data.members.map((member) => ({
        to: { user: member },
        title: `${data.companyName} has been deleted`,
        text: 'An owner has deleted this practice, so its open offers and booking requests are cancelled. If this was a mistake, please contact us.',
        push: 'A practice of yours has been deleted.',
        link: paths.home,
      })),
  },
  'member.joined': {
    kind: 'account',
    channels: ['in-app'],
    notifications: ({ subject, data: { companyId, companyName, name, role } }) => [
      {
        to: { practice: companyId, except: subject, roles: managers },
        title: `${name} has joined ${companyName}`,
        text: `Their role: ${roleTexts[role].label}. They can ${roleTexts[role].can}`,
        link: paths.practice.userManagement,
      },
    ],
  },
  'member.role-changed': {
    kind: 'account',
    channels: ['in-app', 'mail'],
    topic: ({ data }) => data.companyId,
    notifications: ({ subject, data: { companyId, companyName, role, by } }) =>
      by === subject
        ? []
        : [
            {
              to: { user: subject },
              title: `${companyName}: you are now ${role === 'owner' ? 'an' : 'a'} ${role}`,
              text: `You can ${roleTexts[role].can}`,
              link: addressFor(companyId, paths.practice.dashboard),
            },
          ],
  },
  'member.removed': {
    kind: 'account',
    channels: ['in-app', 'mail'],
    notifications: ({ subject, data: { companyId, companyName, name, by } }) =>
      by === subject
        ? [
            {
              to: { practice: companyId, roles: managers },
              title: `${name} has left ${companyName}`,
              text: 'They can no longer open the practice.',
              link: paths.practice.userManagement,
              inAppOnly: true,
            },
          ]
        : [
            {
              to: { user: subject },
              title: `You are no longer a member of ${companyName}`,
              text: 'An owner of the practice has removed you, so you can no longer open it. Your account and your other practices stay. If this was a mistake, ask the practice to invite you again.',
              link: paths.home,
            },
          ],
  },
  'account.deleted': {
    kind: 'account',
    channels: ['mail'],
    notifications: ({ data }) => [
      {
        to: { address: data.email },
        title: 'Your account has been deleted',
        text: 'You can no longer sign in with this e-mail address. If you did not delete your account, please contact us at once.',
        link: paths.home,
      },
    ],
  },
} satisfies NotificationTemplates
