import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Booking } from './bookings/bookings.schema.ts'
import { Availability, BookingRequest } from './calendar/availability.schema.ts'
import { Company } from './companies/companies.schema.ts'
import { Lunch } from './kernel/shift.schema.ts'
import { Invite } from './members/members.schema.ts'
import { Conversation, Message } from './messages/messages.schema.ts'
import { Application } from './offers/applications.schema.ts'
import { Offer } from './offers/offers.schema.ts'
import { Industry, Option } from './options/options.schema.ts'
import { PlacementRequest } from './placements/placements.schema.ts'
import { Professional } from './professionals/professionals.schema.ts'
import { Tenant } from './tenants/tenants.schema.ts'
import { Transaction, Wallet } from './wallets/wallets.schema.ts'

type JsonSchema = {
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  prefixItems?: JsonSchema[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
}

/** Of an object or a list of objects; what several shapes have in common. */
function fieldsOf({ properties, items, anyOf, oneOf }: JsonSchema): Record<string, JsonSchema> {
  if (items) return fieldsOf(items)
  const [first, ...others] = (anyOf ?? oneOf ?? []).map(fieldsOf)
  if (!first) return properties ?? {}
  return Object.fromEntries(Object.entries(first).filter(([name]) => others.every((shape) => name in shape)))
}

/** Names of fields, and after a colon those within. */
function missingOf(schema: JsonSchema, fields: string): string[] {
  const known = fieldsOf(schema)
  return fields.split('; ').flatMap((part) => {
    const [names = '', within] = part.split(': ')
    return names.split(' ').flatMap((name) => {
      const field = known[name]
      if (!field) return [name]
      return within ? missingOf(field, within.split(' ').join('; ')).map((inner) => `${name}.${inner}`) : []
    })
  })
}

describe('the fields of SPEC 3', () => {
  it.each<[string, z.ZodMiniType, string]>([
    ['a professional', Professional, 'id createdAt updatedAt tenantId first_name last_name name contact email'],
    [
      'a professional, by steps',
      Professional,
      'industry profession professional_body professional_number idpassport; address: province region suburb street; ' +
        'short_bio languages locations willing_to_travel; experience: start_date companies_worked_for years_experience; ' +
        'skills; qualifications: qualification institution year_qualified other_qualifications; locale approved ' +
        'avatar_file; documents: images; walletTransactions; payment_info: account_holder bank_name branch_code ' +
        'account_number account_type tax_number tax_payer; indemnity_insurance: has_indemnity_insurance ' +
        'indemnity_insurance_expiry; working_hours: weekdays saturday sundays public_holidays; rates',
    ],
    [
      'a practice',
      Company,
      'id createdAt updatedAt tenantId name email contact industry type rates approved languages',
    ],
    [
      'a practice, by steps',
      Company,
      'systemsUsed professionalInsuranceCover short_bio logo_file; documents: images; walletTransactions; ' +
        'managers: name surname contact; working_hours: weekdays saturday extra_hours sundays public_holidays; ' +
        'address: building_name unit_no street suburb province region postal_code country',
    ],
    [
      'an availability',
      Availability,
      'id date end_date start_time end_time availability_code status professional booking_requests available_dates ' +
        'isactive isdeleted',
    ],
    [
      'a booking request of an availability',
      BookingRequest,
      'id booking_ref address booking_dates contact email end_time start_time industry lunch name notes rates status ' +
        'status_reason',
    ],
    [
      'an offer',
      Offer,
      'id offer_code offer_type date end_date start_time end_time status practice_region experience profession company ' +
        'rates lunch notes skills available_dates; request_dates: date start_time end_time; booking_dates ' +
        'booking_dates_times; mapped_dates: date status already_booked; offers_requests accountid availabilityId ' +
        'createdBy createdAt updatedAt isactive isdeleted',
    ],
    [
      'an application',
      Application,
      'id name surname contact email profession qualifications rates experience booking_dates uniqueAppReference status ' +
        'status_reason',
    ],
    ['a lunch', Lunch, 'allowed paid period'],
    [
      'a booking',
      Booking,
      'id accountid unique_booking_code booking_request_ref booking_request_type start_date end_date start_time ' +
        'end_time booking_dates booking_dates_times status bookedBy cancelledBy createdAt updatedAt notes rates ' +
        'company professional skills lunch request_dates',
    ],
    [
      'a tenant',
      Tenant,
      'tenantId name shortCode; settings: brandName url videoUrl logos dashboardImages theme wallet pricing',
    ],
    ['a message', Message, 'id message sentByID receivedByID createdAt isSeen'],
    ['an unread chat', Conversation, 'name count sentByID receivedByID'],
    ['a wallet', Wallet, 'type total label transactions'],
    ['a transaction', Transaction, 'id date amount balance reference referenceLink type note createdAt'],
    ['an invite', Invite, 'email roles inviteLink'],
    [
      'a request for a permanent placement',
      PlacementRequest,
      'practiceName practiceBussinessEmail professionTitle monthlySalary workingHours message',
    ],
    ['an option', Option, 'category name order isdeleted subs'],
    ['an industry', Industry, 'professions; skills: name code allowMultiple options; workedAtOptions'],
  ])('are those of %s', (_, schema, fields) => {
    expect(missingOf(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'output' }) as JsonSchema, fields)).toEqual(
      [],
    )
  })
})

it('a tenant with nothing but a mailbox has the defaults of SPEC 9', () => {
  const settings = Tenant.shape.settings.parse({ requestsMailbox: 'requests@one.example' })
  expect(settings.theme).toMatchObject({
    primary: '#FF5F05',
    secondary: '#4D88A1',
    accent: '#009CEF',
    error: '#F44336',
    anchor: '#FF5F05',
    background: '#FFFFFF',
  })
  expect(Object.keys(settings.theme)).toEqual(expect.arrayContaining(['wallet', 'green']))
  expect([settings.brandName, settings.url]).toEqual(['Locum Desk', expect.stringMatching(/^https:/)])
  expect([settings.wallet.show, settings.pricing.show]).toEqual([false, false])
})
