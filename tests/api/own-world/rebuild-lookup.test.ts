import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, expect, it } from 'vitest'
import { type RebuildPlace, rebuildLookup } from '#functions/events/react/lookup/rebuild-lookup.ts'
import type { LookupScope } from '#shared/admin/lookup-scopes.ts'
import type { Found } from '#shared/admin/lookup.schema.ts'
import { compareStrings } from '#shared/kernel/compare.ts'
import { codeOf } from '#shared/kernel/ids.ts'
import { startApi } from '#tests/support/api.ts'
import { lookupDeps, personNamed, putSubjects } from '#tests/support/lookup.ts'
import { apply, confirm, createAdmin, createLocum, createPractice, onDays, post } from '#tests/support/people.ts'

const api = await startApi()
afterAll(() => api.stop())
const admin = await createAdmin(api)

const ids = async (q: string, scope: LookupScope): Promise<string[]> =>
  ((await api.list('searchAll', admin, { query: { q, scope } })) as Found[]).map(({ id }) => id)

const deps = {
  ...lookupDeps(api),
  tables: { users: 'users', companies: 'companies', bookings: 'bookings', offers: 'offers' },
}

const stored = async () =>
  (await api.scan('lookup')).toSorted((a, b) => compareStrings(`${a.pk}#${a.sk}`, `${b.pk}#${b.sk}`))

it('finds what no event has told of, forgets who is gone, and goes on where another run stopped', async () => {
  const locum = await createLocum(api, { last_name: 'Rebuiltlater' }, admin)
  const practice = await createPractice(api, 'Rebuilt Pharmacy')
  const offer = await post(api, practice, onDays(20))
  await apply(api, locum, offer)
  const booking = await confirm(api, practice, offer, locum)
  const gone = personNamed('Goneforever')
  await putSubjects(api, [gone])
  expect(await ids('rebuiltlater', 'people')).toEqual([])

  const places: (RebuildPlace | undefined)[] = []
  const stop = new Error('stopped')
  const first = rebuildLookup(deps, { step: 0 }, ({ next }) => {
    places.push(next)
    if (places.length === 2) throw stop
  })
  await expect(first).rejects.toBe(stop)
  expect(await ids('rebuiltlater', 'people')).toEqual([locum.id])
  expect(await ids('goneforever', 'people')).toEqual([gone.id])
  await rebuildLookup(deps, places.at(-1) as RebuildPlace, () => {})
  expect(await ids('goneforever', 'people')).toEqual([])
  expect(await ids('rebuilt pha', 'practices')).toEqual([practice.companyId])
  expect(await ids(codeOf('O', offer.id), 'practices')).toEqual([practice.companyId])
  expect(await ids(booking.booking_request_ref, 'bookings')).toEqual([booking.id])

  const before = await stored()
  await rebuildLookup(deps, { step: 0 }, () => {})
  expect(await stored()).toEqual(before)
})

it('finds a deleted account no more, although its event was never handled', async () => {
  const locum = await createLocum(api, { last_name: 'Quietlygone' })
  await rebuildLookup(deps, { step: 0 }, () => {})
  expect(await ids('quietlygone', 'people')).toEqual([locum.id])
  await api.db.send(new DeleteCommand({ TableName: 'users', Key: { pk: locum.id, sk: 'USER' } }))
  await rebuildLookup(deps, { step: 0 }, () => {})
  expect(await ids('quietlygone', 'people')).toEqual([])
  expect(await api.partition('lookup', locum.id)).toEqual([])
})

it('under another key everything is found as before', async () => {
  const locum = await createLocum(api, { contact: '071 222 3333' })
  await rebuildLookup({ ...deps, readLookupKey: async () => 'an older key' }, { step: 0 }, () => {})
  expect(await ids('071 222 3333', 'people')).toEqual([])
  await rebuildLookup(deps, { step: 0 }, () => {})
  expect(await ids('071 222 3333', 'people')).toEqual([locum.id])
})
