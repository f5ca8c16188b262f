import { formatThousands } from '#shared/kernel/money.ts'

/** `a, b and c` */
export const joinWords = (words: readonly string[], last: 'and' | 'or' = 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`

export const capitalise = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** `1 day`, `2 500 days` */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${formatThousands(count)} ${count === 1 ? one : many}`

/** `12 found`, `More than 25 found`. */
export const formatFound = (count: number, hasMore: boolean): string =>
  `${hasMore && count > 0 ? 'More than ' : ''}${formatThousands(count)} found`

/** `25+` if the server has more than was loaded. */
export const formatItemCount = (count: number, hasMore = false): string =>
  `${formatThousands(count)}${hasMore ? '+' : ''}`
