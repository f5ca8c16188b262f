import { expect, it } from 'vitest'
import { requestsText } from './requests.text.ts'

it('says that only some days may be accepted where there are several', () => {
  const some = 'They may accept only some of the days.'
  expect(requestsText.sentHint(1)).not.toContain(some)
  expect(requestsText.sentHint(2)).toContain(some)
})
