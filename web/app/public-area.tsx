import { Route, Routes } from 'react-router-dom'
import { ConfirmPage } from '../features/identity/confirm-page.tsx'
import { ForgotPasswordPage } from '../features/identity/forgot-password-page.tsx'
import { PrivacyPage } from '../features/identity/privacy-page.tsx'
import { SignInPage } from '../features/identity/sign-in-page.tsx'
import { SignUpPage } from '../features/identity/sign-up-page.tsx'
import { TermsPage } from '../features/identity/terms-page.tsx'
import { paths } from '../platform/paths.ts'
import { NotFound } from './not-found.tsx'
import { PublicLayout, TextLayout } from './public-layout.tsx'

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
