import type { PrivacyRequestId, UserId } from '#shared/kernel/ids.ts'
import { privacyContract } from '#shared/privacy/privacy.contract.ts'
import type { PrivacyRequestBody, PrivacyRequestStatus } from '#shared/privacy/privacy.schema.ts'
import { apiList, apiQuery } from '#web/platform/api-query.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'

export const privacyChoices = apiQuery(privacyContract.getPrivacyChoices)
export const ownViews = apiList(privacyContract.listOwnViews, {})
export const ownPrivacyRequests = apiList(privacyContract.listOwnPrivacyRequests, {})
export const privacyRequestsList = (status: PrivacyRequestStatus) =>
  apiList(privacyContract.listPrivacyRequests, { query: { status } })
export const personPrivacy = (userId: UserId) => apiQuery(privacyContract.getPersonPrivacy, { params: { userId } })

export const useObjection = () =>
  useApiMutation(privacyContract.objectToMarketing, (objects: boolean) => ({ body: { objects } }))
export const useSendPrivacyRequest = () =>
  useApiMutation(privacyContract.sendPrivacyRequest, (body: PrivacyRequestBody) => ({ body }))
export const useAnswer = () =>
  useApiMutation(privacyContract.answerPrivacyRequest, ({ id, answer }: { id: PrivacyRequestId; answer: string }) => ({
    params: { id },
    body: { answer },
  }))
