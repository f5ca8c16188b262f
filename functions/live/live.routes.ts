import type { liveContract } from '#shared/live/live.contract.ts'
import type { Handlers } from '#functions/platform/http/serve-contract.ts'
import { createPracticeTicket } from './create-practice-ticket.ts'
import { createTicket } from './create-ticket.ts'
import type { TicketContext } from './new-ticket.ts'

export const liveRoutes = { createTicket, createPracticeTicket } satisfies Handlers<
  typeof liveContract,
  Pick<TicketContext, 'tickets'>
>
