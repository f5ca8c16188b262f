import type { AgendaEntry } from '#shared/kernel/agenda.ts'
import type { PrivacyRequestId } from '#shared/kernel/ids.ts'
import { privacyEvent } from '#shared/privacy/privacy.events.ts'
import { privacyRequestOf, type PrivacyRepository } from '#functions/stores/privacy.repository.ts'
import type { Due } from './run-agenda.ts'

/** Reminds the agency of a request that is not answered a week before its last day. */
export const privacyDue = async (
  { privacy }: { privacy: Pick<PrivacyRepository, 'getRequest'> },
  { subject }: AgendaEntry,
): Promise<Due> => {
  const request = await privacy.getRequest(subject as PrivacyRequestId)
  if (request?.status !== 'open') return { writes: [], events: [] }
  return { writes: [], events: [privacyEvent('privacy-request.due-soon', privacyRequestOf(request))] }
}
