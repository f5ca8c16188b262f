import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { CompanyReview } from '#shared/companies/approval.contract.ts'
import { companyApprovalLifecycle } from '#shared/companies/approval.lifecycle.ts'
import { approvalOf } from '#shared/kernel/sent-back.rules.ts'
import type { Company } from '#shared/companies/companies.schema.ts'
import { companySteps } from '#shared/companies/steps.rules.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { actionsOf } from '#web/components/actions/lifecycle-actions.ts'
import { LoadError } from '#web/components/page/load-error.tsx'
import { DocumentViewer } from '#web/components/upload/document-viewer.tsx'
import { Box, Stack } from '#web/ui/chakra.ts'
import { FactList } from '#web/ui/fact-list.tsx'
import { Section } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Beside, Decide } from './decide.tsx'
import { practiceFacts } from './practice-facts.ts'
import { DOCUMENTS_ID, SentBackSteps } from './sent-back-steps.tsx'
import { companyReview, useDecideCompany, useSendBackCompany } from './review.api.ts'

const steps = companySteps.filter(({ name }) => name !== 'create-account-step')

const pictures = { logo: 'Logo', imageA: 'Picture A', imageB: 'Picture B', imageC: 'Picture C' } as const

function Pictures({ company: { id, files } }: { company: Company }) {
  const stored = (Object.keys(pictures) as (keyof typeof pictures)[]).filter((name) => files[name])
  if (stored.length === 0) return <p>No pictures yet.</p>
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(240px, 1fr))' }}
      gap="4"
    >
      {stored.map((name) => (
        <DocumentViewer key={name} title={pictures[name]} document={name} ownerId={id} file={files[name]} />
      ))}
    </Box>
  )
}

interface Props {
  /** After a decision, with what to say of it. */
  onDecided: (sentence: string, what?: 'undone') => void
  /** Beside the buttons, such as who is next in line. */
  children?: ReactNode
}

function LoadedReview({ review, onDecided, children }: Props & { review: CompanyReview }) {
  const { company, registered_at, decision } = review
  const decide = useDecideCompany(company.id)
  const sendBack = useSendBackCompany(company.id)
  const seenFacts = { isUnchangedSinceSeen: true }
  const facts = practiceFacts(company)
  const actions = actionsOf(companyApprovalLifecycle, approvalOf(company), 'SuperAdmin', {
    approve: seenFacts,
    sendBack: seenFacts,
    revokeApproval: {},
  })
  return (
    <Stack gap="6">
      {company.sent_back && (
        <SentBackSteps sentBack={company.sent_back} steps={companySteps} facts={facts} withDocuments={['about-step']} />
      )}
      <Beside>
        <Section title="Pictures">
          <Box id={DOCUMENTS_ID} tabIndex={-1}>
            <Pictures company={company} />
          </Box>
        </Section>
        <Stack gap="6" minWidth="0">
          <Section title="Details">
            <FactList facts={Object.values(facts).flat()} />
          </Section>
          <Decide
            name={company.name}
            reader="The practice"
            actions={actions}
            decision={decision}
            steps={steps}
            decide={decide}
            sendBack={sendBack}
            seen={{ registered_at, decided_at: decision?.at ?? null }}
            onDecided={onDecided}
          >
            {children}
          </Decide>
        </Stack>
      </Beside>
    </Stack>
  )
}

/** Everything that a decision about a practice is based on, and the decision. */
export function PracticeReview({ companyId, ...props }: Props & { companyId: CompanyId }) {
  const { data, error, refetch } = useQuery(companyReview(companyId))
  if (data) return <LoadedReview key={companyId} review={data} {...props} />
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />
  return (
    <Box role="status" aria-label="Loading the review">
      <Skeleton height="320px" borderRadius="m" />
    </Box>
  )
}
