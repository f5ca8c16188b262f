import type { LocalDate } from '#shared/kernel/dates.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { Candidate } from '#shared/offers/offers.state.ts'
import type { Profile } from '#functions/stores/professionals.repository.ts'

/** The locum's details as a candidate; undefined while the profile lacks what a practice has to know. */
export const candidateProfessionalOf = (
  profile: Profile,
  experienceStart: LocalDate,
): Candidate['professional'] | undefined => {
  const { id, first_name, last_name, contact, email, profession, address, files } = profile
  if (!first_name || !last_name || !contact || !profession || !address) return undefined
  const { region, suburb } = address
  return {
    id,
    name: first_name,
    surname: last_name,
    contact,
    email,
    profession,
    region,
    suburb,
    experienceStart,
    ...(files.avatar && { avatarFile: files.avatar.id }),
  }
}

/** The same of somebody who applies, for which the profile has to be complete. */
export const applicantOf = (profile: Profile): Candidate['professional'] => {
  const person = profile.experience && candidateProfessionalOf(profile, profile.experience.start_date)
  if (!person) throw new DomainError('PROFILE_INCOMPLETE')
  return person
}
