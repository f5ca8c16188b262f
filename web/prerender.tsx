import { renderToString } from 'react-dom/server'
import { Route, Routes, StaticRouter } from 'react-router-dom'
import { rules, theme } from 'virtual:style-rules'
import type { Tenant } from '#shared/tenants/tenants.schema.ts'
import { PublicLayout } from './app/public-layout.tsx'
import { SignInPage } from './features/identity/sign-in-page.tsx'
import criticalCss from './critical.css?inline'
import script from './load-after-markup.js?raw'
import { paths } from '#shared/kernel/paths.ts'
import { provideTenant } from './platform/runtime.ts'
import { SiteName } from './ui/page-title.ts'

const FORM = '<form '
const withoutScripts =
  '<noscript><p><b>Signing in needs JavaScript.</b> Switch it on in your browser’s settings, then reload the page.</p></noscript>'
const nothing = () => Promise.resolve()

const isUsedIn = (markup: string) => {
  const used = new Set([...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  return ([name]: readonly [string, string]) => used.has(name)
}

/**
 * The sign-in page as markup, the styles that it uses and its script. What is sent before the site's scripts have taken
 * over waits for them; without any script a form of the method `dialog` sends nothing, and the page says what it needs.
 */
export function signInPage(tenant: Tenant): { markup: string; styles: string; script: string } {
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
  const styles = [criticalCss, theme, ...rules.filter(isUsedIn(drawn)).map(([, css]) => css)].join('')
  if (!drawn.includes(FORM)) throw new Error('The sign-in page has no form')
  return { markup: drawn.replace(FORM, `${withoutScripts}${FORM}method="dialog" `), styles, script }
}
