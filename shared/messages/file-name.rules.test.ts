import { expect, it } from 'vitest'
import { filenameParameters } from './file-name.rules.ts'

it.each([
  ['Dispensary checklist.pdf', 'filename="Dispensary checklist.pdf"; filename*=UTF-8\'\'Dispensary%20checklist.pdf'],
  ['Hétérotrophe.PDF', 'filename="Heterotrophe.pdf"; filename*=UTF-8\'\'H%C3%A9t%C3%A9rotrophe.pdf'],
  ['invoice.pdf.exe', 'filename="invoice.pdf.pdf"; filename*=UTF-8\'\'invoice.pdf.pdf'],
  ['../../etc/passwd', 'filename="_.._etc_passwd.pdf"; filename*=UTF-8\'\'_.._etc_passwd.pdf'],
  ['a"; filename="b.html', 'filename="a__ filename__b.pdf"; filename*=UTF-8\'\'a__%20filename__b.pdf'],
  ['..', 'filename="file.pdf"; filename*=UTF-8\'\'file.pdf'],
  ['薬局', 'filename="file.pdf"; filename*=UTF-8\'\'%E8%96%AC%E5%B1%80.pdf'],
  [`${'x'.repeat(99)}𝐀.pdf`, `filename="${'x'.repeat(99)}A.pdf"; filename*=UTF-8''${'x'.repeat(99)}%F0%9D%90%80.pdf`],
])('%s is offered as %s', (name, header) => {
  expect(filenameParameters(name, 'application/pdf')).toBe(header)
})
