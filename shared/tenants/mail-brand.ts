import { tenantTokens } from './colours/tenant-colours.ts'
import type { MailBrand } from './mail-brand.schema.ts'
import type { Tenant } from './tenants.schema.ts'

/** Many mail programs show no SVG: with such a logo, mails have the brand's name instead. */
export const mailBrandOf = ({ brandName, logos, theme }: Tenant['settings']): MailBrand => {
  // The mail's page is white, whatever the site's is.
  const tokens = tenantTokens({ ...theme, background: '#FFFFFF' })
  const light = (name: string): string => tokens[name]?.[0] ?? ''
  return {
    name: brandName,
    mark: light('primary.mark'),
    solid: light('primary.solid'),
    fg: light('primary.fg'),
    link: light('accent.fg'),
    ...(logos.light && !/\.svg$/i.test(logos.light) && { logo: logos.light }),
  }
}
