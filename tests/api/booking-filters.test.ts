import { describe, expect, it } from 'vitest'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import type { Caller } from '#tests/support/api.ts'
import { ahead, apply, confirm, createPractice, post } from '#tests/support/people.ts'
import { sharedApi } from '#tests/support/shared-api.ts'

const { api, newLocum } = await sharedApi()
const practice = await createPractice(api, 'Nkosi & Sons Pharmacy')
const thandi = await newLocum()
const zoe = await newLocum({ first_name: 'Zoë', last_name: 'O’Brien van Wyk' })
const book = async (locum: Caller) => {
  const offer = await post(api, practice)
  await apply(api, locum, offer)
  return (await confirm(api, practice, offer, locum)) as Booking
}
const bookings = [await book(thandi), await book(zoe)] as const

const period = { start: ahead(0), end: ahead(60) }
const ofPractice = async (q: string) => {
  const found = await api.list('listPracticeBookings', practice.member, {
    params: { companyId: practice.companyId, ...period },
    query: { q },
  })
  return (found as Booking[]).map(({ id }) => id).sort()
}
const ofLocum = async (q: string) => {
  const found = await api.list('listProfessionalBookings', thandi, {
    params: { userId: thandi.id, ...period },
    query: { q },
  })
  return (found as Booking[]).map(({ id }) => id)
}

describe('a party’s own bookings', () => {
  it('are found by a part of the other party’s name, not of their own', async () => {
    const [first, second] = bookings
    expect(await ofPractice('zoe')).toEqual([second.id])
    for (const words of ["zoe o'brien", 'Zoë  O’Brien', 'zoe\u00a0o', ' van\u200b\u2003wyk', 'OBRIEN'])
      expect(await ofPractice(words), words).toEqual([second.id])
    expect(await ofPractice('NKOSI')).toEqual([first.id])
    expect(await ofPractice('sons')).toEqual([])
    expect(await ofLocum('sons')).toEqual([first.id])
    expect(await ofLocum('thandi')).toEqual([])
  })

  it('are found by the code of the booking or its application, and only among their own', async () => {
    const [first, second] = bookings
    expect(await ofPractice(first.id.toLowerCase())).toEqual([first.id])
    expect(await ofPractice(second.booking_request_ref)).toEqual([second.id])
    expect(await ofLocum(second.id)).toEqual([])
  })

  it('are all found where nothing that can be seen is searched for', async () => {
    expect(await ofPractice('\u200b \u202e\u0000')).toEqual(bookings.map(({ id }) => id).sort())
  })
})
