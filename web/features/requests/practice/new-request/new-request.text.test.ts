import { expect, it } from 'vitest'
import { newRequestText } from './new-request.text.ts'

it('says that only some days may be accepted where there are several', () => {
  const some = 'They may accept only some of the days.'
  expect(newRequestText.sentHint(1)).not.toContain(some)
  expect(newRequestText.sentHint(2)).toContain(some)
})
