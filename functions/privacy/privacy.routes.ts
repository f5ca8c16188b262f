import type { privacyContract } from '#shared/privacy/privacy.contract.ts'
import { agreeToTexts } from './agree-to-texts.ts'
import { getPersonPrivacy } from './get-person-privacy.ts'
import { getPrivacyChoices } from './get-privacy-choices.ts'
import { listOwnViews } from './list-own-views.ts'
import { objectToMarketing } from './object-to-marketing.ts'
import {
  answerPrivacyRequest,
  listOwnPrivacyRequests,
  listPrivacyRequests,
  sendPrivacyRequest,
} from './privacy-requests.ts'

export const privacyRoutes = {
  getPrivacyChoices,
  agreeToTexts,
  objectToMarketing,
  listOwnViews,
  sendPrivacyRequest,
  listOwnPrivacyRequests,
  getPersonPrivacy,
  listPrivacyRequests,
  answerPrivacyRequest,
} satisfies Record<keyof typeof privacyContract, unknown>
