import type { calendarsContract } from '#shared/calendar/calendars.contract.ts'
import type { Handlers } from '#functions/platform/http/serve-contract.ts'
import { editAvailability, postAvailability, removeAvailability, type ChangeContext } from './change-availability.ts'
import { listAvailability, listAvailabilityForPractice } from './list-availability.ts'
import { refreshCards, type RefreshCardsContext } from './refresh-cards.ts'

type Extra = Pick<RefreshCardsContext & ChangeContext, 'professionals' | 'calendars' | 'cards' | 'offers'>

export const calendarsRoutes = {
  refreshCards: (context, { params }) => refreshCards(context, params.userId),
  listAvailability,
  listAvailabilityForPractice,
  postAvailability,
  editAvailability,
  removeAvailability,
} satisfies Handlers<typeof calendarsContract, Extra>
