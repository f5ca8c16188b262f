import { expect, it } from 'vitest'
import { notificationsOf } from './templates.ts'

it('both parties read the new hours of a booking, and on which day a night ends', () => {
  const date = '2026-12-11'
  const data = {
    companyId: 'com_1',
    companyName: 'Harbour Pharmacy',
    professionalId: 'usr_1',
    professionalName: 'Thandi Nkosi',
    dates: [date],
    removed: [],
    kept: [date],
    reason: 'They called us.',
    changed: [{ date, start_time: '20:00', end_time: '04:00' }],
  }
  const event = { type: 'booking.days-changed', subject: 'B1', data } as never
  const text = (name: string) =>
    `Our team has changed your booking with ${name}.\nNew hours on Fri 11 Dec: 20:00–04:00 Sat.\nReason: They called us.\nStill booked: Fri 11 Dec.`
  const notifications = notificationsOf(event, '2026-11-27T08:00:00.000Z')
  expect(notifications.map(({ to, title, text, push, link }) => ({ to, title, text, push, link }))).toEqual([
    {
      to: { user: 'usr_1' },
      title: 'Booking changed: Harbour Pharmacy, Fri 11 Dec',
      text: text('Harbour Pharmacy'),
      push: 'A booking has changed.',
      link: '/locum/dashboard/bookings/B1',
    },
    {
      to: { practice: 'com_1' },
      title: 'Booking changed: Thandi Nkosi, Fri 11 Dec',
      text: text('Thandi Nkosi'),
      push: 'A booking has changed.',
      link: '/practice/dashboard/bookings/B1',
    },
  ])
})

it('both parties read that support did what a super admin has done for one of them', () => {
  const data = {
    companyId: 'cmp_1',
    companyName: 'Harbour Pharmacy',
    professionalId: 'usr_1',
    professionalName: 'Thandi Nkosi',
    profession: 'Pharmacist',
    dates: ['2026-12-11'],
    declined: [],
    kept: [],
    by: 'professional',
    reason: 'She is ill.',
  }
  const texts = (by: object, type = 'booking.cancelled') =>
    notificationsOf({ type, subject: 'B1', data, by } as never, '2026-11-27T08:00:00.000Z').map(({ text }) =>
      text.split('\n').at(-1),
    )
  const sentence = 'Our support team did this on behalf of '
  const [forLocum, forPractice] = [{ grant: 'act' }, { grant: 'act', practice: 'cmp_1' }]
  expect(texts(forLocum)).toContain(`${sentence}Thandi Nkosi.`)
  expect(texts(forLocum, 'application.rejected')).toContain(`${sentence}you.`)
  expect(texts(forPractice)).toContain(`${sentence}your practice.`)
  expect(texts(forPractice, 'application.rejected')).toContain(`${sentence}Harbour Pharmacy.`)
  for (const by of [{ grant: 'own' }, { grant: 'admin' }, { ...forLocum, via: 'event' }])
    expect(texts(by).join()).not.toContain(sentence)
})
