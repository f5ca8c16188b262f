import type { Theme } from '#shared/tenants/tenants.schema.ts'

/** The theme's colours, each with what it is for. */
export const colourFields: Record<keyof Theme, { label: string; use: string }> = {
  primary: { label: 'Primary', use: 'Main action, today' },
  secondary: { label: 'Secondary', use: 'What is chosen' },
  accent: { label: 'Accent', use: 'Links, focus' },
  error: { label: 'Error', use: 'What went wrong' },
  anchor: { label: 'Anchor', use: 'Links to your website' },
  background: { label: 'Background', use: 'The page' },
  wallet: { label: 'Wallet', use: 'The wallet’s mark' },
  green: { label: 'Green', use: 'Amounts added' },
}

const colours = Object.fromEntries(
  Object.entries(colourFields).map(([name, { label }]) => [`settings.theme.${name}`, label]),
)

/** The fields of the page about brand and theme, by their path. */
export const brandFields: Record<string, string> = {
  'settings.brandName': 'Brand name',
  name: 'Name of the agency',
  shortCode: 'Short code',
  'settings.url': 'URL',
  'settings.videoUrl': 'Video URL',
  'settings.logos.light': 'Logo on light',
  'settings.logos.dark': 'Logo on dark',
  'settings.dashboardImages': 'Dashboard images',
  ...colours,
  'settings.wallet.show': 'Wallet',
  'settings.pricing.show': 'Pricing Options',
  'settings.liveChat.show': 'Live chat',
  'settings.demoMode': 'Demo mode',
}

/** Those of the page about links, mails and rules. */
export const linkFields: Record<string, string> = {
  'settings.links.faq': 'FAQ',
  'settings.links.blog': 'Blog',
  'settings.links.contact': 'Contact Us',
  'settings.links.rateCard': 'Rate card',
  'settings.links.subscription': 'Subscription',
  'settings.signInUrl': 'Sign-in address',
  'settings.requestsMailbox': 'Mailbox for requests',
  'settings.wallet.answerDays': 'Answer time of redemptions',
  'settings.companies.requireApproval': 'Approval of practices',
  'settings.informationOfficer.name': 'Information Officer',
  'settings.informationOfficer.email': 'E-mail of the Information Officer',
  'settings.informationOfficer.phone': 'Telephone of the Information Officer',
}

const textFields: Record<string, string> = {
  'settings.texts.terms': 'Terms',
  'settings.texts.privacy': 'Privacy',
}

export const fieldLabels: Record<string, string> = { ...brandFields, ...linkFields, ...textFields }
