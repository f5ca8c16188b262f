import { expect, it } from 'vitest'
import { hideFromSupport } from './hide-from-support.ts'

it('masks identity number and bank details wherever they are, and shows what is missing', () => {
  const profile = {
    name: 'Thandi',
    idpassport: '8001015009087',
    payment_info: { account_number: '0012', bank_name: '' },
  }
  expect(hideFromSupport({ items: [profile, { idpassport: undefined }] })).toEqual({
    items: [
      { name: 'Thandi', idpassport: '••••••', payment_info: { account_number: '••••••', bank_name: '' } },
      { idpassport: undefined },
    ],
  })
})

it('masks what was written in conversations, and no other message', () => {
  const said = { sentByID: 'cmp_1', message: 'Good day', attachment: { name: 'Diagnosis.pdf', size: 12 } }
  const listed = { sentByID: 'cmp_1', lastMessage: '', count: 2 }
  expect(hideFromSupport([said, listed, { message: 'A position in Gardens' }, null])).toEqual([
    { sentByID: 'cmp_1', message: '••••••', attachment: { name: '••••••', size: 12 } },
    listed,
    { message: 'A position in Gardens' },
    null,
  ])
})
