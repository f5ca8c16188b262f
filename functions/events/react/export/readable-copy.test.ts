import { expect, it } from 'vitest'
import { readableValue } from './readable-copy.ts'

it('fields are in words, dates as on the site, and text is escaped', () => {
  expect(
    readableValue({ first_name: 'A <b>', idpassport: '1', since: '2026-12-01', on: true, none: [] }, new Map()),
  ).toBe(
    '<dl><dt>First name</dt><dd>A &lt;b&gt;</dd><dt>Identity or passport number</dt><dd>1</dd>' +
      '<dt>Since</dt><dd>01/12/2026</dd><dt>On</dt><dd>Yes</dd><dt>None</dt><dd>–</dd></dl>',
  )
})

it('skills have their names, and the expiry of an insurance the site’s form of dates', () => {
  const profile = { skills: ['vaccines', 'Former skill'], indemnity_insurance_expiry: '02/28/2027' }
  expect(readableValue(profile, new Map([['vaccines', 'Travel vaccines']]))).toBe(
    '<dl><dt>Skills</dt><dd><ol><li>Travel vaccines</li><li>Former skill</li></ol></dd>' +
      '<dt>Indemnity insurance expiry</dt><dd>28/02/2027</dd></dl>',
  )
})
