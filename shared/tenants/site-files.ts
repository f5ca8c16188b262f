/** What a deployment puts into the site's bucket for the publisher. */
export const UPLOADED = { templates: 'templates.json', config: 'config.json', seed: 'seed.json' } as const

/** What the publisher makes of it and of the stored tenant. */
export const BRANDED = {
  tenant: 'tenant.json',
  icon: 'favicon.svg',
  index: 'index.html',
  signIn: 'sign-in.html',
} as const
