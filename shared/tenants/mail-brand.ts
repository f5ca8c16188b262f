import { tenantTokens } from './colours/tenant-colours.ts'
import type { Tenant } from './tenants.schema.ts'

/** What mails take of a tenant's brand. Colours are readable on white, and white is readable on `solid`. */
export type MailBrand = Record<'name' | 'mark' | 'solid' | 'fg' | 'link', string> & {
  /** The path of a picture on the site. */
  logo?: string
}

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
    ...(logos.light && { logo: logos.light }),
  }
}
