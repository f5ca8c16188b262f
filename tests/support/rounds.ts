const share = Number(process.env.TEST_ROUNDS ?? 0.25)
// None at all would pass without a test.
if (!(share > 0)) throw new RangeError(`TEST_ROUNDS says how often, 1 in full, not "${process.env.TEST_ROUNDS}"`)

/** Races, fuzzing and models run a quarter of their rounds, in full by `npm run test:long`, or `TEST_ROUNDS` times that. */
export const roundsOf = (full: number): number => Math.ceil(full * share)
