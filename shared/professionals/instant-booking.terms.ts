/** The version of the terms that a locum agrees to. A changed sentence needs the next one: locums then agree again. */
export const INSTANT_TERMS_VERSION = 1

/** What a locum agrees to. */
export const instantTerms: readonly string[] = [
  'A booking made this way binds you like one that you have accepted.',
  'It is at your own rates, and only for posted hours, in the regions and with the notice that you choose below.',
  'You are notified of each booking. For 30 minutes you can undo it, if the shift is more than a day away.',
  'You can switch this off at any time. Bookings that were made stay.',
]

/** What is missing before instant booking can be switched on. */
export const AGREE_TO_TERMS = 'Agree to the terms to switch instant booking on'
export const CHOOSE_A_REGION = 'Choose at least one region'
