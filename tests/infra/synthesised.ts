import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { App, Stack } from 'aws-cdk-lib'
import { prepare } from '#infra/local/prepare.ts'
import { addMarketplace, featureFlags } from '#infra/marketplace.ts'
import { loadTenant } from '#infra/tenants/define-tenant.ts'
import { newDataFolder } from '#tests/support/data-folder.ts'

export type Resource = {
  stack: string
  id: string
  Type: string
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a template's properties have no type
  Properties: Record<string, any>
  DeletionPolicy?: string
}

export const liveChat = {
  vendor: 'Vendor',
  script: 'https://embed.vendor.example/chat.js',
  sources: ['https://*.vendor.example', 'wss://*.vendor.example'],
}

/** The demo tenant, with a live chat, as it would be deployed; throws if cdk-nag finds a problem. */
export async function synthesise() {
  const root = newDataFolder('marketplace')
  const site = join(root, 'site')
  mkdirSync(join(site, 'assets'), { recursive: true })
  writeFileSync(join(site, 'index.html'), '<!doctype html>')
  writeFileSync(join(site, 'assets', 'app.js'), 'export {}')
  const { lambdasDir: lambdas } = await prepare('demo', () => {})
  const hashes = { scripts: ["'sha256-c2NyaXB0'"], styles: ["'sha256-c3R5bGU='"] }
  const app = new App({ outdir: join(root, 'cdk.out'), context: featureFlags })
  const { tenant, deployment } = await loadTenant('demo')
  addMarketplace(app, {
    tenant,
    deployment: { ...deployment, liveChat },
    stage: 'test',
    lambdas,
    site: { folder: site, pages: (config: object) => ({ 'index.html': JSON.stringify(config) }), hashes },
  })
  const assembly = app.synth()
  const resources = app.node.children.filter(Stack.isStack).flatMap((stack) => {
    const template = assembly.getStackByName(stack.stackName).template as { Resources: Record<string, Resource> }
    return Object.entries(template.Resources).map(([id, resource]) => ({ ...resource, id, stack: stack.node.id }))
  })
  const ofType = (type: string): Resource[] => resources.filter((resource) => resource.Type === type)
  const protocolOf = ({ Ref }: { Ref: string }) =>
    ofType('AWS::ApiGatewayV2::Api').find(({ id }) => id === Ref)?.Properties.ProtocolType as string
  /** Parts of the API of this protocol. */
  const ofPart = (type: string, protocol: 'HTTP' | 'WEBSOCKET'): Resource[] =>
    ofType(type).filter(({ Properties }) => protocolOf(Properties.ApiId) === protocol)
  return { app, resources, ofType, ofPart }
}

export type Synthesised = Awaited<ReturnType<typeof synthesise>>
