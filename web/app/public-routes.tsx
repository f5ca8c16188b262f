import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '#web/components/page/lazy-page.tsx'
import { nextTask } from '#web/platform/next-task.ts'
import { paths } from '#shared/kernel/paths.ts'
import { areas } from './areas.ts'
import { routeLoader } from './route-loader.ts'
import { Guard } from './require-session.tsx'

const PublicLayout = lazyPage(() => import('./public-layout.tsx'), 'PublicLayout')
const TextLayout = lazyPage(() => import('./public-layout.tsx'), 'TextLayout')
const SignInPage = lazyPage(() => import('#web/features/identity/sign-in-page.tsx'), 'SignInPage')
const SignUpPage = lazyPage(() => import('#web/features/identity/sign-up-page.tsx'), 'SignUpPage')
const ConfirmPage = lazyPage(() => import('#web/features/identity/confirm-page.tsx'), 'ConfirmPage')
const ForgotPasswordPage = lazyPage(
  () => import('#web/features/identity/forgot-password-page.tsx'),
  'ForgotPasswordPage',
)
const PublicData = lazyPage(() => import('./public-data.tsx'), 'PublicData')
const InvitePage = lazyPage(() => import('#web/features/members/invite-page.tsx'), 'InvitePage')
const TermsPage = lazyPage(() => import('#web/features/identity/terms-page.tsx'), 'TermsPage')
const PrivacyPage = lazyPage(() => import('#web/features/identity/privacy-page.tsx'), 'PrivacyPage')

/**
 * What either role needs after the sign-in, in two steps that leave room for the sign-in's own requests. Each role's
 * dashboard waits for the role: it would delay the first request for data.
 */
async function loadNext(): Promise<void> {
  await nextTask()
  await Promise.all([Guard.load(), areas.Locum(), areas.CompanyAdmin()])
  await Promise.all([import('./locum-data.ts'), import('./practice-data.ts')])
}

/** Pages without a session; they load no code of the signed-in areas. */
export const publicRoutes: RouteObject[] = [
  {
    element: <PublicLayout />,
    loader: routeLoader(PublicLayout),
    children: [
      { path: paths.signIn, element: <SignInPage loadNext={loadNext} />, loader: routeLoader(SignInPage) },
      { path: paths.signUp, element: <SignUpPage />, loader: routeLoader(SignUpPage) },
      { path: paths.confirm, element: <ConfirmPage />, loader: routeLoader(ConfirmPage) },
      { path: paths.forgotPassword, element: <ForgotPasswordPage />, loader: routeLoader(ForgotPasswordPage) },
      {
        element: <PublicData />,
        loader: routeLoader(PublicData),
        children: [{ path: paths.invite(':token'), element: <InvitePage />, loader: routeLoader(InvitePage) }],
      },
    ],
  },
  {
    element: <TextLayout />,
    loader: routeLoader(TextLayout),
    children: [
      { path: paths.terms, element: <TermsPage />, loader: routeLoader(TermsPage) },
      { path: paths.privacy, element: <PrivacyPage />, loader: routeLoader(PrivacyPage) },
    ],
  },
]
