import * as z from 'zod/mini'
import { TenantId } from './tenant-id.schema.ts'

const Colour = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, 'Use a colour such as #FF5F05'))
const colour = (normal: string) => z._default(Colour, normal)
const Link = z.string().check(z.regex(/^https:\/\/\S+$/, 'Use an address that begins with https://'), z.maxLength(300))
/** A file of the site itself, since the content security policy allows no other. */
const SiteFile = z.string().check(z.regex(/^\/[\w./-]+$/, 'Use a path on the site'), z.maxLength(200))
const shown = z.prefault(z.strictObject({ show: z._default(z.boolean(), false) }), {})

/** SPEC 9: the default theme. */
export const Theme = z.strictObject({
  primary: colour('#FF5F05'),
  secondary: colour('#4D88A1'),
  accent: colour('#009CEF'),
  error: colour('#F44336'),
  anchor: colour('#FF5F05'),
  background: colour('#FFFFFF'),
  wallet: colour('#F2A900'),
  green: colour('#4CAF50'),
})
export type Theme = z.infer<typeof Theme>

const TenantSettings = z.strictObject({
  brandName: z._default(z.string().check(z.minLength(1), z.maxLength(60)), 'Locum Desk'),
  url: z._default(Link, 'https://www.locumdesk.example'),
  videoUrl: z.optional(Link),
  logos: z.prefault(z.strictObject({ light: z.optional(SiteFile), dark: z.optional(SiteFile) }), {}),
  dashboardImages: z._default(z.array(SiteFile).check(z.maxLength(6)), []),
  /** External pages for menus and forms; absent ones are not shown. */
  links: z.prefault(
    z.strictObject({
      faq: z.optional(Link),
      blog: z.optional(Link),
      contact: z.optional(Link),
      rateCard: z.optional(Link),
      /** Where a practice pays for the membership. */
      subscription: z.optional(Link),
    }),
    {},
  ),
  theme: z.prefault(Theme, {}),
  wallet: z.prefault(
    z.strictObject({
      show: z._default(z.boolean(), false),
      /** Within how many working days a redemption of credits is answered. */
      answerDays: z._default(z.int().check(z.gte(1), z.lte(60)), 5),
    }),
    {},
  ),
  pricing: shown,
  companies: z.prefault(z.strictObject({ requireApproval: z._default(z.boolean(), false) }), {}),
  /** The sign-in page, if not on this site. */
  signInUrl: z.optional(Link),
})

/** A brand and its settings. Public, so nothing secret belongs here. */
export const Tenant = z.strictObject({
  tenantId: TenantId,
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  shortCode: z.string().check(z.regex(/^[A-Z]{2,6}$/, 'Use two to six capital letters')),
  settings: z.prefault(TenantSettings, {}),
})
export type Tenant = z.infer<typeof Tenant>
