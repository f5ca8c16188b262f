import { foldedText } from '#shared/kernel/folded-text.ts'

/** A search by the beginning of a word needs this many letters. */
export const MIN_LETTERS = 3

/** Longer names are found by their first words, and by this much of what follows each. */
const MAX_WORDS = 12
const MAX_PHRASE = 60

const APOSTROPHES = /['‘’‛′ʹʻʼ`´]/gu

/** Written with or without a space before what follows: Van der Merwe and Vandermerwe, Mc Donald and McDonald. */
const particles = new Set('d da de del den der dos du l la le mac mc o st te ten ter van vd von'.split(' '))

/** The words of a name or of what is searched for, folded; a hyphen separates them. */
export const wordsOf = (text: string): string[] =>
  foldedText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Each word that follows a particle joined to it. */
const joinedWords = (text: string): string[] => {
  const words = foldedText(text).replaceAll('-', '')
  return wordsOf(words).reduce<string[]>((joined, word, at, all) => {
    const isPart = at > 0 && particles.has(all[at - 1] as string)
    return isPart ? [...joined.slice(0, -1), `${joined.at(-1)}${word}`] : [...joined, word]
  }, [])
}

/** Of three words, so that any two of them stand side by side: with those in order these are all that there are. */
const turned = (words: readonly string[]): string[] => (words.length === 3 ? words.toReversed() : [])

/** The usual reading of a name, and others in which words are written apart, together, left out or turned round. */
const readingsOf = (name: string): string[][] => {
  const telling = wordsOf(name).filter((word) => !particles.has(word))
  return [wordsOf(name), wordsOf(name.replaceAll(APOSTROPHES, ' ')), joinedWords(name), telling, turned(telling)]
}

/** From a word on to the last and then from the first, so that a surname can be typed before or after. */
const phraseAt = (words: readonly string[], at: number): string =>
  [...words.slice(at), ...words.slice(0, at)].join(' ').slice(0, MAX_PHRASE)

/** What a name is found by, from each word of each reading: `thandi nkosi`, `nkosi thandi`. */
export const phrasesOf = (name: string): string[] => [
  ...new Set(readingsOf(name).flatMap((words) => words.slice(0, MAX_WORDS).map((_, at) => phraseAt(words, at)))),
]

/** Whether some word of a name begins with each of these. */
export const hasAllWords = (name: string, words: readonly string[]): boolean => {
  const known = new Set(readingsOf(name).flat())
  return words.every((word) => [...known].some((one) => one.startsWith(word)))
}

/** Of several words the one that the fewest names have: the longest, and no particle if there is another. */
export const rarestWord = (words: readonly string[]): string => {
  const telling = words.filter((word) => !particles.has(word))
  return [...(telling.length > 0 ? telling : words)].sort((a, b) => b.length - a.length)[0] ?? ''
}

/** Letters and digits alone, as registration numbers, identity numbers and codes are compared. */
export const numberForm = (text: string): string => foldedText(text).replaceAll(/[^\p{L}\p{N}]/gu, '')

/** `+27821234567`, whatever the spelling: 082 123 4567, +27 (0)82-123-4567, 0027821234567. */
export const phoneForm = (text: string): string | undefined => {
  const digits = text.replaceAll(/[^\d+]/g, '').replace(/^00/, '+')
  const national = /^(?:\+?270?|0)?([1-9]\d{8})$/.exec(digits)?.[1]
  if (national) return `+27${national}`
  return /^\+\d{7,15}$/.test(digits) ? digits : undefined
}

export const mailForm = (text: string): string => text.trim().toLowerCase()

/** Few codes have no digit, and may be a word as well. */
const isCode = (form: string): boolean => /^[a-z][\da-z]{7}$/.test(form)

/** In a code there is neither I, L nor O, so that one that was misread is found too. */
const codeForm = (form: string): string =>
  isCode(form) ? form.slice(0, 1) + form.slice(1).replaceAll('o', '0').replaceAll(/[il]/g, '1') : form

/** What a search may mean as a whole: a mail address, or a telephone, registration or identity number, or a code. */
export const wholeFormsOf = (text: string): string[] => {
  if (text.includes('@')) return [mailForm(text)]
  const number = numberForm(text)
  if (number.length < 4 || !(/\d/.test(number) || isCode(number))) return []
  const isPhone = !/\p{L}/u.test(text)
  return [...new Set([...(isPhone ? [phoneForm(text)] : []), number, codeForm(number)])].filter(
    (form) => form !== undefined,
  )
}
