import type { SQSEvent } from 'aws-lambda'
import { UPLOADED } from '#shared/tenants/site-files.ts'
import { type ConfigSeed, seedConfig } from '#functions/stores/seed-config.ts'
import { tenantVersionsRepository } from '#functions/stores/tenant-versions.repository.ts'
import { wire } from '#functions/wiring/wire.ts'
import { type DeploymentEvent, onDeployment } from './on-deployment.ts'
import { publishSite } from './publish-site.ts'

const { db, env } = wire('publish')
const { CONFIG_TABLE: table, SITE_BUCKET: site, DOCUMENTS_BUCKET: documents, TENANT_ID: tenantId } = env

const deps = {
  openSite: async () => (await import('./site-bucket.lazy.ts')).siteBucket(site, documents),
  readTenant: () => tenantVersionsRepository(db, table).get(tenantId),
}

/** A new deployment has nothing yet, and one from before lacks what was added since. */
const deploy = async (): Promise<void> => {
  const { read } = await deps.openSite()
  await seedConfig(db, table, JSON.parse(await read(UPLOADED.seed)) as ConfigSeed)
  await publishSite(deps)
}

/** Messages have no content: whatever they are about, what is stored now is published, so a late one does no harm. */
export const handler = (event: SQSEvent | DeploymentEvent): Promise<void> =>
  'Records' in event ? publishSite(deps) : onDeployment(event, deploy)
