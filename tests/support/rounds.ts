const share = Number(process.env.TEST_ROUNDS ?? 0.25)
// None at all would pass without a test.
if (!(share > 0)) throw new RangeError(`TEST_ROUNDS says how often, 1 in full, not "${process.env.TEST_ROUNDS}"`)

/**
 * Races, fuzzing and models run a quarter of their rounds, in full by `npm run test:long`, or `TEST_ROUNDS` times that.
 */
export const roundsOf = (full: number): number => Math.ceil(full * share)

const DAY = 86_400_000
const [phone, desk] = [390, 1280]

/**
 * The widths that a browser journey is made at: a phone's and a desk's by `npm run test:long`, one of the two else, the
 * other on the next day. `WIDTHS` names them.
 */
export const widths: number[] = process.env.WIDTHS
  ? process.env.WIDTHS.split(',').map(Number)
  : share >= 1
    ? [phone, desk]
    : [Math.floor(Date.now() / DAY) % 2 === 0 ? phone : desk]
