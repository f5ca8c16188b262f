import { formatFormDate } from '#shared/kernel/dates.ts'
import { mailLink } from '#shared/kernel/contact-links.ts'
import type { EventOf } from '#shared/events.ts'
import { paths } from '#shared/kernel/paths.ts'
import { privacyKindLabels } from '#shared/privacy/privacy.text.ts'
import type { MailFact } from '#functions/mail/mail.ts'
import type { NotificationTemplates } from './notification.ts'

type Asked = EventOf<'privacy-request.sent'>['data']

const factsOf = ({ name, email, kind, message, answerBy }: Asked): MailFact[] => [
  { label: 'Person', value: name },
  { label: 'E-mail', value: email, href: mailLink(email) },
  { label: 'Asks for', value: privacyKindLabels[kind] },
  { label: 'Message', value: message },
  { label: 'Answer by', value: formatFormDate(answerBy) },
]

const toAgency = (data: Asked, title: string, text: string) => ({
  to: { mailbox: 'requests' as const },
  title,
  text,
  namesOfficer: true as const,
  link: paths.admin.privacyRequests,
  action: 'Answer',
  facts: factsOf(data),
})

const answered = ({ kind, answer }: Asked) => ({
  title: 'We have answered your request about your data',
  text: `You asked for: ${privacyKindLabels[kind]}.\nOur answer: ${answer ?? ''}`,
  push: 'We have answered your request.',
  namesOfficer: true as const,
  link: paths.home,
  action: 'Open the site',
})

/** What people ask about their data. Their own page leads on by their role. */
export const privacyTemplates = {
  'privacy-request.sent': {
    kind: 'account',
    channels: ['in-app', 'mail'],
    notifications: ({ data }) => [
      {
        to: { user: data.person },
        title: 'We have received your request about your data',
        text: `We will answer by ${formatFormDate(data.answerBy)}. You asked for: ${privacyKindLabels[data.kind]}.`,
        push: 'We have received your request.',
        namesOfficer: true,
        link: paths.home,
        action: 'Open the site',
      },
      toAgency(
        data,
        `Request about personal data: ${data.name}`,
        `To be answered by ${formatFormDate(data.answerBy)}.`,
      ),
    ],
  },
  'privacy-request.due-soon': {
    kind: 'account',
    channels: ['in-app', 'mail'],
    notifications: ({ data }) => [
      toAgency(
        data,
        `Due on ${formatFormDate(data.answerBy)}: request about personal data of ${data.name}`,
        'It is not answered yet, and its last day is in a week.',
      ),
    ],
  },
  'privacy-request.answered': {
    kind: 'account',
    channels: ['in-app', 'mail'],
    notifications: ({ data }) => [
      data.isAccountGone
        ? { ...answered(data), to: { address: data.email } }
        : { ...answered(data), to: { user: data.person } },
    ],
  },
} satisfies NotificationTemplates
