import { runtime } from '#web/platform/runtime.ts'
import { LegalPage } from './legal-page.tsx'

export function TermsPage() {
  return (
    <LegalPage kind="terms" title="Terms of use" lead={`The rules for using ${runtime().tenant.settings.brandName}.`} />
  )
}
