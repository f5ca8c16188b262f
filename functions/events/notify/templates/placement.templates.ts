import { mailLink, telLink } from '#shared/kernel/contact-links.ts'
import type { EventOf } from '#shared/events.ts'
import { paths } from '#shared/kernel/paths.ts'
import { formatMonthlySalary, formatPlacementFee, formatWorkingHours } from '#shared/placements/placement-texts.ts'
import type { DecidedAction } from '#shared/placements/placements.schema.ts'
import type { MailFact } from '#functions/mail/mail.ts'
import { managers, type NotificationTemplates } from './notification.ts'

const factsOf = (requested: EventOf<'placement.requested'>['data']): MailFact[] => {
  const { practiceName, contact, practiceBussinessEmail: email, professionTitle, message } = requested
  return [
    { label: 'Practice', value: practiceName },
    { label: 'E-mail', value: email, href: mailLink(email) },
    { label: 'Phone', value: contact, href: telLink(contact) },
    { label: 'Profession', value: professionTitle },
    { label: 'Salary', value: formatMonthlySalary(requested.monthlySalary) },
    { label: 'Working hours', value: formatWorkingHours(requested.workingHours) },
    ...(message ? [{ label: 'Message', value: message }] : []),
    { label: 'Fee', value: formatPlacementFee(requested.monthlySalary, requested.fee) },
  ]
}

const changes: Record<DecidedAction, { title: string; text: string }> = {
  contact: { title: 'We are working on your request', text: 'We will contact you about this permanent placement.' },
  place: { title: 'We have found a person', text: 'This permanent position is filled.' },
  close: {
    title: 'We have closed your request',
    text: 'If you still need a person for this permanent position, send a new request.',
  },
  reopen: {
    title: 'We are working on your request again',
    text: 'We have opened your request for a permanent placement again and will contact you.',
  },
  addNote: {
    title: 'Our note on your request',
    text: 'There is a new note on your request for a permanent placement.',
  },
}

/** What a practice requests from the agency, and what becomes of it. */
export const placementTemplates = {
  'placement.requested': {
    kind: 'account',
    channels: ['in-app', 'mail'],
    notifications: ({ data }) => [
      {
        to: { practice: data.companyId, roles: managers },
        title: `Permanent placement requested: ${data.professionTitle}`,
        text: `We have received your request. We will contact you at ${data.practiceBussinessEmail}.`,
        push: 'We have received your request.',
        link: paths.practice.placements,
        action: 'View request',
      },
      {
        to: { mailbox: 'requests' },
        title: `Permanent placement: ${data.professionTitle}, ${data.practiceName}`,
        text: 'A practice has requested a permanent placement.',
        link: paths.admin.placements,
        action: 'Answer',
        facts: factsOf(data),
      },
    ],
  },
  'placement.changed': {
    kind: 'account',
    channels: ['in-app', 'mail'],
    notifications: ({ data: { companyId, professionTitle, action, note } }) => {
      const { title, text } = changes[action]
      return [
        {
          to: { practice: companyId, roles: managers },
          title: `${title}: ${professionTitle}`,
          text: note ? `${text}\nOur note: ${note}` : text,
          push: 'There is news about your request.',
          link: paths.practice.placements,
          action: 'View request',
        },
      ]
    },
  },
} satisfies NotificationTemplates
