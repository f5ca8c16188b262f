const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cs}]|(?!\s)\p{Cc}/gu
// As Arabic and Indic words are written, a joiner after such a letter is part of the word.
const joinedOrUnseen =
  /((?!\p{Default_Ignorable_Code_Point})[\p{M}\p{Script=Arabic}][\u200C\u200D])|[\p{Default_Ignorable_Code_Point}\p{Cs}]|(?!\s)\p{Cc}/gu
const letters: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe' }

/** Words as they were meant: on one line, with single spaces and without characters that nobody sees. */
export const cleanText = (text: string): string => text.replaceAll(joinedOrUnseen, '$1').replaceAll(/\s+/g, ' ').trim()

/** What names are found and compared by: without accents, apostrophes, capitals, unseen characters and extra spaces. */
export const foldedText = (text: string): string =>
  text
    // Alone it would be taken apart into a space and an accent.
    .replaceAll('´', '')
    .normalize('NFKD')
    .toUpperCase()
    .toLowerCase()
    .replaceAll(unseen, '')
    .replaceAll(/['‘’‛′ʹʻʼ`]|\p{M}/gu, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(/[øłđæœ]/g, (letter) => letters[letter] as string)
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Whether a name or a code contains the words that somebody searches for. */
export const hasWords = (text: string, words: string): boolean => foldedText(text).includes(foldedText(words))
