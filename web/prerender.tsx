import { renderToString } from 'react-dom/server'
import { Route, Routes, StaticRouter } from 'react-router-dom'
import { rules, theme } from 'virtual:style-rules'
import type { SiteTemplates } from '#shared/tenants/branded-files.ts'
import type { Tenant } from '#shared/tenants/tenants.schema.ts'
import { PublicLayout } from './app/public-layout.tsx'
import { SignInPage } from './features/identity/sign-in-page.tsx'
import criticalCss from './critical.css?inline'
import { paths } from '#shared/kernel/paths.ts'
import { provideTenant } from './platform/runtime.ts'
import { SiteName } from './ui/page-title.ts'

const FORM = '<form '
const withoutScripts =
  '<noscript><p><b>Signing in needs JavaScript.</b> Switch it on in your browser’s settings, then reload the page.</p></noscript>'
const nothing = () => Promise.resolve()

/**
 * The sign-in page as markup. What is sent before the site's scripts have taken over waits for them; without any script
 * a form of the method `dialog` sends nothing, and the page says what it needs.
 */
export function signInMarkup(tenant: Tenant): string {
  provideTenant(tenant)
  const drawn = renderToString(
    <SiteName value={tenant.settings.brandName}>
      <StaticRouter location={paths.signIn}>
        <Routes>
          <Route element={<PublicLayout />}>
            <Route path={paths.signIn} element={<SignInPage loadNext={nothing} />} />
          </Route>
        </Routes>
      </StaticRouter>
    </SiteName>,
    { identifierPrefix: 'prerendered' },
  )
  if (!drawn.includes(FORM)) throw new Error('The sign-in page has no form')
  // A logo follows at once, so nothing is gained by asking for it first.
  const markup = drawn.replaceAll(/<link rel="preload"[^>]*>/g, '')
  return markup.replace(FORM, `${withoutScripts}${FORM}method="dialog" `)
}

/** With the names of what a tenant chooses in its place, which `brandedFiles` fills in. */
const drawnWith = ({ logo = false, image = false }): string => {
  const logos = logo ? { light: '%light%', dark: '%dark%' } : {}
  const settings = { brandName: '%brandName%', url: '%url%', logos, dashboardImages: image ? ['/image'] : [] }
  return signInMarkup({ settings } as unknown as Tenant)
}

/** The sign-in page for every tenant, and the styles that any of them uses. */
export function signInTemplates(): { markups: SiteTemplates['markups']; styles: string } {
  const markups = {
    plain: drawnWith({}),
    image: drawnWith({ image: true }),
    logo: drawnWith({ logo: true }),
    logoAndImage: drawnWith({ logo: true, image: true }),
  }
  const classes = Object.values(markups).flatMap((markup) => [...markup.matchAll(/class="([^"]*)"/g)])
  const used = new Set(classes.flatMap(([, names = '']) => names.split(' ')))
  return {
    markups,
    styles: [criticalCss, theme, ...rules.flatMap(([name, css]) => (used.has(name) ? css : []))].join(''),
  }
}
