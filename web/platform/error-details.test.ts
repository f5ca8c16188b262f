import { expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { errorDetails } from './error-details.ts'

it('returns field errors, the same as sentences, and the days concerned', () => {
  const fields = [
    { field: 'end_time', message: 'These hours have already passed today. Choose later ones' },
    { field: 'date', message: 'Choose a day.' },
  ]
  const error = new ApiError('VALIDATION_FAILED', 'Some fields need your attention.', {
    details: { fields, dates: ['2026-12-17'] },
  })
  expect(errorDetails(error)).toEqual({
    fields,
    sentences: ['These hours have already passed today. Choose later ones.', 'Choose a day.'],
    dates: ['2026-12-17'],
  })
})

it('returns nothing for other errors', () => {
  for (const error of [new ApiError('NO_RESPONSE', 'We could not reach the server.'), new Error('no network'), null])
    expect(errorDetails(error)).toEqual({ fields: [], sentences: [], dates: [] })
})
