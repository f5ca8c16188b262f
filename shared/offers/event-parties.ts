import * as z from 'zod/mini'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { EventParties } from '#shared/kernel/event-parties.schema.ts'
import type { Candidate, OfferState } from './offers.state.ts'

type Professional = Pick<Candidate['professional'], 'id' | 'name' | 'surname'>

/** The parties of an event that only the practice is notified of. */
export const PracticeEventData = z.omit(EventParties, { companyName: true })
export const practiceEventData = (
  { company, terms }: Pick<OfferState, 'company' | 'terms'>,
  { id, name, surname }: Professional,
  dates: readonly LocalDate[],
) => ({
  companyId: company.id,
  professionalId: id,
  professionalName: `${name} ${surname}`,
  profession: terms.profession,
  dates: dates.toSorted(),
})

/** The parties of an event that only the professional is notified of. */
export const ProfessionalEventData = z.omit(EventParties, { professionalName: true })
export const professionalEventData = (
  { company, terms }: Pick<OfferState, 'company' | 'terms'>,
  { id }: Pick<Professional, 'id'>,
  dates: readonly LocalDate[],
) => ({
  companyId: company.id,
  companyName: company.name,
  professionalId: id,
  profession: terms.profession,
  dates: dates.toSorted(),
})
