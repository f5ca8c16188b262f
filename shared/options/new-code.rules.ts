import type { ListName } from './list-traits.ts'

export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

const MAX_CODE = 60

/** The code of a new option: its name, or for skills and expertise one that begins with what they belong to. */
export const newCode = (list: ListName, of: string | undefined, name: string): string => {
  if (list === 'skills' || list === 'skill-groups') return `${slug(of ?? '')}-${slug(name)}`.slice(0, MAX_CODE)
  if (list === 'expertise') return slug(`${of}-expertise-${name}`).slice(0, MAX_CODE)
  return name
}
