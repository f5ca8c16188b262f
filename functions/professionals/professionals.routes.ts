import type { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import { createProfessional } from './create-professional.ts'
import { decideApproval } from './decide-approval.ts'
import { deleteProfessional } from './delete-professional.ts'
import { getInstantBooking } from './get-instant-booking.ts'
import { getOwnProfessional } from './get-own-professional.ts'
import { getProfessionalSettings } from './get-professional-settings.ts'
import { getProfessional } from './get-professional.ts'
import { listPendingProfessionals } from './list-pending-professionals.ts'
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
  listPendingProfessionals,
  decideApproval,
} satisfies Record<keyof typeof professionalsContract, unknown>
