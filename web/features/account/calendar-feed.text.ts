export const text = {
  lead: {
    professional:
      'See your bookings, and the booking requests that wait for your answer, in the calendar you already use.',
    practice:
      'See the bookings and pending booking requests of all your practices in the calendar you already use. The address is yours alone: colleagues create their own.',
  },
  replacing: {
    title: 'Create a new address?',
    body: 'The address you have now will stop working at once, and you will need to add the new one to your calendar.',
    confirm: 'Create new address',
    keep: 'Keep this address',
  },
  revoking: {
    title: 'Revoke this address?',
    body: 'Calendars that read it will no longer receive your bookings. You can create a new address at any time.',
    confirm: 'Revoke address',
    keep: 'Keep address',
  },
}
