/** Endings of sites that are no part of a name, whatever stands before the dot. */
const plain = 'com|net|org|info|biz|xyz|edu|gov|mil'
/** Endings that could follow an initial: after three letters or more they make an address. Any two letters may be a country's. */
const longer =
  '[a-z]{2}|africa|agency|app|blog|bond|buzz|capetown|care|cat|chat|click|clinic|cloud|club|dental|dev|digital|doctor|durban|email|fun|group|health|help|hospital|icu|jobs|joburg|life|link|live|loan|media|mobi|network|news|online|page|pharmacy|press|pro|shop|site|social|space|store|support|team|tech|tel|today|top|travel|vet|vip|website|win|work|world|zone'
const letter = '[\\p{L}\\p{N}]'
const end = `(?!${letter})`

/** What a mail program turns into a link; each looks at a few signs only, so that a long text costs no more than its length. */
const address = new RegExp(
  [
    ':\\/\\/',
    `(?<!${letter})www\\d?\\.`,
    `xn--${letter}`,
    `${letter}\\.(?:${plain})${end}`,
    `[\\p{L}\\p{N}-]{3}(?<!(?<!${letter})(?:mrs|prof|adv|rev))\\.(?:${longer})${end}`,
    // Below a country, as in co.za.
    `${letter}\\.(?:ac|co|com|edu|gov|law|net|org|web)\\.[a-z]{2}${end}`,
    `${letter}\\.[a-z]{2}\\/`,
    `@[\\p{L}\\p{N}-]+\\.[a-z]{2}`,
    '(?:\\d{1,3}\\.){3}\\d',
  ].join('|'),
  'iu',
)

/** Whether a text holds something that a mail program would show as a link. Wide letters and dots count as plain ones, as they do in an address. */
export const holdsWebAddress = (text: string): boolean => address.test(text.normalize('NFKC').replaceAll('。', '.'))
