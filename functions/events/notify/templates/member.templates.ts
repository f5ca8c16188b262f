import { addressFor } from '#shared/companies/practice-address.rules.ts'
import { roleTexts } from '#shared/members/role-texts.ts'
import { managers, type NotificationTemplates } from './notification.ts'

const USERS = '/company/user-management'

export const memberTemplates = {
  'member.joined': {
    kind: 'account',
    channels: ['in-app'],
    notifications: ({ subject, data: { companyId, companyName, name, role } }) => [
      {
        to: { practice: companyId, except: subject, roles: managers },
        title: `${name} has joined ${companyName}`,
        text: `Their role: ${roleTexts[role].label}. They can ${roleTexts[role].can}`,
        link: USERS,
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
              link: addressFor(companyId, '/practice/dashboard'),
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
              link: USERS,
              inAppOnly: true,
            },
          ]
        : [
            {
              to: { user: subject },
              title: `You are no longer a member of ${companyName}`,
              text: 'An owner of the practice has removed you, so you can no longer open it. Your account and your other practices stay. If this was a mistake, ask the practice to invite you again.',
              link: '/',
            },
          ],
  },
} satisfies NotificationTemplates
