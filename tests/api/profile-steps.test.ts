import { describe, expect, it, vi } from 'vitest'
import type { ApiResponse, Caller, OperationName } from '#tests/support/api.ts'
import { aboutMe, ahead, bankAccount, createLocum, qualification, verification } from '#tests/support/people.ts'
import { sharedApi } from '#tests/support/shared-api.ts'

const { api, newLocum } = await sharedApi()
const locum = await newLocum()

const newcomer = async (): Promise<Caller> => {
  const caller = await api.signUp('Locum', `newcomer-${crypto.randomUUID()}@steps.test`)
  await api.call('createProfessional', caller, { body: {} })
  return caller
}
const item = (caller: Caller, sk: 'PROFILE' | 'PERSONAL') => api.item('professionals', caller.id, sk)
const problems = ({ status, body }: ApiResponse) => [
  status,
  ...(body.error?.details?.fields ?? []).map(
    ({ field, message }: { field: string; message: string }) => `${field}: ${message}`,
  ),
]
const send = (name: OperationName, body: object, caller = locum) => api.send(name, caller, { body })

describe('payment information', () => {
  it('is stored only in the personal item, with the identity number, and returned to its owner', async () => {
    const { body } = await send('saveBankAccount', bankAccount)
    expect(body.data.payment_info).toEqual(bankAccount)
    expect(await item(locum, 'PERSONAL')).toMatchObject({
      payment_info: bankAccount,
      idpassport: verification().idpassport,
    })
    expect(JSON.stringify(await item(locum, 'PROFILE'))).not.toMatch(/payment_info|0012345678|051001/)
  })

  it('is kept when the identity number changes', async () => {
    const own = await createLocum(api)
    await send('saveBankAccount', bankAccount, own)
    await send('saveVerification', verification({ idpassport: 'A04512345' }), own)
    expect(await item(own, 'PERSONAL')).toMatchObject({ payment_info: bankAccount, idpassport: 'A04512345' })
  })

  it('may be saved before anything else, and partly', async () => {
    const half = {
      bank_name: '',
      account_holder: '',
      account_number: '',
      branch_code: '',
      tax_payer: false,
      tax_number: '',
    }
    const early = await newcomer()
    expect((await send('saveBankAccount', half, early)).body.data.payment_info).toEqual(half)
  })

  it('accepts digits only', async () => {
    const response = await send('saveBankAccount', {
      ...bankAccount,
      branch_code: '05-1001',
      account_number: 'twelve',
      tax_number: '1-2',
    })
    expect(problems(response)).toEqual([
      400,
      'account_number: only numbers are accepted',
      'branch_code: only numbers are accepted',
      'tax_number: only numbers are accepted',
    ])
  })
})

describe('qualification', () => {
  it('is stored as given', async () => {
    const given = { ...qualification, other_qualifications: 'Immunisation certificate\nFirst aid' }
    expect((await send('saveQualification', given)).body.data.qualifications).toEqual(given)
  })

  it.each([
    [{ year_qualified: ahead(1) }, 'year_qualified: Date can not be in the future'],
    [{ year_qualified: '1939-12-31' }, 'year_qualified: Date is too far in the past'],
    [{ qualification: 'BA' }, 'qualification: Use more than 2 characters'],
    [{ institution: '' }, 'institution: Required'],
  ])('refuses %j', async (changes, problem) => {
    expect(problems(await send('saveQualification', { ...qualification, ...changes }))).toEqual([400, problem])
  })
})

describe('about me', () => {
  it('changes only the given fields', async () => {
    const own = await createLocum(api)
    await send('saveAboutMe', aboutMe, own)
    const { body } = await send('saveAboutMe', { languages: ['Afrikaans', 'Afrikaans', 'English'] }, own)
    expect(body.data).toMatchObject({
      short_bio: aboutMe.short_bio,
      languages: ['Afrikaans', 'English'],
      willing_to_travel: true,
      locations: aboutMe.locations,
      address: verification().address,
      indemnity_insurance: { has_indemnity_insurance: true },
    })
  })

  it('uses the home region if no location is chosen, and only then', async () => {
    const own = await createLocum(api)
    const saved = async (body: object) => (await send('saveAboutMe', body, own)).body.data.locations
    expect(await saved({ locations: [] })).toEqual([])
    expect(await saved({ willing_to_travel: true })).toEqual(['Western Cape,Cape Town Metro'])
    expect(await saved({ locations: ['Western Cape,Overberg'] })).toEqual(['Western Cape,Overberg'])
    expect(await saved({ willing_to_travel: false })).toEqual(['Western Cape,Overberg'])
    const early = await newcomer()
    expect((await send('saveAboutMe', { languages: ['English'] }, early)).body.data.locations).toEqual([])
  })

  it('changes the home address without losing the verification', async () => {
    const own = await newLocum()
    const address = { province: 'Gauteng', region: 'Sedibeng', suburb: 'Vereeniging', street: '3 Merriman Avenue' }
    const { body } = await send('saveAboutMe', { address }, own)
    expect(body.data).toMatchObject({ address, approved: true })
    expect(await api.item('calendars', own.id, 'LOCK')).toMatchObject({ approved: true })
  })

  it('has a name without a web address', async () => {
    const response = await send(
      'saveVerification',
      verification({ first_name: 'bit.ly/prizes', last_name: 'Nkosi www.evil' }),
    )
    expect(problems(response)).toEqual([
      400,
      'first_name: A name cannot contain a web address. Put a space after each full stop',
      'last_name: A name cannot contain a web address. Put a space after each full stop',
    ])
    expect(
      (
        await send(
          'saveVerification',
          verification({ first_name: 'J.P.', last_name: 'van der Merwe-St.Clair' }),
          await createLocum(api),
        )
      ).status,
    ).toBe(200)
  })

  it('needs a profession of the industry', async () => {
    const problemsOf = async (changes: object) => problems(await send('saveVerification', verification(changes)))
    expect(await problemsOf({ industry: 'Alchemy' })).toEqual([400, 'industry: Choose one from the list'])
    expect(await problemsOf({ industry: 'Nursing', profession: 'Pharmacist' })).toEqual([
      400,
      'profession: Choose one from the list',
    ])
  })

  it('checks the regions and names each unknown one', async () => {
    const response = await send('saveAboutMe', {
      address: { province: 'Gauteng', region: 'Overberg', suburb: 'Gardens' },
      locations: ['Western Cape,Overberg', 'Western Cape,Sedibeng', 'Atlantis,Deep'],
    })
    expect(problems(response)).toEqual([
      400,
      'address.region: Choose one from the list',
      'locations.1: Choose one from the list',
      'locations.2: Choose one from the list',
    ])
  })

  it('takes languages, skills and a bank from their lists alone', async () => {
    expect(problems(await send('saveAboutMe', { languages: ['English', 'Latin'] }))).toEqual([
      400,
      'languages.1: Choose one from the list',
    ])
    const experience = { start_date: '2018-03-01', companies_worked_for: ['Clicks'], skills: ['juggling'] }
    expect(problems(await send('saveExperience', experience))).toEqual([400, 'skills.0: Choose one from the list'])
    expect(problems(await send('saveBankAccount', { ...bankAccount, bank_name: 'Bank of Nowhere' }))).toEqual([
      400,
      'bank_name: Choose one from the list',
    ])
  })

  it('stores an expiry date while there is insurance, and returns the month first', async () => {
    const own = await createLocum(api)
    const saved = async (body: object) => (await send('saveAboutMe', body, own)).body.data.indemnity_insurance
    const [year, month, day] = ahead(40).split('-')
    const insured = { has_indemnity_insurance: true, indemnity_insurance_expiry: `${month}/${day}/${year}` }
    expect(await saved({ indemnity_insurance: true, indemnity_insurance_expiry: ahead(40) })).toEqual(insured)
    expect(await saved({ indemnity_insurance: true, indemnity_insurance_expiry: '' })).toEqual(insured)
    expect(await saved({ indemnity_insurance: false, indemnity_insurance_expiry: '' })).toEqual({
      has_indemnity_insurance: false,
      indemnity_insurance_expiry: '',
    })
    expect(await saved({ indemnity_insurance: true })).toEqual({
      has_indemnity_insurance: true,
      indemnity_insurance_expiry: '',
    })
  })

  it('refuses an expiry date before today', async () => {
    const expiring = (days: number) =>
      send('saveAboutMe', { indemnity_insurance: true, indemnity_insurance_expiry: ahead(days) })
    expect(problems(await expiring(-1))).toEqual([400, 'indemnity_insurance_expiry: Date can not be in the past'])
    expect(problems(await expiring(0))).toEqual([200])
  })
})

describe('a repeat', () => {
  it('under one key gets the first response, though the date has changed since', async () => {
    const own = await createLocum(api)
    const request = {
      body: { indemnity_insurance: true, indemnity_insurance_expiry: ahead(1) },
      key: 'before-midnight',
    }
    const first = await api.send('saveAboutMe', own, request)
    vi.useFakeTimers({ now: Date.parse(`${ahead(3)}T10:00:00Z`), toFake: ['Date'] })
    try {
      expect(await api.send('saveAboutMe', own, request)).toEqual(first)
      expect((await api.send('saveAboutMe', own, { ...request, key: 'after-midnight' })).status).toBe(400)
    } finally {
      vi.useRealTimers()
    }
  })
})
