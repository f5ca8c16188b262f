import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { App } from 'aws-cdk-lib'
import { addMarketplace, featureFlags } from '#infra/marketplace.ts'
import type { LiveChat } from '#infra/tenants/define-deployment.ts'
import { loadTenant } from '#infra/tenants/define-tenant.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export const liveChat: LiveChat = {
  vendor: 'Vendor',
  script: 'https://embed.vendor.example/chat.js',
  sources: ['https://*.vendor.example', 'wss://*.vendor.example'],
}

export type Template = {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a template's properties have no type
  Resources: Record<string, { Type: string; Properties?: Record<string, any>; DeletionPolicy?: string }>
  Outputs?: Record<string, { Export?: { Name: string } }>
}

/** By the stack's id. */
export type Templates = Record<string, Template>

/** Empty files in place of the bundles and of the built site, which no template depends on. */
function writePlaceholders(folder: string): void {
  const lambdas = globSync('functions/**/*.lambda.ts', { cwd: root }).map((file) => basename(file, '.lambda.ts'))
  for (const file of [...lambdas.map((name) => `lambda/${name}/index.mjs`), 'site/index.html', 'site/assets/app.js']) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), '')
  }
}

/** A tenant as it would be deployed, demo with a live chat; `validated` throws on warnings of templates, too. */
export async function synthesiseTenant({
  id = 'demo',
  validated,
}: {
  id?: string
  validated: boolean
}): Promise<{ app: App; templates: Templates }> {
  const folder = mkdtempSync(join(tmpdir(), 'locum-stacks-'))
  try {
    writePlaceholders(folder)
    const app = new App({
      outdir: join(folder, 'cdk.out'),
      context: { ...featureFlags, '@aws-cdk/core:strictCfnValidateErrors': validated },
      builtinCloudFormationValidation: validated,
    })
    const { deployment, ...file } = await loadTenant(id)
    const hashes = { scripts: ["'sha256-c2NyaXB0'"], styles: ["'sha256-c3R5bGU='"] }
    addMarketplace(app, {
      ...file,
      deployment: id === 'demo' ? { ...deployment, liveChat } : deployment,
      stage: 'test',
      lambdas: join(folder, 'lambda'),
      site: { folder: join(folder, 'site'), hashes, build: 'one' },
    })
    const { stacks } = app.synth()
    return { app, templates: Object.fromEntries(stacks.map(({ id, template }) => [id, template as Template])) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
