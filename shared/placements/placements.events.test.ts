import { expect, it } from 'vitest'
import { readEvent } from '#shared/events.ts'

it('a change that was written with its state alone is read as what was done', () => {
  const written = {
    type: 'placement.changed',
    version: 1,
    subject: 'plc_0000000000000000',
    data: { companyId: 'cmp_0000000000000000', professionTitle: 'Nurse', status: 'placed', note: 'From May on.' },
  }
  expect(readEvent(written)).toMatchObject({ version: 2, data: { action: 'place', note: 'From May on.' } })
})
