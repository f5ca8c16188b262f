export { OffersEnv } from '#functions/wiring/booking-tables.ts'
