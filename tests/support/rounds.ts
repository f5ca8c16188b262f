const USUAL_SHARE = 0.125
const share = Number(process.env.TEST_ROUNDS ?? USUAL_SHARE)
// Zero rounds would pass without testing anything.
if (!(share > 0))
  throw new RangeError(`TEST_ROUNDS must be a positive share, 1 for all rounds, not "${process.env.TEST_ROUNDS}"`)

/**
 * Races, fuzzing and models run an eighth of their rounds by default and all with `npm run test:long`; `TEST_ROUNDS`
 * sets another share.
 */
export const scaledRounds = (full: number): number => Math.ceil(full * share)

/** With `npm run test:long`. */
export const isLongForm = share >= 1

/** The same for tests with rounds that take long: `usual` by default, `full` with `npm run test:long`. */
export const longRounds = ({ usual, full }: { usual: number; full: number }): number =>
  isLongForm ? Math.ceil(full * share) : Math.ceil((usual * share) / USUAL_SHARE)

const DAY = 86_400_000
const [phone, desk] = [390, 1280]

/**
 * The widths of browser tests: phone and desktop with `npm run test:long`, otherwise one of them, alternating by day.
 * `WIDTHS` overrides both.
 */
export const widths: number[] = process.env.WIDTHS
  ? process.env.WIDTHS.split(',').map(Number)
  : isLongForm
    ? [phone, desk]
    : [Math.floor(Date.now() / DAY) % 2 === 0 ? phone : desk]
