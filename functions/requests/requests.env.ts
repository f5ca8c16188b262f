import { OffersEnv } from '#functions/offers/offers.env.ts'

/** A booking request is a private offer. */
export const RequestsEnv = OffersEnv
