import { isDeepStrictEqual } from 'node:util'
import { brandedFiles, type SiteTemplates } from '#shared/tenants/branded-files.ts'
import { brandImages } from '#shared/tenants/brand-images.rules.ts'
import { UPLOADED } from '#shared/tenants/site-files.ts'
import type { StoredTenant } from '#functions/stores/tenant-versions.repository.ts'
import type { siteBucket } from './site-bucket.lazy.ts'

type Deps = {
  openSite: () => Promise<ReturnType<typeof siteBucket>>
  /** As it is stored now. */
  readTenant: () => Promise<StoredTenant | undefined>
}

/**
 * Writes the files that have the tenant's brand, images first, since pages name them. Afterwards everything is read
 * again: a slower call with what was stored earlier may have written over a newer one, and repairs that itself.
 */
export const publishSite = async ({ openSite, readTenant }: Deps): Promise<void> => {
  const site = await openSite()
  const read = async () => {
    const [templates, config, tenant] = await Promise.all([
      site.read(UPLOADED.templates),
      site.read(UPLOADED.config),
      readTenant(),
    ])
    if (!tenant) throw new Error('There is no tenant')
    return { templates, config, tenant }
  }
  let published: unknown
  for (let found = await read(); !isDeepStrictEqual(found, published); found = await read()) {
    const {
      templates,
      config,
      tenant: { version: _, ...tenant },
    } = (published = found)
    const files = brandedFiles(JSON.parse(templates) as SiteTemplates, JSON.parse(config) as object, tenant)
    await Promise.all(brandImages(tenant.settings).map(({ path }) => site.copyImage(path.slice(1))))
    await Promise.all(Object.entries(files).map(([name, text]) => site.write(name, text)))
  }
}
