import { describe, expect, it } from 'vitest'
import type { EventOf } from '#shared/events.ts'
import type { OperationName } from '#tests/support/api.ts'
import { apply, confirm, createAdmin, createLocum, createPractice, post, readOffer } from '#tests/support/people.ts'
import { sharedApi } from '#tests/support/shared-api.ts'

const { api } = await sharedApi()
const practice = await createPractice(api)

const address = { street: '12 Harbour Road', province: 'Western Cape', region: 'Cape Town Metro', postal_code: '8001' }
const hours = { weekdays: { start: '08:00', end: '18:00' }, saturday: { start: '09:00', end: '13:00' } }
const operations = {
  ...hours,
  languages: ['English', 'isiXhosa'],
  systemsUsed: ['Unisolv'],
  professionalInsuranceCover: true,
}

const save = (name: OperationName, body: unknown, key?: string) =>
  api.send(name, practice.member, { params: { companyId: practice.companyId }, body, ...(key && { key }) })
const stored = () => api.item('companies', practice.companyId, 'COMPANY')
const problems = async (name: OperationName, body: unknown) => {
  const response = await save(name, body)
  expect(response.status).toBe(400)
  return response.body.error.details.fields as { field: string; message: string }[]
}

describe('a practice’s profile', () => {
  it('stores the address, with defaults for what the form leaves out', async () => {
    const { body } = await save('saveCompanyAddress', address, 'address')
    const whole = { ...address, building_name: '', unit_no: 'N/A', suburb: '', country: 'South Africa' }
    expect(body.data.address).toEqual(whole)
    expect(await stored()).toMatchObject({ address: whole, version: 2 })
    const record = await api.item('commands', `${practice.member.id}#address`)
    expect((record?.events as EventOf[])[0]).toMatchObject({ type: 'company.saved', subject: practice.companyId })
  })

  it('takes languages and systems from their lists alone', async () => {
    const extra_hours = { sundays: false, public_holidays: false }
    const chosen = { languages: ['Latin'], systemsUsed: ['Abacus'] }
    const fields = await problems('saveOperations', { ...operations, extra_hours, ...chosen })
    expect(fields).toEqual(
      ['languages.0', 'systemsUsed.0'].map((field) => ({ field, message: 'Choose one from the list' })),
    )
  })

  it('refuses a region of another province, and missing fields', async () => {
    expect(await problems('saveCompanyAddress', { ...address, province: 'Gauteng' })).toEqual([
      { field: 'region', message: 'Choose one from the list' },
    ])
    expect(await problems('saveCompanyAddress', { ...address, street: ' ', postal_code: '' })).toEqual([
      { field: 'street', message: 'Required' },
      { field: 'postal_code', message: 'Required' },
    ])
    expect(await problems('saveCompanyAddress', { ...address, postal_code: '800' })).toEqual([
      { field: 'postal_code', message: 'Postal code should have 4 digits' },
    ])
    expect(await problems('saveCompanyAddress', { ...address, country: 'Lesotho' })).toMatchObject([
      { field: 'country' },
    ])
  })

  it('stores opening hours of Sundays and holidays only while the practice is open on them', async () => {
    const extra = {
      extra_hours: { sundays: true, public_holidays: false },
      public_holidays: { start: '10:00', end: '12:00' },
    }
    const { body } = await save('saveOperations', { ...operations, ...extra })
    const working_hours = { ...hours, extra_hours: extra.extra_hours, sundays: { start: '09:00', end: '13:00' } }
    expect(body.data).toMatchObject({
      languages: ['English', 'isiXhosa'],
      systemsUsed: ['Unisolv'],
      professionalInsuranceCover: true,
    })
    expect(body.data.working_hours).toEqual(working_hours)
    expect((await stored())?.working_hours).toEqual(working_hours)
  })

  it('needs a language, but no answer about insurance cover', async () => {
    const { professionalInsuranceCover: _, ...rest } = operations
    expect(
      await problems('saveOperations', {
        ...rest,
        extra_hours: { sundays: false, public_holidays: false },
        languages: [],
      }),
    ).toEqual([{ field: 'languages', message: 'Please select at least one language' }])
    expect(
      (await save('saveOperations', { ...rest, extra_hours: { sundays: false, public_holidays: false } })).body.data,
    ).not.toHaveProperty('professionalInsuranceCover')
  })

  it('shows locums the description, but neither street nor contact details', async () => {
    const short_bio = 'A family pharmacy at the harbour.\nTwo pharmacists and a clinic sister.'
    expect((await save('saveAboutCompany', { short_bio })).body.data.short_bio).toBe(short_bio)
    expect(await problems('saveAboutCompany', { short_bio: 'Too small'.slice(0, 8) })).toEqual([
      { field: 'short_bio', message: 'Bio is too short.' },
    ])
    const seen = await api.call('getCompany', await createLocum(api), { params: { companyId: practice.companyId } })
    expect(seen).toMatchObject({
      short_bio,
      address: { suburb: '', province: 'Western Cape', region: 'Cape Town Metro' },
    })
    expect(JSON.stringify(seen)).not.toMatch(/Harbour Road"|8001|021 123 4567/)
  })

  it('has contact details shared by all its members, and notification settings for each', async () => {
    const input = { params: { companyId: practice.companyId } }
    expect(await api.call('getCompanySettings', practice.member, input)).toMatchObject({
      notification_channels: { email: { offers: true, bookings: true } },
    })
    const push = { offers: true, bookings: true, messages: true }
    const settings = {
      name: 'Hester Roux',
      contact: '021 999 0000',
      email: 'desk@harbour-road.test',
      notification_channels: { email: { offers: false, bookings: true, messages: true }, push },
    }
    await save('saveCompanySettings', settings)
    const saved = await api.call('getCompanySettings', practice.member, input)
    expect(saved).toEqual({ ...settings, version: expect.any(String) })
    const quiet = { email: { offers: false, bookings: false, messages: false }, push }
    expect((await save('saveCompanySettings', { notification_channels: quiet })).body.data).toEqual({
      ...settings,
      notification_channels: quiet,
      version: expect.any(String),
    })
    expect(
      (await save('saveCompanySettings', { notification_channels: settings.notification_channels })).body.data,
    ).toEqual(saved)
    expect((await save('saveCompanySettings', { email: settings.email })).body.data).toEqual(saved)
    expect((await save('saveCompanySettings', {})).status).toBe(400)
    expect(await stored()).toMatchObject({
      contact: settings.contact,
      email: settings.email,
      short_bio: expect.any(String),
    })
    expect(await api.item('users', practice.member.id, 'USER')).toMatchObject({
      role: 'CompanyAdmin',
      notification_channels: settings.notification_channels,
    })
  })
})

describe('the address of a practice', () => {
  it('is visible to both parties of a booking until it is cancelled', async () => {
    const admin = await createAdmin(api)
    const [locum, other] = [await createLocum(api, {}, admin), await createLocum(api, {}, admin)]
    const { companyId } = practice
    await save('saveCompanyAddress', address)
    const offer = await post(api, practice)
    await apply(api, locum, offer)
    await apply(api, other, offer)
    expect(JSON.stringify(await readOffer(api, locum, offer))).not.toContain(address.street)
    const booking = await confirm(api, practice, offer, locum)
    const input = { params: { bookingId: booking.id } }
    for (const caller of [locum, practice.member])
      expect((await api.call('getBooking', caller, input)).company.address).toMatchObject(address)
    expect((await api.send('getBooking', other, input)).status).toBe(404)
    await api.call('cancelBooking', practice.member, {
      params: { bookingId: booking.id, accountId: companyId },
      body: { status_reason: 'We are closed.' },
    })
    expect((await api.call('getBooking', locum, input)).company).not.toHaveProperty('address')
  })
})
