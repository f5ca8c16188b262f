import type { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import type { Handlers } from '#functions/platform/http/serve-contract.ts'
import type { ProfessionalRepositories } from '#functions/profiles/write-professional.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { InstantBookingsRepository } from '#functions/stores/instant-bookings.repository.ts'
import type { OptionsRepository } from '#functions/stores/options.repository.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'
import { createProfessional } from './create-professional.ts'
import { deleteProfessional } from './delete-professional.ts'
import { getInstantBooking } from './get-instant-booking.ts'
import { getOwnProfessional } from './get-own-professional.ts'
import { getProfessionalSettings } from './get-professional-settings.ts'
import { getProfessional } from './get-professional.ts'
import { saveAboutMe } from './save-about-me.ts'
import { saveBankAccount } from './save-bank-account.ts'
import { saveExperience } from './save-experience.ts'
import { saveInstantBooking } from './save-instant-booking.ts'
import { saveProfessionalSettings } from './save-professional-settings.ts'
import { saveQualification } from './save-qualification.ts'
import { saveVerification } from './save-verification.ts'
import { saveWorkHours } from './save-work-hours.ts'
import { starPractice } from './star-practice.ts'
import { unstarPractice } from './unstar-practice.ts'
import { updateLastActive } from './update-last-active.ts'

type Deps = ProfessionalRepositories & {
  companies: CompaniesRepository
  bookings: BookingsRepository
  instantBookings: InstantBookingsRepository
  options: OptionsRepository
  users: UsersRepository
  tenantId: string
}

export const professionalsRoutes = {
  getOwnProfessional,
  createProfessional,
  saveVerification,
  saveExperience,
  saveWorkHours,
  saveQualification,
  saveAboutMe,
  saveBankAccount,
  getProfessionalSettings,
  saveProfessionalSettings,
  deleteProfessional,
  updateLastActive,
  getInstantBooking,
  saveInstantBooking,
  starPractice,
  unstarPractice,
  getProfessional,
} satisfies Handlers<typeof professionalsContract, Deps>
