import type { RouteObject } from 'react-router-dom'
import { type FileOf, lazyPage, pageIn } from '#web/components/page/lazy-page.tsx'
import { nextTask } from '#web/platform/next-task.ts'
import { paths } from '#shared/kernel/paths.ts'
import { areas } from './areas.ts'
import { routeLoader } from './route-loader.ts'
import { RouteGuard } from './require-session.tsx'

const PublicLayout = lazyPage(() => import('./public-layout.tsx'), 'PublicLayout')
const TextLayout = lazyPage(() => import('./public-layout.tsx'), 'TextLayout')
const PublicData = lazyPage(() => import('./public-data.tsx'), 'PublicData')
const SignInPage = lazyPage(() => import('#web/features/identity/sign-in-page.tsx'), 'SignInPage')

/**
 * What either role needs after the sign-in, in two steps that leave room for the sign-in's own requests. Each role's
 * dashboard waits for the role: it would delay the first request for data.
 */
async function loadNext(): Promise<void> {
  await nextTask()
  await Promise.all([RouteGuard.load(), areas.Locum(), areas.CompanyAdmin()])
  await Promise.all([import('./locum-data.ts'), import('./practice-data.ts')])
}

function page<Name extends string>(path: string, file: FileOf<Name>, name: Name): RouteObject {
  const Page = pageIn(file, name)
  return { path, element: <Page />, loader: routeLoader(Page) }
}

/** Pages without a session; they load no code of the signed-in areas. */
export const publicRoutes: RouteObject[] = [
  {
    element: <PublicLayout />,
    loader: routeLoader(PublicLayout),
    children: [
      { path: paths.signIn, element: <SignInPage loadNext={loadNext} />, loader: routeLoader(SignInPage) },
      page(paths.signUp, () => import('#web/features/identity/sign-up-page.tsx'), 'SignUpPage'),
      page(paths.confirm, () => import('#web/features/identity/confirm-page.tsx'), 'ConfirmPage'),
      page(paths.forgotPassword, () => import('#web/features/identity/forgot-password-page.tsx'), 'ForgotPasswordPage'),
      {
        element: <PublicData />,
        loader: routeLoader(PublicData),
        children: [page(paths.invite(':token'), () => import('#web/features/members/invite-page.tsx'), 'InvitePage')],
      },
    ],
  },
  {
    element: <TextLayout />,
    loader: routeLoader(TextLayout),
    children: [
      {
        element: <PublicData />,
        loader: routeLoader(PublicData),
        children: [
          page(paths.terms, () => import('#web/features/identity/terms-page.tsx'), 'TermsPage'),
          page(paths.privacy, () => import('#web/features/identity/privacy-page.tsx'), 'PrivacyPage'),
        ],
      },
    ],
  },
]
