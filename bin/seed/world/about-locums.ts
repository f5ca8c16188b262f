import type { AboutMe, BankAccount, QualificationStep } from '#shared/professionals/profile-steps.schema.ts'
import type { locums } from './people.ts'

/** The optional parts of the demo locums' profiles. */
export type DemoAbout = Required<Pick<AboutMe, 'short_bio' | 'languages' | 'locations' | 'willing_to_travel'>> & {
  street: string
  qualification?: QualificationStep
  /** Days until the insurance expires; absent without insurance. */
  insuredDays?: number
  bank?: Pick<BankAccount, 'bank_name' | 'branch_code' | 'account_type'> & {
    account_number: string
    tax_number: string
  }
}

const capeTown = 'Western Cape,Cape Town Metro'
const around = [capeTown, 'Western Cape,Cape Winelands', 'Western Cape,Overberg', 'Western Cape,West Coast']
const uwc = 'University of the Western Cape'

/** Zanele is missing: she has only completed the required steps. */
export const aboutLocums: Partial<Record<keyof typeof locums, DemoAbout>> = {
  thandi: {
    street: '14 Forest Drive',
    short_bio: `I am a community pharmacist with six years behind busy counters in Pinelands and Bellville. I like a tidy dispensary, short queues and patients who leave knowing how to take their medicine.\n\nI know Unisolv well, do chronic scripts and the Schedule 6 register without help, and am happy to open or close on my own.`,
    languages: ['English', 'isiXhosa', 'isiZulu'],
    locations: [capeTown, 'Western Cape,Cape Winelands'],
    willing_to_travel: true,
    qualification: {
      qualification: 'Bachelor of Pharmacy',
      institution: uwc,
      year_qualified: '2018-12-07',
      other_qualifications: 'Immunisation course, 2021\nBasic life support, renewed every two years',
    },
    insuredDays: 270,
    bank: {
      bank_name: 'Capitec',
      branch_code: '470010',
      account_type: 'savings',
      account_number: '1420345678',
      tax_number: '0123456789',
    },
  },
  anele: {
    street: '3 Wandel Street',
    short_bio:
      'Eleven years in independent pharmacies around the City Bowl, four of them as responsible pharmacist. I take over on short notice and leave you a handover note you can use.',
    languages: ['English', 'isiXhosa', 'Afrikaans'],
    locations: [capeTown],
    willing_to_travel: false,
    qualification: {
      qualification: 'Bachelor of Pharmacy',
      institution: 'Rhodes University',
      year_qualified: '2013-11-29',
      other_qualifications: 'Primary care drug therapy, 2017',
    },
    insuredDays: 150,
    bank: {
      bank_name: 'Standard Bank',
      branch_code: '051001',
      account_type: 'cheque',
      account_number: '0102345678',
      tax_number: '1234567890',
    },
  },
  riaan: {
    street: '22 Protea Road',
    short_bio:
      'Hospital-trained, now mostly retail. Compounding, oncology admixing and stock control are my strong points. I have my own car and gladly work country weekends.',
    languages: ['Afrikaans', 'English'],
    locations: around,
    willing_to_travel: true,
    qualification: {
      qualification: 'Bachelor of Pharmacy',
      institution: 'North-West University',
      year_qualified: '2015-12-04',
      other_qualifications: '',
    },
    insuredDays: 420,
  },
  kagiso: {
    street: '8 Voortrekker Road',
    short_bio:
      'Four years as a pharmacist in supermarkets. Quick on Unisolv and patient with medical aid claims. I prefer weekdays, and can do one Saturday a month.',
    languages: ['English', 'Setswana', 'Sesotho'],
    locations: [capeTown],
    willing_to_travel: false,
    qualification: {
      qualification: 'Bachelor of Pharmacy',
      institution: 'Sefako Makgatho Health Sciences University',
      year_qualified: '2020-12-11',
      other_qualifications: '',
    },
  },
  lindiwe: {
    street: '5 Ocean View Drive',
    short_bio:
      'I run clinic rooms as happily as the dispensary: vaccines, family planning, blood pressure and glucose. Mothers with babies come back to ask when I am in again.',
    languages: ['English', 'isiZulu', 'siSwati'],
    locations: [capeTown, 'Western Cape,Overberg'],
    willing_to_travel: true,
    qualification: {
      qualification: 'Bachelor of Pharmacy',
      institution: 'University of KwaZulu-Natal',
      year_qualified: '2016-12-02',
      other_qualifications: 'Primary care drug therapy, 2020',
    },
    insuredDays: 60,
  },
  sipho: {
    street: '41 Lower Main Road',
    short_bio:
      'Ten years of experience, half of it with a courier pharmacy, so I am used to volume. I work alone without trouble and keep the controlled-substances register up to date to the tablet.',
    languages: ['isiZulu', 'English', 'Afrikaans'],
    locations: around,
    willing_to_travel: true,
    qualification: {
      qualification: 'Bachelor of Pharmacy',
      institution: uwc,
      year_qualified: '2014-12-05',
      other_qualifications: '',
    },
    insuredDays: 330,
  },
  bongani: {
    street: '17 Albert Road',
    short_bio:
      'Post-basic assistant with five years in a pharmacy group. I pick, pack and label fast, know the front shop, and explain repeats to patients in their own language.',
    languages: ['isiXhosa', 'English'],
    locations: [capeTown],
    willing_to_travel: false,
  },
  naledi: {
    street: '9 Maynard Road',
    short_bio: `Registered nurse with twelve years in intensive care and high care. I have led shifts of eight, look after ventilated patients and teach juniors while I work.\n\nNights suit me well. I need two days' notice, and I arrive early for the handover.`,
    languages: ['English', 'Afrikaans', 'Setswana', 'Sesotho'],
    locations: [capeTown, 'Western Cape,Cape Winelands'],
    willing_to_travel: false,
    qualification: {
      qualification: 'Bachelor of Nursing',
      institution: 'University of Cape Town',
      year_qualified: '2013-12-06',
      other_qualifications: 'Critical care nursing, 2016\nAdvanced cardiac life support, 2025',
    },
    insuredDays: 210,
  },
}
