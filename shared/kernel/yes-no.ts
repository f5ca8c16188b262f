export type YesNo = '' | 'yes' | 'no'

/** What a form begins with; undefined is not answered yet. */
export const yesNo = (answer: boolean | undefined): YesNo => (answer === undefined ? '' : answer ? 'yes' : 'no')
