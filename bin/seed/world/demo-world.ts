import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { addDays, weekdayOf, type LocalDate } from '#shared/kernel/dates.ts'
import type { CompanyId, OfferId, UserId } from '#shared/kernel/ids.ts'
import { CompanyDocument } from '#shared/companies/company-documents.schema.ts'
import { ProfessionalDocument } from '#shared/professionals/professional-documents.schema.ts'
import type { DocumentName } from '#shared/documents/documents.schema.ts'
import { defaultOpeningHours } from '#shared/companies/opening-hours.rules.ts'
import { aboutPractices } from './about-practices.ts'
import { crossLogo, dataUrl, identityCard, portrait, shopFront } from './pictures.ts'
import { blurredCard, certifiedCopy } from './demo-approvals.ts'
import { seedDemoCalendars } from './demo-calendars.ts'
import { seedDemoChats } from './demo-chats.ts'
import { seedDemoMembers } from './demo-members.ts'
import { seedDemoPlacements } from './demo-placements.ts'
import { seedDemoRelations } from './demo-relations.ts'
import type { SeedApi } from './seed-api.ts'
import { portraits } from './portraits.ts'
import { aboutLocums, type DemoAbout } from './about-locums.ts'
import { admin, locums, practices, type DemoLocum, type DemoPractice } from './people.ts'

const capeTown = { province: 'Western Cape', region: 'Cape Town Metro' }
const unpaidHour = { allowed: true, paid: false, period: 1 } as const
const hours = (start: string, end: string) => (date: LocalDate) => ({ date, start_time: start, end_time: end })
const fullDay = hours('08:00', '17:00')
const shortDay = hours('09:00', '13:00')
const weekend = (date: LocalDate) => (weekdayOf(date) % 6 === 0 ? shortDay(date) : fullDay(date))

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
  person: DemoLocum,
  about: DemoAbout,
  today: LocalDate,
): Promise<void> => {
  const { street, qualification, insuredDays, bank, ...rest } = about
  await api.call('saveAboutMe', account, {
    body: {
      ...rest,
      address: { ...capeTown, suburb: person.suburb, street },
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

const createLocum = async <A extends { id: UserId }>(
  api: SeedApi<A>,
  key: keyof typeof locums,
  superAdmin: A,
  today: LocalDate,
): Promise<A> => {
  const person: DemoLocum = locums[key]
  const about = aboutLocums[key]
  const account = await api.register(person.email, 'Locum')
  await api.call('createProfessional', account, { body: {} })
  await api.call('saveVerification', account, {
    body: {
      first_name: person.first_name,
      last_name: person.last_name,
      contact: '082 555 01' + String(10 + Object.values(locums).findIndex(({ email }) => email === person.email)),
      industry: person.industry,
      profession: person.profession,
      professional_body: person.council,
      professional_number: person.number,
      idpassport: person.idpassport,
      ...(person.registeredDays && { registration_expiry: addDays(today, person.registeredDays) }),
      address: { ...capeTown, suburb: person.suburb },
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
  if (about) await fillProfile(api, account, person, about, today)
  const identity = person.approval === 'pending' ? certifiedCopy(person) : identityCard()
  await storeFile(api, account, account.id, 'identity_document', identity)
  const style = portraits[key]
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

type Practice<A> = { account: A; companyId: CompanyId }

const createPractice = async <A extends { id: UserId }>(
  api: SeedApi<A>,
  key: keyof typeof practices,
): Promise<Practice<A>> => {
  const { email, name, industry, type, contact, manager }: DemoPractice = practices[key]
  const { colour, short_bio, address, operations, picture } = aboutPractices[key]
  const account = await api.register(email, 'CompanyAdmin')
  const managers = [{ name: manager[0], surname: manager[1], contact }]
  const company = await api.call('createCompany', account, { body: { name, industry, type, email, contact, managers } })
  const params = { companyId: company.id }
  await api.call('saveCompanyAddress', account, {
    params,
    body: { ...capeTown, ...address, building_name: '', unit_no: 'N/A', country: 'South Africa' },
  })
  await api.call('saveOperations', account, { params, body: { ...defaultOpeningHours, ...operations } })
  await api.call('saveAboutCompany', account, { params, body: { short_bio } })
  await storeFile(api, account, company.id, 'logo', crossLogo(colour))
  if (picture) await storeFile(api, account, company.id, 'imageA', shopFront(colour))
  return { account, companyId: company.id }
}

const all = async <K extends string, V, R>(
  record: Record<K, V>,
  make: (value: V, key: K) => Promise<R>,
): Promise<Record<K, R>> => {
  const entries = await Promise.all(
    Object.entries<V>(record).map(async ([key, value]) => [key, await make(value, key as K)] as const),
  )
  return Object.fromEntries(entries) as Record<K, R>
}

type Terms = {
  dates: ReturnType<typeof fullDay>[]
  profession?: string
  rates?: [number, number]
  experience?: number
  notes?: string
  skills?: string[]
}

/** Fills an empty stack with a few practices and locums in Cape Town, using only the API. */
export const seedDemoWorld = async <A extends { id: UserId }>(api: SeedApi<A>, today: LocalDate): Promise<void> => {
  const superAdmin = await api.register(admin.email, admin.role)
  const [people, places] = await Promise.all([
    all<keyof typeof locums, DemoLocum, A>(locums, (_, key) => createLocum(api, key, superAdmin, today)),
    all<keyof typeof practices, DemoPractice, Practice<A>>(practices, (_, key) => createPractice(api, key)),
  ])
  const day = (n: number) => addDays(today, n)

  const post = async ({ account, companyId }: Practice<A>, { dates, ...terms }: Terms): Promise<OfferId> => {
    const defaults = { profession: 'Pharmacist', rates: [350, 550] as [number, number], experience: 2 }
    const body = {
      ...defaults,
      ...terms,
      accountid: companyId,
      practice_region: capeTown,
      lunch: unpaidHour,
      request_dates: dates,
    }
    return (await api.call('postOffer', account, { body })).id
  }
  const apply = (who: A, id: OfferId, dates: LocalDate[]) =>
    api.call('applyToOffer', who, { params: { id }, body: { revision: 1, dates } })
  const confirm = ({ account }: Practice<A>, offerId: OfferId, who: A, dates: LocalDate[]) =>
    api.call('confirmApplication', account, { params: { offerId }, body: { id: who.id, dates } })
  const book = async (place: Practice<A>, who: A, terms: Terms) => {
    const id = await post(place, terms)
    const dates = terms.dates.map(({ date }) => date)
    await apply(who, id, dates)
    await confirm(place, id, who, dates)
  }

  const { harbour, gardens, vineyard, kenilworth } = places
  const { lindiwe, bongani, thandi, sipho } = people
  await api.call('setPlan', superAdmin, {
    params: { companyId: kenilworth.companyId },
    body: { plan: 'pro-practice', from: today, reason: 'They have subscribed.' },
  })
  // In parallel except for the same locum, and all in the future: a shift that has started can't be booked.
  await Promise.all([
    book(harbour, lindiwe, { dates: [fullDay(day(4))] }).then(() =>
      book(vineyard, lindiwe, { dates: [shortDay(day(3))] }),
    ),
    book(harbour, bongani, {
      dates: [fullDay(day(1))],
      profession: 'Pharmacist Assistant Post-Basic',
      rates: [180, 240],
    }),
    book(gardens, thandi, { dates: [fullDay(day(1))] }),
    book(harbour, sipho, { dates: [hours('08:00', '18:00')(day(5))] }),
  ])

  const afternoon = await post(harbour, { dates: [hours('13:00', '18:00')(day(2))], rates: [360, 410] })
  for (const who of [people.riaan, people.kagiso, people.sipho]) await apply(who, afternoon, [day(2)])

  const week = await post(harbour, {
    dates: [14, 15, 16, 17, 18].map((n) => weekend(day(n))),
    notes: 'Busy school-holiday week. Unisolv; two assistants on the floor.',
    skills: ['Community dispensing'],
  })
  await apply(people.thandi, week, [day(15), day(16), day(17)])
  await apply(people.anele, week, [day(14), day(17)])
  await apply(people.riaan, week, [day(14), day(15), day(16), day(18)])
  await apply(people.kagiso, week, [day(16), day(17), day(18)])
  await confirm(harbour, week, people.anele, [day(14)])

  await Promise.all([
    post(harbour, { dates: [hours('09:00', '17:00')(day(6))], rates: [350, 400] }),
    post(vineyard, { dates: [fullDay(day(8))], rates: [360, 420] }),
    post(vineyard, {
      dates: [hours('19:00', '07:00')(day(9))],
      rates: [380, 460],
      notes: 'Overnight emergency dispensary.',
    }),
    post(gardens, { dates: [day(10), day(11), day(12)].map(weekend), rates: [370, 500] }),
    post(gardens, { dates: [fullDay(day(20))], rates: [400, 480], experience: 10 }),
    post(kenilworth, {
      dates: [hours('19:00', '07:00')(day(4))],
      profession: 'Registered Nurse',
      rates: [380, 520],
      experience: 5,
      notes: 'Intensive care and emergency, night team.',
    }),
  ])
  await seedDemoMembers(api, places, practices.harbour)
  await seedDemoCalendars(api, { people, places }, today)
  await seedDemoRelations(api, { practice: kenilworth, locum: people.naledi }, today)
  await seedDemoPlacements(api, harbour, superAdmin)
  await seedDemoChats(api, { people, places })
}
