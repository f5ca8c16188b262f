import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { ProfessionalReview } from '#shared/professionals/approval.contract.ts'
import { approvalOf } from '#shared/kernel/sent-back.rules.ts'
import { approvalLifecycle } from '#shared/professionals/approval.lifecycle.ts'
import { locumSteps, type LocumStep } from '#shared/professionals/booster-steps.rules.ts'
import { isUnusualIdNumber } from '#shared/professionals/id-number.rules.ts'
import { isVerified } from '#shared/professionals/professionals.rules.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { formatFormDate, type LocalDate, parseFormDate } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { actionsOf } from '#web/components/actions/lifecycle-actions.ts'
import { LoadError } from '#web/components/page/load-error.tsx'
import { DocumentViewer } from '#web/components/upload/document-viewer.tsx'
import { Button } from '#web/ui/button.tsx'
import { Box, Row, Stack } from '#web/ui/chakra.ts'
import { Note } from '#web/ui/note.tsx'
import { Section } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CheckRegister } from './check-register.tsx'
import { CompareTable, type ComparedLine } from './compare-table.tsx'
import { Beside, Decide, SentBackNote } from './decide.tsx'
import { RegistrationFacts, waitsForCheck } from './registration-facts.tsx'
import { RegistrationField, typedExpiry, typedProblem } from './registration-field.tsx'
import { professionalReview, useDecideProfessional, useSendBackProfessional } from './review.api.ts'

const identity = 'Identity document'

/** What can be corrected, what is reviewed first. */
const reviewedSteps = ['upload-id-step', 'verification-step', 'experience-step', 'rates-step'] as const
const steps = [
  ...reviewedSteps.flatMap((name) => locumSteps.filter((step) => step.name === name)),
  ...locumSteps.filter(({ name }) => !(reviewedSteps as readonly LocumStep[]).includes(name)),
].filter(({ name }) => name !== 'create-account-step')

const formatted = (expiry: LocalDate | undefined): string => (expiry ? formatFormDate(expiry) : '')

const linesOf = ({ name, idpassport = '', profession = '', ...more }: Professional): ComparedLine[] => [
  { label: 'Name', value: name, shownBy: [identity] },
  {
    label: 'ID or passport number',
    value: idpassport,
    warning: isUnusualIdNumber(idpassport) && 'Not a valid South African ID number. It may be a passport number.',
    shownBy: [identity],
  },
  { label: 'Profession', value: profession, shownBy: [] },
  // Of whoever is approved the registration is shown on its own.
  ...(more.approved
    ? []
    : [
        { label: 'Professional body', value: more.professional_body ?? '', shownBy: [] },
        { label: 'Number', value: more.professional_number ?? '', shownBy: [] },
        { label: 'Valid until', value: formatted(more.registration_expiry), shownBy: [] },
      ]),
]

/** Opened on purpose once there is nothing to decide, because each view is recorded. */
function Documents({ professional: { id, files }, opensAtOnce }: { professional: Professional; opensAtOnce: boolean }) {
  const [opened, setOpened] = useState(opensAtOnce)
  const file = files.identity_document
  if (!file)
    return (
      <Note title="No ID document yet.">
        It has not been uploaded, or has been removed, so the details can’t be checked against it.
      </Note>
    )
  if (!opened) return <Button onClick={() => setOpened(true)}>Show documents</Button>
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(280px, 1fr))' }}
      gap="4"
    >
      <DocumentViewer title={identity} document="identity_document" ownerId={id} file={file} />
    </Box>
  )
}

interface Props {
  /** After a decision, with what to say of it. */
  onDecided: (sentence: string) => void
  /** Beside the buttons, such as who is next in line. */
  children?: ReactNode
}

function LoadedReview({ review, onDecided, children }: Props & { review: ProfessionalReview }) {
  const { professional, registered_at, decision, registration_checked_at, registration_due } = review
  const { id, name, first_name = name, sent_back: sentBack, approved, registration_expiry: inForce } = professional
  const decide = useDecideProfessional(id)
  const sendBack = useSendBackProfessional(id)
  const [typed, setTyped] = useState(() => typedExpiry(professional))
  const problem = typedProblem(typed, approved ? professional : {})
  const expiry = problem ? undefined : parseFormDate(typed)
  const until = expiry && formatFormDate(expiry)
  const registered = { ...professional, registration_checked_at, registration_due }
  const isNewExpiry = typed !== formatted(inForce)
  const seen = { registered_at, decided_at: decision?.at ?? null }
  const facts = { verified: isVerified(professional), isUnchangedSinceSeen: true }
  const actions = actionsOf(approvalLifecycle, approvalOf(professional), 'SuperAdmin', {
    approve: facts,
    sendBack: facts,
    revokeApproval: {},
    ...((isNewExpiry || waitsForCheck(registered)) && { setRegistration: facts }),
  })
  const approval = { ...seen, registration_expiry: expiry, identity_document: professional.files.identity_document }
  return (
    <Stack gap="6">
      {sentBack && <SentBackNote sentBack={sentBack} steps={locumSteps} />}
      <Beside>
        <Section
          title="Documents"
          link={
            <CheckRegister
              body={professional.professional_body ?? ''}
              number={professional.professional_number ?? ''}
            />
          }
        >
          <Documents professional={professional} opensAtOnce={actions.sendBack !== undefined} />
        </Section>
        <Stack gap="6" minWidth="0">
          {/* Other details are compared again. */}
          <CompareTable
            key={`${registered_at} ${professional.files.identity_document}`}
            lines={linesOf(professional)}
            documents={professional.files.identity_document ? [identity] : []}
          />
          {approved && (
            <Section title="Registration">
              <RegistrationFacts registered={registered} />
            </Section>
          )}
          <RegistrationField typed={typed} problem={problem} onTyped={setTyped} />
          <Decide
            name={name}
            reader={first_name}
            actions={{ ...actions, approve: actions.approve ?? actions.setRegistration }}
            approveLabel={
              approved ? (isNewExpiry ? 'Save date' : 'Checked') : until ? `Approve until ${until}` : 'Approve'
            }
            approveProblem={problem ?? (approved && !until ? 'Enter until when the registration is valid.' : undefined)}
            approvedSentence={
              approved ? `The registration of ${name} is checked until ${until}.` : `${name} is approved.`
            }
            decision={decision}
            steps={steps}
            approve={{ ...decide, mutateAsync: () => decide.mutateAsync({ ...approval, approved: true }) }}
            undo={{ ...decide, mutateAsync: (reason) => decide.mutateAsync({ ...seen, approved: false, reason }) }}
            sendBack={{ ...sendBack, mutateAsync: (given) => sendBack.mutateAsync({ ...seen, ...given }) }}
            onDecided={onDecided}
          >
            {children}
          </Decide>
        </Stack>
      </Beside>
    </Stack>
  )
}

/** Everything that a decision about a locum is based on, and the decision. Who opens it is recorded. */
export function LocumReview({ id, ...props }: Props & { id: UserId }) {
  const { data, error, refetch } = useQuery(professionalReview(id))
  if (data) return <LoadedReview key={id} review={data} {...props} />
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />
  return (
    <Row role="status" aria-label="Loading the review">
      <Skeleton height="320px" borderRadius="m" />
    </Row>
  )
}
