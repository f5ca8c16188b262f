import { OffersEnv } from '#functions/wiring/booking-tables.ts'

/** A booking request is a private offer. */
export const RequestsEnv = OffersEnv
