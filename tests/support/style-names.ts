/** In place of the names that the site's build collects. */
export const styleNames = new Set(['color', 'p'])
