import type { EventOf } from '#shared/events.ts'
import { formatCardDate, formatFormDate } from '#shared/kernel/dates.ts'
import { isCompanyId } from '#shared/kernel/ids.ts'
import { formatRand } from '#shared/kernel/money.ts'
import { paths } from '#shared/kernel/paths.ts'
import { ADDITION, walletLabels } from '#shared/wallets/wallets.schema.ts'
import { managers, type NotificationTemplates, type NotificationText } from './notification.ts'

const adjusted = ({ subject, data: { name, type, amount, note } }: EventOf<'wallet.adjusted'>): NotificationText => {
  const isPractice = isCompanyId(subject)
  const label = walletLabels[isPractice ? 'company' : 'professional']
  const [change, to] = type === ADDITION ? ['added', 'to'] : ['deducted', 'from']
  return {
    to: isPractice ? { practice: subject, roles: managers } : { user: subject },
    title: `${isPractice ? `${name}: ` : ''}${label} ${change}`,
    text: `We have ${change} ${formatRand(amount)} ${to} ${isPractice ? `${name}’s` : 'your'} ${label}.\nNote: ${note}`,
    push: `An amount has been ${change} ${to} your wallet.`,
    link: isPractice ? paths.practice.wallet : paths.locum.wallet,
  }
}

/** What happens to a wallet. Postings of credits are not notified one by one: the wallet lists them. */
export const walletTemplates = {
  'redemption.requested': {
    kind: 'account',
    channels: ['in-app', 'mail'],
    notifications: ({ subject, data: { companyId, companyName, amount, requestedBy, answerBy } }) => [
      {
        to: { practice: companyId, roles: managers },
        title: `${companyName}: credits redeemed`,
        text: `${requestedBy} has asked to redeem the whole balance of ${formatRand(amount)}. We answer by ${formatCardDate(answerBy)}.`,
        link: paths.practice.redemption(subject),
        inAppOnly: true,
      },
      {
        to: { mailbox: 'requests' },
        title: `${companyName} asks to redeem its credits`,
        text: 'Pay it out and settle the redemption, or refuse it: then the amount returns to the practice’s wallet.',
        link: paths.admin.redemptions,
        facts: [
          { label: 'Redemption', value: subject },
          { label: 'Amount', value: formatRand(amount) },
          { label: 'Requested by', value: requestedBy },
          { label: 'We answer by', value: formatFormDate(answerBy) },
        ],
      },
    ],
  },
  'redemption.settled': {
    kind: 'account',
    channels: ['in-app', 'mail'],
    notifications: ({ subject, data: { companyId, companyName, amount, note } }) => [
      {
        to: { practice: companyId, roles: managers },
        title: `${companyName}: your redemption is settled`,
        text: `We have paid out ${formatRand(amount)} for redemption ${subject}.${note ? `\n${note}` : ''}`,
        push: 'A redemption of credits is settled.',
        link: paths.practice.redemption(subject),
      },
    ],
  },
  'redemption.refused': {
    kind: 'account',
    channels: ['in-app', 'mail'],
    notifications: ({ subject, data: { companyId, companyName, amount, note } }) => [
      {
        to: { practice: companyId, roles: managers },
        title: `${companyName}: your redemption is refused`,
        text: `We can’t pay out redemption ${subject}. The whole amount, ${formatRand(amount)}, is back in your balance.${note ? `\nReason: ${note}` : ''}`,
        push: 'A redemption of credits is refused.',
        link: paths.practice.redemption(subject),
      },
    ],
  },
  'credits.corrected': {
    kind: 'account',
    channels: ['in-app'],
    notifications: ({ subject, data: { companyId, companyName, amount } }) => [
      {
        to: { practice: companyId, roles: managers },
        title: `${companyName}: credits of booking ${subject} corrected`,
        text: `We have corrected the booking, so it earns ${formatRand(Math.abs(amount))} ${amount < 0 ? 'less' : 'more'}.`,
        link: paths.practice.wallet,
      },
    ],
  },
  'wallet.adjusted': {
    kind: 'account',
    channels: ['in-app', 'mail'],
    notifications: (event) => [adjusted(event)],
  },
} satisfies NotificationTemplates
