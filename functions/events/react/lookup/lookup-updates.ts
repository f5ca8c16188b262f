import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { runAll, type DeliveredEvent, type EventHandlers } from '#functions/events/event-consumer.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import { addBookingCodes, addOfferCode, removeOfferCode, updateSubject, type LookupDeps } from './update-lookup.ts'

type Deps = LookupDeps & {
  bookings: Pick<BookingsRepository, 'getStored'>
  companies: Pick<CompaniesRepository, 'listMembers'>
}

const updateAll = (deps: Deps, ids: readonly (UserId | CompanyId | undefined)[]): Promise<void> =>
  runAll([...new Set(ids)].flatMap((id) => (id ? async () => void (await updateSubject(deps, id)) : [])))

/** Its members are listed with its name: those who are not, because it is new or has another one, are listed anew. */
const updatePractice = async (deps: Deps, id: CompanyId): Promise<void> => {
  await updateSubject(deps, id)
  const [company, members] = await Promise.all([deps.companies.get(id), deps.companies.listMembers(id, 'consistent')])
  const ids = members.map((member) => member.id)
  const named = (await deps.lookup.listShown(ids)).filter(
    (shown) => shown.kind === 'person' && company && shown.practices?.includes(company.name),
  )
  const known = new Set<string>(named.map((shown) => shown.id))
  await updateAll(
    deps,
    ids.filter((member) => !known.has(member)),
  )
}

type OfPerson =
  | 'account.created'
  | 'account.renamed'
  | 'account.suspended'
  | 'account.suspension-lifted'
  | 'account.deleted'
  | 'professional.created'
  | 'professional.saved'
  | 'professional.verified'
  | 'professional.sent-back'
  | 'professional.corrected'
  | 'professional.approved'
  | 'professional.approval-removed'
  | 'member.joined'
  | 'member.removed'

type OfPractice =
  | 'company.created'
  | 'company.saved'
  | 'company.approved'
  | 'company.approval-removed'
  | 'company.suspended'
  | 'company.suspension-lifted'
  | 'company.sent-back'
  | 'company.corrected'

/** How people, practices and bookings are found follows from their events, in whatever order these come. */
export const lookupUpdates = (deps: Deps): EventHandlers<Promise<void>> => {
  const person = ({ subject }: DeliveredEvent<OfPerson>) => updateAll(deps, [subject])
  const practice = ({ subject }: DeliveredEvent<OfPractice>) => updatePractice(deps, subject)
  return {
    'account.created': person,
    'account.renamed': person,
    'account.suspended': person,
    'account.suspension-lifted': person,
    'account.deleted': person,
    'professional.created': person,
    'professional.saved': person,
    'professional.verified': person,
    'professional.sent-back': person,
    'professional.corrected': person,
    'professional.approved': person,
    'professional.approval-removed': person,
    'member.joined': person,
    'member.removed': person,
    'company.created': practice,
    'company.saved': practice,
    'company.sent-back': practice,
    'company.corrected': practice,
    'company.approved': practice,
    'company.approval-removed': practice,
    'company.suspended': practice,
    'company.suspension-lifted': practice,
    'company.deleted': ({ subject, data }) => updateAll(deps, [subject, data.by, ...data.members]),
    'offer.posted': ({ subject, data }) => addOfferCode(deps, subject, data.companyId),
    'request.sent': ({ subject, data }) => addOfferCode(deps, subject, data.companyId),
    'offer.deleted': ({ subject }) => removeOfferCode(deps, subject),
    'booking.confirmed': async ({ subject }) => {
      const booking = await deps.bookings.getStored(subject)
      if (booking) await addBookingCodes(deps, booking)
    },
  }
}
