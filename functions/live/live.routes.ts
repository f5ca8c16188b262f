import type { liveContract } from '#shared/live/live.contract.ts'
import { createPracticeTicket, createTicket } from './create-ticket.ts'

export const liveRoutes = { createTicket, createPracticeTicket } satisfies Record<keyof typeof liveContract, unknown>
