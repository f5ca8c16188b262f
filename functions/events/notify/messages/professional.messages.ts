import * as z from 'zod/mini'
import { UserId } from '#shared/kernel/ids.ts'
import { telling, type Messages } from './message.ts'

const Professional = z.object({ professionalId: UserId })

export const professionalMessages: Messages = {
  'professional.approved': telling(Professional, ({ professionalId }) => [
    {
      kind: 'account',
      to: { user: professionalId },
      title: 'Your profile is approved',
      text: 'You can now apply for shifts.',
      link: '/locum/dashboard',
      mail: true,
    },
  ]),
  'professional.approval-removed': telling(Professional, ({ professionalId }) => [
    {
      kind: 'account',
      to: { user: professionalId },
      title: 'Your profile is being checked again',
      text: 'Until it is approved you cannot apply for shifts or be booked. Bookings you already have stay.',
      link: '/locum/dashboard',
      mail: true,
    },
  ]),
}
