import type { LiveTicket } from '#shared/live/live.schema.ts'
import { newTicket, type TicketContext } from './new-ticket.ts'

export const createTicket = (context: TicketContext): Promise<LiveTicket> => newTicket(context)
