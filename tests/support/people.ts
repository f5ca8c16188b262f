import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { CompanyVerification } from '#shared/companies/companies.schema.ts'
import type { OfferTemplateBody } from '#shared/companies/offer-templates.schema.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import type { MemberRole } from '#shared/kernel/member-roles.ts'
import { addDays, todayAt } from '#shared/kernel/dates.ts'
import { rateGroupOf } from '#shared/kernel/rate-groups.ts'
import type { Offer, OfferBody } from '#shared/offers/offers.schema.ts'
import type { ProfessionalVerification } from '#shared/professionals/professionals.schema.ts'
import type * as z from 'zod/mini'
import type { OfferBody as OfferBodySchema } from '#shared/offers/offers.schema.ts'
import { memberItem } from '#functions/stores/companies.items.ts'
import type { Api, Caller } from './api.ts'

export type OfferInput = z.input<typeof OfferBodySchema>

export const today = (): string => todayAt(new Date().toISOString())
/** The date `days` days from today. */
export const ahead = (days: number): string => addDays(today(), days)
/** A shift `days` days from today. */
export const shiftAhead = (days: number, start_time = '08:00', end_time = '17:00') => ({
  date: ahead(days),
  start_time,
  end_time,
})
export const shiftsAhead = (...days: readonly number[]) => days.map((day) => shiftAhead(day))
/** Shifts on `count` days in a row. */
export const shiftsFrom = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => shiftAhead(from + at))
/** What an offer changes to be for these days. */
export const onDays = (...days: readonly number[]) => ({ request_dates: shiftsAhead(...days) })
/** The first `count` days, from `from` days ahead on, that are neither a weekend nor a public holiday. */
export const workingDays = (from: number, count: number): string[] =>
  Array.from({ length: 2 * count + 10 }, (_, at) => ahead(from + at))
    .filter((date) => rateGroupOf(date, []) === 'weekdays')
    .slice(0, count)

const region = { province: 'Western Cape', region: 'Cape Town Metro' }

export const verification = (changes: Partial<ProfessionalVerification> = {}): ProfessionalVerification => ({
  first_name: 'Thandi',
  last_name: 'Nkosi',
  contact: '082 123 4567',
  industry: 'Pharmacy',
  profession: 'Pharmacist',
  professional_body: 'SAPC',
  professional_number: 'P12345',
  idpassport: '8001015009087',
  address: { ...region, suburb: 'Gardens', street: '1 Kloof Street' },
  ...changes,
})

const day = { start: '09:00', end: '17:00', currency: 'ZAR' } as const
export const workHours = (weekdays = 380, saturday = 430, sundays = 520) => ({
  weekdays: { ...day, rate: weekdays },
  saturday: { ...day, rate: saturday },
  sundays: { ...day, rate: sundays },
  public_holidays: { ...day, rate: sundays },
})

export const qualification = {
  qualification: 'BPharm',
  institution: 'University of the Western Cape',
  year_qualified: '2017-12-01',
}

export const aboutMe = {
  short_bio: 'Community pharmacist who keeps the queue short and the scripts right.',
  languages: ['English', 'isiXhosa'],
  willing_to_travel: true,
  locations: ['Western Cape,Cape Town Metro', 'Western Cape,Overberg'],
  indemnity_insurance: true,
  indemnity_insurance_expiry: ahead(200),
}

export const bankAccount = {
  bank_name: 'Standard Bank',
  account_holder: 'T Nkosi',
  account_number: '0012345678',
  branch_code: '051001',
  account_type: 'savings',
  tax_payer: false,
  tax_number: '0123456789',
} as const

export const offerInput = (accountid: CompanyId, changes: Partial<OfferInput> = {}): OfferInput => ({
  accountid,
  profession: 'Pharmacist',
  practice_region: region,
  experience: 2,
  rates: [350, 550],
  lunch: { allowed: true, paid: false, period: 1 },
  request_dates: shiftsAhead(7, 8, 9),
  ...changes,
})

let count = 0
const address = (name: string): string => `${name}-${(count += 1)}@people.test`
export const newAddress = (): string => `${crypto.randomUUID()}@people.test`

export const offerTemplate = (name: string): OfferTemplateBody => ({
  name,
  profession: 'Pharmacist',
  practice_region: region,
  experience: 2,
  rates: ['350', '550'],
  lunch: { allowed: true, paid: false, period: 1 },
  notes: 'Ask for Hester.',
  skills: [],
  shifts: [
    { weekday: 1, start_time: '08:00', end_time: '17:00' },
    { weekday: 6, start_time: '09:00', end_time: '13:00' },
  ],
})

export const createAdmin = (api: Api): Promise<Caller> => api.signUp('SuperAdmin', address('admin'))

/** A super admin’s decision; undoing an approval needs the reason. */
export const approvalBody = (approved: boolean) => ({ approved, reason: 'Looked at again.' })

/** A locum with a complete profile, approved by default. */
export const createLocum = async (
  api: Api,
  changes: Partial<ProfessionalVerification> = {},
  approvedBy?: Caller,
): Promise<Caller> => {
  const locum = await api.signUp('Locum', address('locum'))
  await api.call('createProfessional', locum, { body: {} })
  await api.call('saveVerification', locum, { body: verification(changes) })
  await api.call('saveExperience', locum, {
    body: { start_date: '2018-03-01', companies_worked_for: ['Clicks'], skills: [] },
  })
  await api.call('saveWorkHours', locum, { body: workHours() })
  if (approvedBy) await api.call('decideApproval', approvedBy, { params: { id: locum.id }, body: { approved: true } })
  return locum
}

export const practiceNamed = (name: string): CompanyVerification => ({
  name,
  industry: 'Pharmacy',
  type: 'Retail pharmacy',
  email: 'hello@harbour-road.test',
  contact: '021 123 4567',
  managers: [{ name: 'Hester', surname: 'Roux', contact: '021 123 4567' }],
})

const shopHours = { start: '08:00', end: '18:00' }

/** The other required steps, as stored. */
const complete = {
  address: {
    building_name: '',
    unit_no: 'N/A',
    street: '12 Harbour Road',
    suburb: 'Gardens',
    ...region,
    postal_code: '8001',
    country: 'South Africa',
  },
  languages: ['English'],
  working_hours: { weekdays: shopHours, saturday: shopHours, extra_hours: { sundays: false, public_holidays: false } },
  short_bio: 'A family pharmacy at the harbour.',
  files: {
    logo: {
      id: 'fil_0000000000000000',
      type: 'image/png',
      size: 1000,
      width: 8,
      height: 6,
      at: '2026-11-01T08:00:00.000Z',
    },
  },
}

/** Completes the profile of a practice, or removes its address. */
export const setComplete = async ({ db }: Api, id: CompanyId, isComplete = true): Promise<void> => {
  const names = Object.keys(complete)
  await db.send(
    new UpdateCommand({
      TableName: 'companies',
      Key: { pk: id, sk: 'COMPANY' },
      ...(isComplete
        ? {
            UpdateExpression: `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}`,
            ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
            ExpressionAttributeValues: Object.fromEntries(
              Object.entries(complete).map(([name, value]) => [`:${name}`, value]),
            ),
          }
        : { UpdateExpression: 'REMOVE address' }),
    }),
  )
}

/** Makes a user a member of a practice, directly in the tables. */
export const join = ({ db }: Pick<Api, 'db'>, companyId: CompanyId, { id }: Caller, role: MemberRole = 'owner') => {
  const Item = memberItem.written({
    pk: companyId,
    sk: `MEMBER#${id}`,
    memberUser: id,
    role,
    since: new Date().toISOString(),
    version: 1,
  })
  return db.send(new PutCommand({ TableName: 'companies', Item }))
}

/** A practice and one of its members. */
export type Practice = { member: Caller; companyId: CompanyId }

/** A practice with one member and a complete profile. */
export const createPractice = async (api: Api, name = 'Harbour Road Pharmacy'): Promise<Practice> => {
  const member = await api.signUp('CompanyAdmin', address('practice'))
  const company = await api.call('createCompany', member, { body: practiceNamed(name) })
  await setComplete(api, company.id)
  return { member, companyId: company.id }
}

/** An approved locum and a practice. */
export type Pair = { locum: Caller; practice: Practice }

export const createPair = async (api: Api, admin: Caller, name?: string): Promise<Pair> => ({
  locum: await createLocum(api, {}, admin),
  practice: await createPractice(api, name),
})

export const post = async (api: Api, practice: Practice, changes: Partial<OfferInput> = {}): Promise<Offer> =>
  api.call('postOffer', practice.member, {
    body: offerInput(practice.companyId, changes) as z.input<typeof OfferBodySchema> & OfferBody,
  })

/** An offer as a caller sees it. */
export const readOffer = (api: Api, caller: Caller, { id }: Pick<Offer, 'id'>): Promise<Offer> =>
  api.call('getOffer', caller, { params: { id } })

/** The offers that a pharmacist finds. */
export const marketOf = async (api: Api, locum: Caller): Promise<string[]> =>
  (
    await api.list('searchOffers', locum, {
      params: { profession: 'Pharmacist', start: ahead(0), end: ahead(300), experience: 0 },
    })
  ).map(({ id }) => id as string)

export const apply = async (api: Api, locum: Caller, offer: Offer, dates: readonly string[] = offer.available_dates) =>
  api.call('applyToOffer', locum, { params: { id: offer.id }, body: { revision: offer.revision, dates: [...dates] } })

export const confirm = async (
  api: Api,
  practice: { member: Caller },
  offer: Offer,
  locum: Caller,
  dates?: readonly string[],
) =>
  api.call('confirmApplication', practice.member, {
    params: { offerId: offer.id },
    body: { id: locum.id, ...(dates && { dates: [...dates] }) },
  })
