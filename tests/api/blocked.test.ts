import { expect, it } from 'vitest'
import { accept, sendRequest } from '#tests/support/booking-requests.ts'
import { apply, confirm, createPractice, post } from '#tests/support/people.ts'
import { sharedApi } from '#tests/support/shared-api.ts'

// Nothing here ends what is pending after a block: these are the moments before.
const { api, newLocum } = await sharedApi()

const pairOf = async () => {
  const [practice, locum] = [await createPractice(api), await newLocum()]
  const block = () =>
    api.call('blockLocum', practice.member, {
      params: { companyId: practice.companyId, professionalId: locum.id },
      body: { note: '' },
    })
  return { practice, locum, block }
}

it('a blocked locum’s application can’t be confirmed any more, nor after an undo', async () => {
  const { practice, locum, block } = await pairOf()
  const offer = await post(api, practice)
  await apply(api, locum, offer)
  const booking = await confirm(api, practice, offer, locum)
  await block()
  await api.call('undoBooking', practice.member, {
    params: { bookingId: booking.id, accountId: practice.companyId },
    body: { status_reason: 'The wrong person.' },
  })
  const again = await api.send('confirmApplication', practice.member, {
    params: { offerId: offer.id },
    body: { id: locum.id },
  })
  expect([again.status, again.body.error.code]).toEqual([409, 'LOCUM_BLOCKED'])
})

it('a blocked locum’s request can’t be accepted, nor answered with another rate; the error does not reveal the block', async () => {
  const { practice, locum, block } = await pairOf()
  const request = await api.call('requestBooking', practice.member, sendRequest(locum, practice, [7]))
  await block()
  const params = { offerId: request.id }
  const answers = [
    await api.send('acceptBookingRequest', locum, accept(request)),
    await api.send('acceptPrivateOffer', locum, { params, body: {} }),
    await api.send('suggestRate', locum, { params, body: { rate: 610 } }),
  ]
  expect(answers.map(({ status, body }) => [status, body.error.code])).toEqual(Array(3).fill([409, 'STALE_STATE']))
})

it('a blocked locum’s suggested rate can’t be accepted', async () => {
  const { practice, locum, block } = await pairOf()
  const { id: offerId } = await api.call('requestBooking', practice.member, sendRequest(locum, practice, [7]))
  await api.call('suggestRate', locum, { params: { offerId }, body: { rate: 610 } })
  await block()
  const { status, body } = await api.send('acceptSuggestedRate', practice.member, { params: { offerId }, body: {} })
  expect([status, body.error.code]).toEqual([409, 'LOCUM_BLOCKED'])
})
