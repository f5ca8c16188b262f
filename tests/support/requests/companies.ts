import { ahead, offerTemplate, practiceNamed } from '#tests/support/people.ts'
import { type Fixture, type FixtureContext, type Fixtures, unusedIds } from './fixture.ts'

const company = practiceNamed('Harbour Road Pharmacy')
/** Names of practices are unique within an account. */
const newCompany = () => practiceNamed(`Branch ${crypto.randomUUID()}`)
const companyAddress = {
  street: '12 Harbour Road',
  province: 'Western Cape',
  region: 'Cape Town Metro',
  postal_code: '8001',
}
const operations = {
  weekdays: { start: '08:00', end: '18:00' },
  saturday: { start: '09:00', end: '13:00' },
  extra_hours: { sundays: true, public_holidays: false },
  sundays: { start: '09:00', end: '13:00' },
  languages: ['English', 'isiXhosa'],
  systemsUsed: ['Unisolv'],
  professionalInsuranceCover: true,
}
const companyAbout = { short_bio: 'A family pharmacy at the harbour, with two pharmacists and a clinic sister.' }
const companySettings = { contact: '021 123 4567', email: 'hello@harbour-road.test' }

const newPlan = () => ({ plan: 'pro-practice', from: ahead(1), reason: 'They have subscribed.' })

const newTemplate = () => offerTemplate(`Mondays ${crypto.randomUUID().slice(0, 8)}`)
/** A practice has few templates, so from the `most`th on callers name the last one. */
const savedTemplate = async ({ api, pair }: FixtureContext, most: number) => {
  const { member, companyId } = pair.practice
  const saved = await api.list('listOfferTemplates', member, { params: { companyId } })
  const { code } =
    saved[most - 1] ?? (await api.call('createOfferTemplate', member, { params: { companyId }, body: newTemplate() }))
  return { params: { companyId, code } }
}

/** A request that names a practice and sends a body about it. */
const ofCompany = (body: object, change: object): Fixture => ({
  request: ({ pair }) => ({ params: { companyId: pair.practice.companyId }, body }),
  absent: { params: { companyId: unusedIds.company }, body },
  other: (sent) => ({ ...sent, ...change }),
})
/** A request that names a practice. */
export const atCompany: Fixture = {
  request: ({ pair }) => ({ params: { companyId: pair.practice.companyId } }),
  absent: { params: { companyId: unusedIds.company } },
}

export const companiesRequests = {
  listCompanies: { request: () => ({ query: {} }) },
  listMyPractices: { request: () => ({}) },
  createCompany: { request: () => ({ body: newCompany() }), other: (body) => ({ ...body, name: 'Another name' }) },
  updateCompany: ofCompany(company, { name: 'Another name' }),
  saveCompanyAddress: ofCompany(companyAddress, { street: '14 Harbour Road' }),
  saveOperations: ofCompany(operations, { languages: ['Afrikaans'] }),
  saveAboutCompany: ofCompany(companyAbout, { short_bio: 'A pharmacy that is open late.' }),
  getCompanySettings: atCompany,
  saveCompanySettings: ofCompany(companySettings, { contact: '021 765 4321' }),
  getPricing: atCompany,
  setPlan: {
    request: ({ pair }) => ({ params: { companyId: pair.practice.companyId }, body: newPlan() }),
    absent: { params: { companyId: unusedIds.company }, body: newPlan() },
    other: (body) => ({ ...body, plan: 'pay-when-you-book' }),
  },
  listOfferTemplates: atCompany,
  createOfferTemplate: {
    request: ({ pair }) => ({ params: { companyId: pair.practice.companyId }, body: newTemplate() }),
    absent: { params: { companyId: unusedIds.company }, body: newTemplate() },
    other: (body) => ({ ...body, notes: 'Ring at the back.' }),
  },
  updateOfferTemplate: {
    request: async (context) => ({ ...(await savedTemplate(context, 1)), body: newTemplate() }),
    absent: { params: { companyId: unusedIds.company, code: unusedIds.template }, body: newTemplate() },
    other: (body) => ({ ...body, notes: 'Ring at the back.' }),
  },
  deleteOfferTemplate: {
    request: (context) => savedTemplate(context, 18),
    absent: { params: { companyId: unusedIds.company, code: unusedIds.template } },
  },
  deleteCompany: {
    // Its other members are refused.
    request: async ({ api, pair: { practice }, owner }) => {
      const isMember = owner.role !== 'CompanyAdmin' || owner.id === practice.member.id
      const made = isMember && (await api.call('createCompany', practice.member, { body: newCompany() }))
      return { params: { companyId: made ? made.id : practice.companyId } }
    },
    absent: { params: { companyId: unusedIds.company } },
  },
  getCompany: atCompany,
} satisfies Fixtures
