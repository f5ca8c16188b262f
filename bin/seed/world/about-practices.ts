import type { Operations } from '#shared/companies/companies.schema.ts'
import type { practices } from './people.ts'
import type { Colour } from './pictures.ts'

export type AboutPractice = {
  colour: Colour
  short_bio: string
  address: { street: string; suburb: string; postal_code: string }
  operations: Pick<Operations, 'languages' | 'systemsUsed' | 'professionalInsuranceCover'> & Partial<Operations>
  picture?: true
}

export const aboutPractices: Record<keyof typeof practices, AboutPractice> = {
  harbour: {
    colour: [0, 122, 94],
    short_bio:
      'A family pharmacy a street back from the harbour, open since 1987. You work with two post-basic assistants and a nurse in the clinic on weekdays. Most of our customers are regulars; we take time to talk to them.',
    address: { street: '14 Harbour Road', suburb: 'Sea Point', postal_code: '8005' },
    operations: {
      languages: ['English', 'Afrikaans', 'isiXhosa'],
      systemsUsed: ['Unisolv'],
      professionalInsuranceCover: true,
    },
    picture: true,
  },
  gardens: {
    colour: [36, 98, 158],
    short_bio:
      'Busy dispensary in a shopping centre, with a steady stream of chronic scripts and a clinic next door. Parking is free for the day you work here.',
    address: { street: '2 Mill Street', suburb: 'Gardens', postal_code: '8001' },
    operations: {
      languages: ['English', 'Afrikaans'],
      systemsUsed: ['Unisolv'],
      professionalInsuranceCover: false,
      weekdays: { start: '08:30', end: '19:00' },
      saturday: { start: '08:30', end: '17:00' },
    },
  },
  vineyard: {
    colour: [128, 52, 96],
    short_bio:
      'Part of a group of four pharmacies. Our Claremont branch has an emergency dispensary that stays open all night; the night team is small and looks after each other.',
    address: { street: '88 Vineyard Road', suburb: 'Claremont', postal_code: '7708' },
    operations: {
      languages: ['English', 'isiXhosa'],
      systemsUsed: ['Unisolv'],
      professionalInsuranceCover: true,
      extra_hours: { sundays: true, public_holidays: true },
    },
  },
  kenilworth: {
    colour: [190, 62, 54],
    short_bio:
      'A day hospital with four theatres and a small intensive care unit. Night shifts are staffed by two registered nurses and a doctor on call.',
    address: { street: '31 Rosmead Avenue', suburb: 'Kenilworth', postal_code: '7708' },
    operations: {
      languages: ['English', 'Afrikaans', 'isiXhosa'],
      systemsUsed: [],
      professionalInsuranceCover: true,
      weekdays: { start: '07:00', end: '19:00' },
      saturday: { start: '07:00', end: '19:00' },
    },
  },
}
