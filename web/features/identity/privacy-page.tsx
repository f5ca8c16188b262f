import { formatPeriod } from '#shared/kernel/retention.ts'
import { ANSWER_DAYS } from '#shared/privacy/privacy.rules.ts'
import { retentionTable } from '#shared/privacy/retention-table.ts'
import { RetentionRows } from '#web/components/account/retention-rows.tsx'
import { InformationOfficer } from '#web/components/account/information-officer.tsx'
import { runtime } from '#web/platform/runtime.ts'
import { chakra } from '#web/ui/chakra.ts'
import { LegalPage } from './legal-page.tsx'

export function PrivacyPage() {
  return (
    <>
      <LegalPage
        kind="privacy"
        title="Privacy notice"
        lead={`How ${runtime().tenant.settings.brandName} handles personal information.`}
      />
      <section>
        <chakra.h2 textStyle="l" mt="8" mb="2">
          Ask about your data
        </chakra.h2>
        <InformationOfficer />
        <p>
          With an account, you can ask under Account settings, Privacy. We answer within {formatPeriod(ANSWER_DAYS)}.
        </p>
      </section>
      <section>
        <chakra.h2 textStyle="l" mt="8" mb="2">
          How long we keep it
        </chakra.h2>
        <RetentionRows rows={retentionTable} />
      </section>
    </>
  )
}
