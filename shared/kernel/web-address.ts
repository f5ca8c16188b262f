const letter = '[\\p{L}\\p{M}]'
const sign = '[\\p{L}\\p{M}\\p{N}]'
const within = '[\\p{L}\\p{M}\\p{N}-]'
/** Domain endings that can't be part of a name, even after a title or an initial. */
const ending = 'com|net|org|info|biz|xyz|edu|gov|mil'
const title = 'dr|prof|mr|mrs|ms|mnr|mev|mej|adv|rev|fr|sr|hon|ds|st|ste'
/** Titles and initials as in Dr.J.P.Smith or Merwe-St.Clair. At most six, so that matching stays linear. */
const exempt = `(?:(?<![\\p{L}\\p{M}\\p{N}.-])(?:(?:${title}|${sign})\\.){0,5}(?:${title}|${sign})|-ste?)`
/** Particles of surnames, such as the two letters after the initial in J.P.de Wet. */
const particle = `(?:d[aeiou]|l[ae]|el|al)\\s+${letter}`

/** What mail programs turn into links. New domain endings keep appearing, so any dot between two words counts. */
const makeAddress = () =>
  new RegExp(
    [
      ':\\/\\/',
      `(?<!${sign})www\\d?\\.`,
      `xn--${sign}`,
      `(?<=${sign})(?<!${exempt})\\.${letter}{2}`,
      `${sign}\\.(?:${ending})(?!${sign})`,
      // After an initial, two letters can be a country's domain, as in t.me.
      `(?<!${within})${sign}\\.(?!${particle})${letter}{2}(?!${within})`,
      `${sign}\\.[a-z]{2}\\/`,
      `@${within}+\\.${letter}{2}`,
      '(?:\\d{1,3}\\.){3}\\d',
    ].join('|'),
    'iu',
  )

// Built when first needed: it takes a millisecond that most starts of a Lambda can save.
let address: RegExp | undefined

/** Whether a mail program would show part of a text as a link. Full-width letters and dots count as plain ones. */
export const containsWebAddress = (text: string): boolean =>
  (address ??= makeAddress()).test(text.normalize('NFKC').replaceAll('。', '.'))
