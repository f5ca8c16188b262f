import type { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import { createProfessional } from './create-professional.ts'
import { decideApproval, sendBackProfessional } from './decide-send-back.ts'
import { deleteProfessional } from './delete-professional.ts'
import { getInstantBooking, saveInstantBooking } from './instant-booking.ts'
import { getOwnProfessional, getProfessional } from './get-professional.ts'
import { getProfessionalSettings, saveProfessionalSettings } from './professional-settings.ts'
import { getProfessionalReview } from './get-professional-review.ts'
import { listRegistrations } from './list-registrations.ts'
import { listPendingProfessionals } from './list-pending-professionals.ts'
import {
  saveAboutMe,
  saveBankAccount,
  saveExperience,
  saveQualification,
  saveVerification,
  saveWorkHours,
} from './save-profile.ts'
import { starPractice, unstarPractice } from './star-unstar-practice.ts'
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
  listRegistrations,
  decideApproval,
  sendBackProfessional,
  getProfessionalReview,
} satisfies Record<keyof typeof professionalsContract, unknown>
