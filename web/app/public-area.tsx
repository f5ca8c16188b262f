import { Route, Routes } from 'react-router-dom'
import { SignInPage } from '#web/features/identity/sign-in-page.tsx'
import { lazyPage } from '#web/components/lazy-page.tsx'
import { paths } from '#web/platform/paths.ts'
import { NotFound } from './not-found.tsx'
import { PublicLayout, TextLayout } from './public-layout.tsx'

const ConfirmPage = lazyPage(() => import('#web/features/identity/confirm-page.tsx'), 'ConfirmPage')
const ForgotPasswordPage = lazyPage(
  () => import('#web/features/identity/forgot-password-page.tsx'),
  'ForgotPasswordPage',
)
const PrivacyPage = lazyPage(() => import('#web/features/identity/privacy-page.tsx'), 'PrivacyPage')
const SignUpPage = lazyPage(() => import('#web/features/identity/sign-up-page.tsx'), 'SignUpPage')
const TermsPage = lazyPage(() => import('#web/features/identity/terms-page.tsx'), 'TermsPage')

export function PublicArea() {
  return (
    <Routes>
      <Route element={<PublicLayout />}>
        <Route path={paths.signIn} element={<SignInPage />} />
        <Route path={paths.signUp} element={<SignUpPage />} />
        <Route path={paths.confirm} element={<ConfirmPage />} />
        <Route path={paths.forgotPassword} element={<ForgotPasswordPage />} />
      </Route>
      <Route element={<TextLayout />}>
        <Route path={paths.terms} element={<TermsPage />} />
        <Route path={paths.privacy} element={<PrivacyPage />} />
      </Route>
      <Route path="*" element={<NotFound alone />} />
    </Routes>
  )
}
