import type { MemberRole } from '#shared/kernel/member-roles.ts'
import type { Role } from '#shared/kernel/roles.ts'

/** Invented people and practices of the demo worlds. The accounts that the console names come first. */
export type DemoLocum = {
  email: string
  first_name: string
  last_name: string
  industry: 'Pharmacy' | 'Nursing' | 'Veterinary'
  profession: string
  council: string
  number: string
  idpassport: string
  suburb: string
  since: string
  workedAt: string[]
  skills: string[]
  rates: [weekdays: number, saturday: number, sundays: number]
  approval?: 'pending' | 'sent back'
  /** Days until the registration expires, where its expiry is known. */
  registeredDays?: number
}

export type DemoPractice = {
  email: string
  name: string
  industry: 'Pharmacy' | 'Nursing' | 'Veterinary'
  type: string
  contact: string
  manager: [name: string, surname: string]
}

export const admin: { email: string; role: Role } = { email: 'admin@example.com', role: 'SuperAdmin' }

const pharmacist = (
  email: string,
  names: [string, string],
  suburb: string,
  since: string,
  rates: DemoLocum['rates'],
  number: string,
  idpassport: string,
): DemoLocum => ({
  email,
  first_name: names[0],
  last_name: names[1],
  industry: 'Pharmacy',
  profession: 'Pharmacist',
  council: 'South African Pharmacy Council',
  number,
  idpassport,
  suburb,
  since,
  workedAt: ['Independent pharmacy', 'Pharmacy group'],
  skills: [
    'pharmacy-dispensing-community-dispensing',
    'pharmacy-dispensing-chronic-medicine',
    'pharmacy-systems-unisolv',
  ],
  rates,
})

export const locums = {
  thandi: pharmacist(
    'locum@example.com',
    ['Thandi', 'Nkosi'],
    'Pinelands',
    '2020-06-01',
    [380, 430, 520],
    'P23456',
    '9202204720083',
  ),
  anele: pharmacist(
    'anele@example.com',
    ['Anele', 'Vilakazi'],
    'Gardens',
    '2015-02-01',
    [440, 460, 550],
    'P11873',
    '8801235111088',
  ),
  riaan: pharmacist(
    'riaan@example.com',
    ['Riaan', 'Pretorius'],
    'Claremont',
    '2017-05-15',
    [395, 450, 530],
    'P15920',
    '8001015009087',
  ),
  kagiso: {
    ...pharmacist(
      'kagiso@example.com',
      ['Kagiso', 'Mokoena'],
      'Bellville',
      '2022-01-10',
      [350, 400, 480],
      'P30441',
      '9604115301087',
    ),
    registeredDays: 33,
  },
  lindiwe: pharmacist(
    'lindiwe@example.com',
    ['Lindiwe', 'Mahlangu'],
    'Green Point',
    '2018-08-01',
    [370, 420, 500],
    'P18077',
    '9009090811086',
  ),
  sipho: pharmacist(
    'sipho@example.com',
    ['Sipho', 'Dlamini'],
    'Observatory',
    '2016-03-01',
    [385, 440, 520],
    'P16202',
    '8705055202085',
  ),
  bongani: {
    ...pharmacist(
      'bongani@example.com',
      ['Bongani', 'Khumalo'],
      'Woodstock',
      '2021-09-01',
      [190, 215, 260],
      'A70311',
      '9811145402088',
    ),
    profession: 'Pharmacist Assistant Post-Basic',
  },
  zanele: {
    ...pharmacist(
      'zanele@example.com',
      ['Zanele', 'Mthembu'],
      'Rondebosch',
      '2023-02-01',
      [340, 390, 460],
      'P33018',
      '9905060411080',
    ),
    approval: 'pending',
  },
  naledi: {
    email: 'naledi@example.com',
    first_name: 'Naledi',
    last_name: 'van der Westhuizen-Mabuza',
    industry: 'Nursing',
    profession: 'Registered Nurse',
    council: 'South African Nursing Council',
    number: '14523678',
    idpassport: '9107070622083',
    suburb: 'Wynberg',
    since: '2014-01-06',
    workedAt: ['Private hospital'],
    skills: [],
    rates: [380, 430, 520],
  },
  ayanda: {
    ...pharmacist(
      'ayanda@example.com',
      ['Ayanda', 'Gumede'],
      'Sea Point',
      '2021-03-01',
      [355, 405, 490],
      'P31877',
      '9508125333081',
    ),
    approval: 'sent back',
  },
} as const satisfies Record<string, DemoLocum>

export const practices = {
  harbour: {
    email: 'practice@example.com',
    name: 'Harbour Road Pharmacy',
    industry: 'Pharmacy',
    type: 'Independent pharmacy',
    contact: '021 555 0142',
    manager: ['Hester', 'Roux'],
  },
  gardens: {
    email: 'gardens@example.com',
    name: 'Gardens Centre Pharmacy',
    industry: 'Pharmacy',
    type: 'Independent pharmacy',
    contact: '021 555 0177',
    manager: ['Imraan', 'Davids'],
  },
  vineyard: {
    email: 'vineyard@example.com',
    name: 'Vineyard Pharmacy Claremont',
    industry: 'Pharmacy',
    type: 'Pharmacy group',
    contact: '021 555 0103',
    manager: ['Nomsa', 'Jacobs'],
  },
  kenilworth: {
    email: 'kenilworth@example.com',
    name: 'Kenilworth Day Hospital',
    industry: 'Nursing',
    type: 'Private hospital',
    contact: '021 555 0190',
    manager: ['Pieter', 'Botha'],
  },
} as const satisfies Record<string, DemoPractice>

/** Who else works for the pharmacy, with accounts of their own. */
export const colleagues = {
  nadia: { email: 'nadia@example.com', name: 'Nadia Petersen', role: 'manager' },
  sizwe: { email: 'sizwe@example.com', name: 'Sizwe Khoza', role: 'booker' },
} as const satisfies Record<string, { email: string; name: string; role: MemberRole }>

/** Has no account yet. */
export const invited: { email: string; role: MemberRole } = { email: 'farah.adams@example.com', role: 'booker' }
