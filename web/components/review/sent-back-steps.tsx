import type { Missing, SentBack } from '#shared/kernel/approval.schema.ts'
import { formatInstant } from '#shared/kernel/dates.ts'
import { formatMissing } from '#shared/kernel/sent-back.rules.ts'
import { Box, chakra, Row, Small } from '#web/ui/chakra.ts'
import { type Fact, FactList } from '#web/ui/fact-list.tsx'
import { Section } from '#web/ui/page.tsx'
import { StatusWord } from '#web/ui/status-pill.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import type { ReviewedStep } from './missing-fields.tsx'

/** Where documents are shown, for the steps that have some. */
export const DOCUMENTS_ID = 'review-documents'

const showDocuments = () => {
  const documents = document.getElementById(DOCUMENTS_ID)
  documents?.scrollIntoView({ block: 'start' })
  documents?.focus({ preventScroll: true })
}

interface Props<Step extends string> {
  sentBack: SentBack<Step>
  steps: readonly ReviewedStep<Step>[]
  /** What is entered in a step now. */
  facts: Partial<Record<string, readonly Fact[]>>
  withDocuments: readonly Step[]
}

function StepOf<Step extends string>({
  missing: { step, corrected_at, ...missing },
  title,
  facts,
  hasDocuments,
}: {
  missing: Missing<Step>
  title: string
  facts: readonly Fact[]
  hasDocuments: boolean
}) {
  return (
    <Box as="li" borderTop="1px solid" borderColor="border" py="3">
      <Row wrap align="baseline" columnGap="4" rowGap="1">
        <chakra.h3 fontWeight="bold">{title}</chakra.h3>
        {corrected_at ? (
          <StatusWord family="available" label="Corrected since it was sent back" />
        ) : (
          <StatusWord family="pending" label="Not corrected yet" />
        )}
      </Row>
      <Small mb="2">
        {formatMissing(missing)}
        {corrected_at && <div>Saved on {formatInstant(corrected_at)}.</div>}
      </Small>
      <FactList facts={facts} />
      {hasDocuments && <TextButton onClick={showDocuments}>See the documents</TextButton>}
    </Box>
  )
}

/** What was asked for, with what is entered there now; what has been corrected is looked at first. */
export function SentBackSteps<Step extends string>({ sentBack, steps, facts, withDocuments }: Props<Step>) {
  const inOrder = sentBack.missing.toSorted((a, b) => Number(!a.corrected_at) - Number(!b.corrected_at))
  return (
    <Section title={`Sent back on ${formatInstant(sentBack.at)}`}>
      <ul>
        {inOrder.map((missing) => (
          <StepOf
            key={missing.step}
            missing={missing}
            title={steps.findLast(({ name }) => name === missing.step)?.title ?? ''}
            facts={facts[missing.step] ?? []}
            hasDocuments={withDocuments.includes(missing.step)}
          />
        ))}
      </ul>
    </Section>
  )
}
