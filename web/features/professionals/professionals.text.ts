export const professionalsText = {
  verification: {
    id: { label: 'ID number', hint: 'The 13 digits on your South African ID' },
    passport: { label: 'Passport number', hint: 'As on the photo page of your passport' },
  },
} as const
