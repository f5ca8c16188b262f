import type { DemoAbout } from './about-locums.ts'
import type { AboutPractice } from './about-practices.ts'
import type { DemoLocum, DemoPractice } from './people.ts'
import type { PortraitStyle } from './pictures.ts'

/** Invented people and practices of the veterinary tenant. The accounts that the console names come first. */
export const centralKaroo = { province: 'Western Cape', region: 'Central Karoo' }
const [karoo, gardenRoute] = ['Western Cape,Central Karoo', 'Western Cape,Garden Route']

const council = 'South African Veterinary Council'

type KarooLocum = { person: DemoLocum; contact: string; about: DemoAbout; style: PortraitStyle }

export const vet: KarooLocum = {
  person: {
    email: 'locum@example.com',
    first_name: 'Lerato',
    last_name: 'Moloi',
    industry: 'Veterinary',
    profession: 'Veterinarian',
    council,
    number: 'D15/8412',
    idpassport: '9003120455086',
    suburb: 'Prince Albert',
    since: '2016-01-11',
    workedAt: ['Mixed practice', 'Farm animal practice'],
    skills: [
      'veterinary-animals-sheep-and-goats',
      'veterinary-farms-pregnancy-diagnosis',
      'veterinary-farms-own-bakkie',
    ],
    rates: [520, 600, 720],
  },
  contact: '082 555 0151',
  about: {
    street: '6 Church Street',
    short_bio:
      'Mixed-practice vet with ten years between sheep farms and a small-animal consulting room. I drive my own bakkie, work alone without trouble and leave clear notes for whoever comes back from leave.',
    languages: ['English', 'Sesotho', 'Afrikaans'],
    locations: [karoo, gardenRoute],
    willing_to_travel: true,
    qualification: {
      qualification: 'Bachelor of Veterinary Science',
      institution: 'University of Pretoria',
      year_qualified: '2014-12-05',
      other_qualifications: '',
    },
    insuredDays: 200,
  },
  style: { skin: [141, 85, 54], hair: [32, 24, 22], shirt: [46, 111, 85], wall: [232, 228, 216], long: true },
}

export const nurse: KarooLocum = {
  person: {
    email: 'ruan@example.com',
    first_name: 'Ruan',
    last_name: 'Esterhuizen',
    industry: 'Veterinary',
    profession: 'Veterinary Nurse',
    council,
    number: 'VN18/0337',
    idpassport: '9511025088085',
    suburb: 'Beaufort West',
    since: '2019-02-04',
    workedAt: ['Small animal practice'],
    skills: ['veterinary-care-anaesthesia-monitoring', 'veterinary-surgery-sterilisations'],
    rates: [210, 250, 300],
  },
  contact: '082 555 0152',
  about: {
    street: '40 Donkin Street',
    short_bio:
      'Veterinary nurse with seven years in a two-vet clinic. I monitor anaesthetics, run the kennels and am calm with owners at the end of a long day.',
    languages: ['Afrikaans', 'English'],
    locations: [karoo],
    willing_to_travel: false,
  },
  style: { skin: [233, 188, 155], hair: [112, 76, 46], shirt: [138, 90, 43], wall: [226, 232, 226] },
}

type KarooPractice = { practice: DemoPractice; about: AboutPractice }

export const clinic: KarooPractice = {
  practice: {
    email: 'practice@example.com',
    name: 'Swartberg Animal Clinic',
    industry: 'Veterinary',
    type: 'Mixed practice',
    contact: '023 555 0131',
    manager: ['Marlene', 'Fourie'],
  },
  about: {
    colour: [46, 111, 85],
    short_bio:
      'A two-vet clinic at the foot of the pass: small animals in the morning, farm visits after lunch. A nurse and a receptionist work with you every day.',
    address: { street: '2 De Beer Street', suburb: 'Prince Albert', postal_code: '6930' },
    operations: {
      languages: ['English', 'Afrikaans'],
      systemsUsed: ['Provet Cloud'],
      professionalInsuranceCover: true,
    },
    picture: true,
  },
}

export const hospital: KarooPractice = {
  practice: {
    email: 'hospital@example.com',
    name: 'Beaufort West Veterinary Hospital',
    industry: 'Veterinary',
    type: 'Referral hospital',
    contact: '023 555 0164',
    manager: ['Themba', 'Ndlovu'],
  },
  about: {
    colour: [138, 90, 43],
    short_bio:
      'The referral hospital on the national road, with a theatre, an in-house laboratory and a night clinic at weekends.',
    address: { street: '77 Donkin Street', suburb: 'Beaufort West', postal_code: '6970' },
    operations: {
      languages: ['English', 'Afrikaans', 'isiXhosa'],
      systemsUsed: ['ezyVet'],
      professionalInsuranceCover: true,
      extra_hours: { sundays: true, public_holidays: true },
    },
  },
}
