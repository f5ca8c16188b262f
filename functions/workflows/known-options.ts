import type { Instant } from '../../shared/kernel/dates.ts'
import { DomainError } from '../../shared/kernel/errors.ts'
import type { OptionsRepository } from '../options/options.repository.ts'

type Chosen = { profession: string; province: string; region: string }

const choose = (fields: string[]) => new DomainError('VALIDATION_FAILED', { fields: fields.map((field) => ({ field, message: 'Choose one of the list' })) })

/** Refuses a region that its province does not have. */
export const checkRegion = async (options: OptionsRepository, now: Instant, place: { province: string; region: string }): Promise<void> => {
  const provinces = await options.listCategory('provinces', now)
  const known = provinces.find(({ name }) => name === place.province)?.subs.some(({ name }) => name === place.region)
  if (!known) throw choose(['region'])
}

/** Refuses a profession or region that nobody can choose: whoever named it would be found by nobody. `fields` says where each stands. */
export const checkChosen = async (options: OptionsRepository, now: Instant, chosen: Chosen, fields: { profession: string; region: string }): Promise<void> => {
  const [industries, provinces] = await Promise.all([options.listCategory('industries', now), options.listCategory('provinces', now)])
  const regions = provinces.find(({ name }) => name === chosen.province)?.subs ?? []
  const unknown = [
    ...(industries.some(({ professions }) => professions.some(({ name }) => name === chosen.profession)) ? [] : [fields.profession]),
    ...(regions.some(({ name }) => name === chosen.region) ? [] : [fields.region]),
  ]
  if (unknown.length > 0) throw choose(unknown)
}
