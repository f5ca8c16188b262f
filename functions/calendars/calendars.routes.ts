import type { calendarsContract } from '../../shared/calendar/calendars.contract.ts'
import type { Handlers } from '../platform/http/serve-contract.ts'
import { refreshCards, type RefreshCardsContext } from '../workflows/refresh-cards.ts'

type Extra = Pick<RefreshCardsContext, 'professionals' | 'calendars' | 'cards'>

export const calendarsRoutes = {
  refreshCards: (context, { params }) => refreshCards(context, params.userId),
} satisfies Handlers<typeof calendarsContract, Extra>
