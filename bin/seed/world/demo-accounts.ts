import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { addDays, type LocalDate } from '#shared/kernel/dates.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { CompanyDocument } from '#shared/companies/company-documents.schema.ts'
import { ProfessionalDocument } from '#shared/professionals/professional-documents.schema.ts'
import type { DocumentName } from '#shared/documents/documents.schema.ts'
import { defaultOpeningHours } from '#shared/companies/opening-hours.rules.ts'
import type { AboutPractice } from './about-practices.ts'
import { crossLogo, dataUrl, identityCard, portrait, shopFront, type PortraitStyle } from './pictures.ts'
import { blurredCard, certifiedCopy } from './demo-approvals.ts'
import type { SeedApi } from './seed-api.ts'
import type { DemoAbout } from './about-locums.ts'
import type { DemoLocum, DemoPractice } from './people.ts'

export type Place = { province: string; region: string }

/** A locum with what is optional in a profile. */
type WholeLocum = {
  person: DemoLocum
  place: Place
  contact: string
  about: DemoAbout | undefined
  style: PortraitStyle | undefined
}

/** Uploads a picture or a PDF and promotes it to a document. */
export const storeFile = async <A extends { id: UserId }>(
  api: SeedApi<A>,
  account: A,
  ownerId: UserId | CompanyId,
  document: DocumentName,
  file: Buffer,
): Promise<void> => {
  await api.call('postDocument', account, { params: { document, ownerId }, body: { data: dataUrl(file) } })
  if (ownerId === account.id)
    await api.call('promoteProfessionalDocument', account, { body: { doc: ProfessionalDocument.parse(document) } })
  else
    await api.call('promoteCompanyDocument', account, {
      params: { companyId: ownerId as CompanyId },
      body: { doc: CompanyDocument.parse(document) },
    })
}

const fillProfile = async <A extends { id: UserId }>(
  api: SeedApi<A>,
  account: A,
  { person, place }: WholeLocum,
  about: DemoAbout,
  today: LocalDate,
): Promise<void> => {
  const { street, qualification, insuredDays, bank, ...rest } = about
  await api.call('saveAboutMe', account, {
    body: {
      ...rest,
      address: { ...place, suburb: person.suburb, street },
      indemnity_insurance: insuredDays !== undefined,
      ...(insuredDays !== undefined && { indemnity_insurance_expiry: addDays(today, insuredDays) }),
    },
  })
  if (qualification) await api.call('saveQualification', account, { body: qualification })
  if (bank)
    await api.call('saveBankAccount', account, {
      body: { ...bank, account_holder: `${person.first_name} ${person.last_name}`, tax_payer: false },
    })
}

/** With their profile, their documents and, unless they wait for it, their approval. */
export const createLocum = async <A extends { id: UserId }>(
  api: SeedApi<A>,
  locum: WholeLocum,
  superAdmin: A,
  today: LocalDate,
): Promise<A> => {
  const { person, place, contact, about, style } = locum
  const account = await api.register(person.email, 'Locum')
  await api.call('createProfessional', account, { body: {} })
  await api.call('saveVerification', account, {
    body: {
      first_name: person.first_name,
      last_name: person.last_name,
      contact,
      industry: person.industry,
      profession: person.profession,
      professional_body: person.council,
      professional_number: person.number,
      idpassport: person.idpassport,
      ...(person.registeredDays && { registration_expiry: addDays(today, person.registeredDays) }),
      address: { ...place, suburb: person.suburb },
    },
  })
  await api.call('saveExperience', account, {
    body: { start_date: person.since, companies_worked_for: person.workedAt, skills: person.skills },
  })
  const day = (start: string, end: string, rate: number) => ({ start, end, rate, currency: 'ZAR' as const })
  const [weekdays, saturday, sundays] = person.rates
  await api.call('saveWorkHours', account, {
    body: {
      weekdays: day('09:00', '18:00', weekdays),
      saturday: day('09:00', '15:00', saturday),
      sundays: day('09:00', '17:00', sundays),
      public_holidays: day('09:00', '13:00', sundays),
    },
  })
  if (about) await fillProfile(api, account, locum, about, today)
  const identity = person.approval === 'pending' ? certifiedCopy(person) : identityCard()
  await storeFile(api, account, account.id, 'identity_document', identity)
  if (style) await storeFile(api, account, account.id, 'avatar', portrait(style))
  if (person.approval === 'sent back')
    await api.call('sendBackProfessional', superAdmin, {
      params: { id: account.id },
      body: { missing: blurredCard, reason: 'Upload ID: Not readable.' },
    })
  if (!person.approval) {
    const { files } = (await api.call('getOwnProfessional', account, {})) as Professional
    const body = { approved: true, identity_document: files.identity_document }
    await api.call('decideApproval', superAdmin, { params: { id: account.id }, body })
  }
  return account
}

export type Practice<A> = { account: A; companyId: CompanyId }

export const createPractice = async <A extends { id: UserId }>(
  api: SeedApi<A>,
  { email, name, industry, type, contact, manager }: DemoPractice,
  { colour, short_bio, address, operations, picture }: AboutPractice,
  place: Place,
): Promise<Practice<A>> => {
  const account = await api.register(email, 'CompanyAdmin')
  const managers = [{ name: manager[0], surname: manager[1], contact }]
  const company = await api.call('createCompany', account, { body: { name, industry, type, email, contact, managers } })
  const params = { companyId: company.id }
  await api.call('saveCompanyAddress', account, {
    params,
    body: { ...place, ...address, building_name: '', unit_no: 'N/A', country: 'South Africa' },
  })
  await api.call('saveOperations', account, { params, body: { ...defaultOpeningHours, ...operations } })
  await api.call('saveAboutCompany', account, { params, body: { short_bio } })
  await storeFile(api, account, company.id, 'logo', crossLogo(colour))
  if (picture) await storeFile(api, account, company.id, 'imageA', shopFront(colour))
  return { account, companyId: company.id }
}
