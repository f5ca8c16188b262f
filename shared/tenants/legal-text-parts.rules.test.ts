import { expect, it } from 'vitest'
import { legalTextParts } from './legal-text-parts.rules.ts'

it('divides a text by its headings and empty lines; a line break alone divides nothing', () => {
  expect(legalTextParts('Before all.\n\n# One\n\nFirst\nline.\n \nSecond.\n\n# Two')).toEqual([
    { paragraphs: ['Before all.'] },
    { heading: 'One', paragraphs: ['First\nline.', 'Second.'] },
    { heading: 'Two', paragraphs: [] },
  ])
})
