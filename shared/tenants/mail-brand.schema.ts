import * as z from 'zod/mini'

/** What mails take of a tenant's brand. Colours are readable on white, and white is readable on `solid`. */
export const MailBrand = z.strictObject({
  name: z.string(),
  mark: z.string(),
  solid: z.string(),
  fg: z.string(),
  link: z.string(),
  /** The path of a picture on the site. */
  logo: z.optional(z.string()),
})
export type MailBrand = z.infer<typeof MailBrand>

/** A brand in an environment variable. */
export const MailBrandText = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => JSON.parse(text) as unknown),
  ),
  MailBrand,
)
