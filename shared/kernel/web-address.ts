const letter = '[\\p{L}\\p{M}]'
const sign = '[\\p{L}\\p{M}\\p{N}]'
const within = '[\\p{L}\\p{M}\\p{N}-]'
/** Endings of sites that are no part of a name, also after a title or an initial. */
const ending = 'com|net|org|info|biz|xyz|edu|gov|mil'
const title = 'dr|prof|mr|mrs|ms|mnr|mev|mej|adv|rev|fr|sr|hon|ds|st|ste'
/**
 * A title or an initial and those before it, as in Dr.J.P.Smith, or the saint of Merwe-St.Clair. They are few, so that
 * a long row of initials is not read again for each dot.
 */
const exempt = `(?:(?<![\\p{L}\\p{M}\\p{N}.-])(?:(?:${title}|${sign})\\.){0,5}(?:${title}|${sign})|-ste?)`
/** What a surname may begin with: the two letters after an initial in J.P.de Wet. */
const particle = `(?:d[aeiou]|l[ae]|el|al)\\s+${letter}`

/**
 * What a mail program turns into a link. New endings of sites appear every year, so any dot between two words counts,
 * but for those after titles and initials.
 */
const makeAddress = () =>
  new RegExp(
    [
      ':\\/\\/',
      `(?<!${sign})www\\d?\\.`,
      `xn--${sign}`,
      `(?<=${sign})(?<!${exempt})\\.${letter}{2}`,
      `${sign}\\.(?:${ending})(?!${sign})`,
      // After an initial two letters may be a country's, as in t.me.
      `(?<!${within})${sign}\\.(?!${particle})${letter}{2}(?!${within})`,
      `${sign}\\.[a-z]{2}\\/`,
      `@${within}+\\.${letter}{2}`,
      '(?:\\d{1,3}\\.){3}\\d',
    ].join('|'),
    'iu',
  )

// A millisecond of every start, for a Lambda that may never read a name.
let address: RegExp | undefined

/**
 * Whether a text holds something that a mail program would show as a link. Wide letters and dots count as plain ones,
 * as they do in an address.
 */
export const holdsWebAddress = (text: string): boolean =>
  (address ??= makeAddress()).test(text.normalize('NFKC').replaceAll('。', '.'))
