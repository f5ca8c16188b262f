import * as z from 'zod/mini'
import { nameText, phoneText, required } from '#shared/kernel/text.ts'
import { MAX_DASHBOARD_IMAGES, uploadedHereMessage } from './brand-images.rules.ts'
import { defaultColours } from './colours/tenant-colours.ts'
import { TenantId } from './tenant-id.schema.ts'
import { WebLink } from './web-link.schema.ts'

const Colour = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, 'Use a colour such as #FF5F05'))
/** A file of the site itself, since the content security policy allows no other. */
const SiteFile = z
  .string()
  .check(
    z.maxLength(200, 'Use at most 200 characters'),
    z.regex(/^\/brand\/[\w-]{1,80}\.(?:png|jpg)$/, uploadedHereMessage),
  )
/** It is in mails and in the titles of pages. */
const brandText = (max: number) => required(max).check(z.regex(/^[^<>]*$/, 'Leave out < and >'))
const Mailbox = z.email('Enter a valid e-mail address').check(z.maxLength(254, 'Use at most 254 characters'))
const Switch = z.strictObject({ show: z.boolean() })
const workingDays = 'Use 1 to 60 working days'
const textVersion = z._default(z.int().check(z.gte(1)), 1)

const Colours = z.strictObject({
  primary: Colour,
  secondary: Colour,
  accent: Colour,
  error: Colour,
  anchor: Colour,
  background: Colour,
  wallet: Colour,
  green: Colour,
})
export type Theme = z.infer<typeof Colours>

/** What a super admin changes. Sent whole: a default could be another brand’s, or turn a switch. */
export const EditedSettings = z.strictObject({
  brandName: brandText(60),
  url: WebLink,
  videoUrl: z.optional(WebLink),
  logos: z.strictObject({ light: z.optional(SiteFile), dark: z.optional(SiteFile) }),
  dashboardImages: z
    .array(SiteFile)
    .check(z.maxLength(MAX_DASHBOARD_IMAGES, `Use at most ${MAX_DASHBOARD_IMAGES} images`)),
  /** External pages for menus and forms; absent ones are not shown. */
  links: z.strictObject({
    faq: z.optional(WebLink),
    blog: z.optional(WebLink),
    contact: z.optional(WebLink),
    rateCard: z.optional(WebLink),
    /** Where a practice pays for the membership. */
    subscription: z.optional(WebLink),
  }),
  theme: Colours,
  wallet: z.extend(Switch, {
    /** Within how many working days a redemption of credits is answered. */
    answerDays: z.int(workingDays).check(z.gte(1, workingDays), z.lte(60, workingDays)),
  }),
  pricing: Switch,
  /** The live chat, where the deployment has one. */
  liveChat: Switch,
  /** Selectors of industry and profession for a super admin who views or acts for an account. */
  demoMode: z.boolean(),
  companies: z.strictObject({ requireApproval: z.boolean() }),
  /** The sign-in page, if not on this site. */
  signInUrl: z.optional(WebLink),
  /** Gets what practices request from the agency itself. */
  requestsMailbox: Mailbox,
  /** Whom people ask about their personal information. */
  informationOfficer: z.optional(
    z.strictObject({ name: nameText(80), email: Mailbox, phone: z.optional(phoneText('021 123 4567')) }),
  ),
})
const { brandName, url, logos, dashboardImages, links, wallet, companies } = EditedSettings.shape
const off = z._default(z.boolean(), false)

const colour = (name: keyof typeof defaultColours) => z._default(Colour, defaultColours[name])

export const Theme = z.strictObject({
  primary: colour('primary'),
  secondary: colour('secondary'),
  accent: colour('accent'),
  error: colour('error'),
  anchor: colour('anchor'),
  background: colour('background'),
  wallet: colour('wallet'),
  green: colour('green'),
})

/** The current version of each text that people agree to. */
const Texts = z.strictObject({ terms: textVersion, privacy: textVersion })

/** As a tenant’s file has them, which names only what differs from SPEC. */
const TenantSettings = z.extend(EditedSettings, {
  brandName: z._default(brandName, 'Locum Desk'),
  url: z._default(url, 'https://www.locumdesk.example'),
  logos: z.prefault(logos, {}),
  dashboardImages: z._default(dashboardImages, []),
  links: z.prefault(links, {}),
  theme: z.prefault(Theme, {}),
  wallet: z.prefault(z.extend(wallet, { show: off, answerDays: z._default(wallet.shape.answerDays, 5) }), {}),
  pricing: z.prefault(z.extend(Switch, { show: off }), {}),
  liveChat: z.prefault(z.extend(Switch, { show: z._default(z.boolean(), true) }), {}),
  demoMode: off,
  companies: z.prefault(z.extend(companies, { requireApproval: off }), {}),
  texts: z.prefault(Texts, {}),
})

/** A brand and its settings. Public, so nothing secret belongs here. */
export const Tenant = z.strictObject({
  tenantId: TenantId,
  name: brandText(80),
  shortCode: z.string().check(z.regex(/^[A-Z]{2,6}$/, 'Use two to six capital letters')),
  settings: TenantSettings,
})
export type Tenant = z.infer<typeof Tenant>
