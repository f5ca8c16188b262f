import { escapeHtml } from '#shared/kernel/escape-html.ts'
import { tenantTokens } from './colours/tenant-colours.ts'
import { BRANDED } from './site-files.ts'
import type { Tenant } from './tenants.schema.ts'

/** What the site's build leaves for a tenant to fill in, as `%name%` (`web/build/site-templates.ts`). */
export type SiteTemplates = {
  index: string
  signIn: string
  /** The sign-in page as markup, by what of the tenant's it shows. */
  markups: { plain: string; image: string; logo: string; logoAndImage: string }
  icon: string
  /** Of the scripts and styles inside the pages, for the content security policy. They depend on no tenant. */
  hashes: { scripts: string[]; styles: string[] }
}

/** A script element may not contain its own end. */
const asData = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c')

const filled = (template: string, values: Record<string, string>): string =>
  template.replace(/%(\w+)%/g, (part, name: string) => values[name] ?? part)

const markupFor = ({ markups }: SiteTemplates, { logos, dashboardImages }: Tenant['settings']): string => {
  const hasImage = dashboardImages.length > 0
  if (logos.light) return hasImage ? markups.logoAndImage : markups.logo
  return hasImage ? markups.image : markups.plain
}

/**
 * The site's files that have the tenant's brand, by name. Each page has brand and configuration as data, so that it
 * waits for no small files, and `show-brand.js` applies them before the first paint.
 */
export function brandedFiles(templates: SiteTemplates, config: object, tenant: Tenant): Record<string, string> {
  const { settings } = tenant
  const { brandName, url, logos, signInUrl } = settings
  const colours = tenantTokens(settings.theme)
  const texts = { brandName, url, light: logos.light ?? '', dark: logos.dark ?? logos.light ?? '' }
  const values = {
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, escapeHtml(text)])),
    runtime: asData({ config, tenant, colours }),
    mark: colours['primary.mark']?.[0] ?? '',
  }
  const index = filled(templates.index, values)
  const signIn = filled(templates.signIn, { ...values, markup: filled(markupFor(templates, settings), values) })
  return {
    [BRANDED.tenant]: JSON.stringify(tenant),
    [BRANDED.icon]: filled(templates.icon, values),
    [BRANDED.index]: index,
    // A tenant may use a sign-in page of its own.
    [BRANDED.signIn]: signInUrl ? index : signIn,
  }
}
