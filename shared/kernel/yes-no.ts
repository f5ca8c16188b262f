export type YesNo = '' | 'yes' | 'no'

/** A form's initial value; undefined means not answered yet. */
export const yesNo = (answer: boolean | undefined): YesNo => (answer === undefined ? '' : answer ? 'yes' : 'no')
