import { describe, expect, it } from 'vitest'
import { quotas } from '#shared/kernel/quotas.ts'
import { createPractice, offerTemplate } from '#tests/support/people.ts'
import { sharedApi } from '#tests/support/shared-api.ts'

const { api } = await sharedApi()
const practice = await createPractice(api)

const create = (name: string, key?: string) =>
  api.send('createOfferTemplate', practice.member, {
    params: { companyId: practice.companyId },
    body: offerTemplate(name),
    ...(key && { key }),
  })
const list = () => api.list('listOfferTemplates', practice.member, { params: { companyId: practice.companyId } })
const at = (code: string) => ({ params: { companyId: practice.companyId, code } })
const clear = async () => {
  for (const { code } of await list()) await api.call('deleteOfferTemplate', practice.member, at(code))
}

describe('templates of a practice', () => {
  it('are saved, listed by name, renamed and deleted, in one item of the practice', async () => {
    const { body } = await create('weekdays', 'once')
    expect((await create('weekdays', 'once')).body).toEqual(body)
    expect(body.data).toEqual({
      code: expect.stringMatching(/^T\w{7}$/),
      ...offerTemplate('weekdays'),
      version: expect.any(String),
    })
    const saturdays = (await create('Saturdays')).body.data
    expect((await list()).map(({ name }) => name)).toEqual(['Saturdays', 'weekdays'])
    const renamed = { ...offerTemplate('Every Saturday'), notes: 'Ring at the back.' }
    expect(await api.call('updateOfferTemplate', practice.member, { ...at(saturdays.code), body: renamed })).toEqual({
      code: saturdays.code,
      ...renamed,
      version: expect.any(String),
    })
    expect(await list()).toEqual([{ code: saturdays.code, ...renamed, version: expect.any(String) }, body.data])
    await api.call('deleteOfferTemplate', practice.member, at(body.data.code))
    expect(await api.item('companies', practice.companyId, 'TEMPLATES')).toMatchObject({
      templates: [{ code: saturdays.code, ...renamed }],
    })
    await clear()
  })

  it('have different names, whatever their capitals; a deleted one is not found', async () => {
    const { code } = (await create('Mondays')).body.data
    expect((await create('  MONDAYS ')).body.error.code).toBe('TEMPLATE_EXISTS')
    const { code: other } = (await create('Tuesdays')).body.data
    const update = (code: string) =>
      api.send('updateOfferTemplate', practice.member, { ...at(code), body: offerTemplate('mondays') })
    expect((await update(other)).body.error.code).toBe('TEMPLATE_EXISTS')
    expect((await update(code)).status).toBe(200)
    await api.call('deleteOfferTemplate', practice.member, at(code))
    expect((await update(code)).body.error.code).toBe('TEMPLATE_NOT_FOUND')
    expect((await api.send('deleteOfferTemplate', practice.member, at(code))).body.error.code).toBe(
      'TEMPLATE_NOT_FOUND',
    )
    await clear()
  })

  it('hold each weekday once, in steps of 15 minutes', async () => {
    const { shifts, ...template } = offerTemplate('Odd')
    const send = (changed: object[]) =>
      api.send('createOfferTemplate', practice.member, {
        params: { companyId: practice.companyId },
        body: { ...template, shifts: changed },
      })
    const messages = async (changed: object[]) =>
      (await send(changed)).body.error.details.fields.map(({ message }: { message: string }) => message)
    expect(await messages([])).toEqual(['Choose at least one day'])
    expect(await messages([...shifts, ...shifts])).toEqual(['Each weekday can be listed only once'])
    expect(await messages([{ ...shifts[0], start_time: '08:05' }])).toEqual(['Use times in 15-minute steps'])
    expect(await messages([{ ...shifts[0], start_time: '17:00' }])).toEqual([
      'The end time must differ from the start time',
    ])
  })

  it('are twenty at most, even when saved at once', async () => {
    const names = Array.from({ length: quotas.templatesPerPractice + 4 }, (_, index) => `Shift ${index}`)
    // A client tries again what was too busy.
    const save = async (name: string): ReturnType<typeof create> => {
      const answer = await create(name)
      return answer.status === 503 ? save(name) : answer
    }
    const answers = await Promise.all(names.map(save))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(await list()).toHaveLength(quotas.templatesPerPractice)
    expect(refused).toHaveLength(4)
    for (const { body } of refused)
      expect(body.error).toMatchObject({
        code: 'QUOTA_EXCEEDED',
        details: { quota: { name: 'templates', limit: quotas.templatesPerPractice } },
      })
    await clear()
  })
})
