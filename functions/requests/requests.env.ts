import { OffersEnv } from '../offers/offers.env.ts'

/** A booking request is a private offer. */
export const RequestsEnv = OffersEnv
