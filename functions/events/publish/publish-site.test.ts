import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { tenant } from '#infra/tenants/demo.ts'
import type { StoredTenant } from '#functions/stores/tenant-versions.repository.ts'
import { onDeployment } from './on-deployment.ts'
import { publishSite } from './publish-site.ts'

const templates = {
  index: '<title>%brandName%</title>',
  signIn: '%markup%',
  markups: { plain: '<b>%brandName%</b>', image: '', logo: '<img src="%light%">', logoAndImage: '' },
  icon: '%mark%',
}
const saved = (version: number, settings: object): StoredTenant => ({
  ...tenant,
  version,
  settings: { ...tenant.settings, ...settings },
})

/** A site's bucket; `onWrite` happens before something is written. */
const siteWith = (onWrite: () => Promise<void> = async () => {}) => {
  const files = new Map([
    ['templates.json', JSON.stringify(templates)],
    ['config.json', '{}'],
  ])
  const order: string[] = []
  const bucket = {
    read: async (key: string) => files.get(key) ?? '',
    write: async (key: string, text: string) => {
      await onWrite()
      order.push(key)
      files.set(key, text)
    },
    copyImage: async (key: string) => void order.push(key),
  }
  return { files, order, open: async () => bucket }
}

describe('the site', () => {
  it('is written from what is stored, images first, without the version', async () => {
    const { files, order, open } = siteWith()
    const stored = saved(3, { brandName: 'Cape & Co', logos: { light: '/brand/a.png' }, dashboardImages: [] })
    await publishSite({ openSite: open, readTenant: async () => stored })
    expect(files.get('index.html')).toBe('<title>Cape &amp; Co</title>')
    expect(files.get('sign-in.html')).toBe('<img src="/brand/a.png">')
    const { version: _, ...published } = stored
    expect(JSON.parse(files.get('tenant.json') ?? '')).toEqual(published)
    expect([order[0], order.length]).toEqual(['brand/a.png', 5])
  })

  it('has the newest brand, even if a call that began with an earlier one writes last', async () => {
    let stored = saved(1, { brandName: 'First' })
    let hasBegun = false
    const publish = () => publishSite({ openSite: open, readTenant: async () => stored })
    const { files, open } = siteWith(async () => {
      if (hasBegun) return
      hasBegun = true
      stored = saved(2, { brandName: 'Second' })
      await publish()
    })
    await publish()
    for (const text of files.values()) expect(text).not.toContain('First')
  })
})

describe('a deployment', () => {
  const answers: string[] = []
  const server = createServer((request, response) => {
    request.on('data', (text: Buffer) => answers.push(text.toString()))
    request.on('end', () => response.end())
  }).listen(0)
  afterAll(() => void server.close())
  const deploy = async (RequestType: 'Create' | 'Delete', work: () => Promise<void>) => {
    const ResponseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const ids = { StackId: 'stack', RequestId: 'one', LogicalResourceId: 'Published' }
    await onDeployment({ RequestType, ResponseURL, ...ids }, work)
    return JSON.parse(answers.pop() ?? '') as object
  }
  const refuse = () => Promise.reject(new Error('No templates'))

  it('learns that the site was published, or why not', async () => {
    const ids = { PhysicalResourceId: 'site', StackId: 'stack', RequestId: 'one', LogicalResourceId: 'Published' }
    expect(await deploy('Create', async () => {})).toEqual({ ...ids, Status: 'SUCCESS' })
    expect(await deploy('Create', refuse)).toEqual({ ...ids, Status: 'FAILED', Reason: 'No templates' })
    expect(await deploy('Delete', refuse)).toEqual({ ...ids, Status: 'SUCCESS' })
  })
})
