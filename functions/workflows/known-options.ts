import type { Instant } from '../../shared/kernel/dates.ts'
import { DomainError } from '../../shared/kernel/errors.ts'
import type { OptionsRepository } from '../options/options.repository.ts'

type Chosen = { profession: string; province: string; region: string }

/** Refuses a profession or region that nobody can choose: whoever named it would be found by nobody. `fields` says where each stands. */
export const checkChosen = async (options: OptionsRepository, now: Instant, chosen: Chosen, fields: { profession: string; region: string }): Promise<void> => {
  const [industries, provinces] = await Promise.all([options.listCategory('industries', now), options.listCategory('provinces', now)])
  const regions = provinces.find(({ name }) => name === chosen.province)?.subs ?? []
  const unknown = [
    ...(industries.some(({ professions }) => professions.some(({ name }) => name === chosen.profession)) ? [] : [fields.profession]),
    ...(regions.some(({ name }) => name === chosen.region) ? [] : [fields.region]),
  ]
  if (unknown.length > 0) throw new DomainError('VALIDATION_FAILED', { fields: unknown.map((field) => ({ field, message: 'Choose one of the list' })) })
}
