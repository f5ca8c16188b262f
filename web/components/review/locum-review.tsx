import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { ProfessionalReview } from '#shared/professionals/approval.contract.ts'
import { approvalOf } from '#shared/kernel/sent-back.rules.ts'
import type { Industry } from '#shared/options/options.schema.ts'
import { approvalLifecycle } from '#shared/professionals/approval.lifecycle.ts'
import { locumSteps, type LocumStep } from '#shared/professionals/booster-steps.rules.ts'
import { isVerified } from '#shared/professionals/professionals.rules.ts'
import type { MaskedProfile } from '#shared/professionals/masked-profile.schema.ts'
import { formatFormDate, type LocalDate, parseFormDate } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { actionsOf } from '#web/components/actions/lifecycle-actions.ts'
import { FailureNote } from '#web/components/actions/failure-note.tsx'
import { LoadError } from '#web/components/page/load-error.tsx'
import { useOpened } from '#web/components/people/use-opened.tsx'
import { DocumentViewer } from '#web/components/upload/document-viewer.tsx'
import { Button } from '#web/ui/button.tsx'
import { Box, Row, Small, Stack } from '#web/ui/chakra.ts'
import { Note } from '#web/ui/note.tsx'
import { Section } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CheckRegister } from './check-register.tsx'
import { CompareTable, type ComparedLine } from './compare-table.tsx'
import { Beside, Decide } from './decide.tsx'
import { profileFacts } from './profile-facts.ts'
import { RegistrationFacts, waitsForCheck } from './registration-facts.tsx'
import { RegistrationField, typedExpiry, typedProblem } from './registration-field.tsx'
import { DOCUMENTS_ID, SentBackSteps } from './sent-back-steps.tsx'
import { professionalReview, useDecideProfessional, useSendBackProfessional } from './review.api.ts'

const identity = 'Identity document'

/** What can be corrected, what is reviewed first. */
const reviewedSteps = ['upload-id-step', 'verification-step', 'experience-step', 'rates-step'] as const
const steps = [
  ...reviewedSteps.flatMap((name) => locumSteps.filter((step) => step.name === name)),
  ...locumSteps.filter(({ name }) => !(reviewedSteps as readonly LocumStep[]).includes(name)),
].filter(({ name }) => name !== 'create-account-step')

const formatted = (expiry: LocalDate | undefined): string => (expiry ? formatFormDate(expiry) : '')

const linesOf = (
  { name, profession = '', ...more }: MaskedProfile,
  idNumber: { value: ReactNode; isUnusual: boolean },
): ComparedLine[] => [
  { label: 'Name', value: name, shownBy: [identity] },
  {
    label: 'ID or passport number',
    value: idNumber.value,
    warning: idNumber.isUnusual && 'Not a valid South African ID number. It may be a passport number.',
    shownBy: [identity],
  },
  { label: 'Profession', value: profession, shownBy: [] },
  // Of an approved locum the registration is shown on its own.
  ...(more.approved
    ? []
    : [
        { label: 'Professional body', value: more.professional_body ?? '', shownBy: [] },
        { label: 'Number', value: more.professional_number ?? '', shownBy: [] },
        { label: 'Valid until', value: formatted(more.registration_expiry), shownBy: [] },
      ]),
]

/** Opened on purpose once there is nothing to decide, because each view is recorded. */
function Documents({
  professional: { id, files },
  opensAtOnce,
}: {
  professional: MaskedProfile
  opensAtOnce: boolean
}) {
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
  industries: readonly Industry[]
  /** After a decision, with what to say of it. */
  onDecided: (sentence: string, what?: 'undone') => void
  /** Beside the buttons, such as who is next in line. */
  children?: ReactNode
}

function LoadedReview({ review, industries, onDecided, children }: Props & { review: ProfessionalReview }) {
  const { professional, registered_at, decision, unusual_id_number: isUnusual } = review
  const {
    id,
    name,
    first_name = name,
    sent_back: sentBack,
    approved,
    idpassport,
    registration_expiry: inForce,
  } = professional
  const decide = useDecideProfessional(id)
  const sendBack = useSendBackProfessional(id)
  const [typed, setTyped] = useState(() => typedExpiry(professional))
  const problem = typedProblem(typed, approved ? professional : {})
  const expiry = problem ? undefined : parseFormDate(typed)
  const until = expiry && formatFormDate(expiry)
  const isNewExpiry = typed !== formatted(inForce)
  const { fact, error: openedError } = useOpened(id)
  const idNumber =
    idpassport && fact('identity', idpassport, 'the identity number', (opened) => opened.idpassport ?? '')
  const facts = { verified: isVerified(professional), isUnchangedSinceSeen: true }
  const actions = actionsOf(approvalLifecycle, approvalOf(professional), 'SuperAdmin', {
    approve: facts,
    sendBack: facts,
    revokeApproval: {},
    ...((isNewExpiry || waitsForCheck(professional)) && { setRegistration: facts }),
  })
  return (
    <Stack gap="6">
      {sentBack && (
        <SentBackSteps
          sentBack={sentBack}
          steps={locumSteps}
          facts={profileFacts(professional, industries)}
          withDocuments={['upload-id-step']}
        />
      )}
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
          <Box id={DOCUMENTS_ID} tabIndex={-1}>
            <Documents professional={professional} opensAtOnce={actions.sendBack !== undefined} />
          </Box>
        </Section>
        <Stack gap="6" minWidth="0">
          {approved && (
            <Section title="Registration">
              <RegistrationFacts registered={professional} />
            </Section>
          )}
          {/* Other details are compared again. */}
          <CompareTable
            key={`${registered_at} ${professional.files.identity_document}`}
            lines={linesOf(professional, { value: idNumber, isUnusual })}
            documents={professional.files.identity_document ? [identity] : []}
          />
          <Small>Opening the identity number is recorded.</Small>
          <FailureNote error={openedError} />
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
            decide={decide}
            sendBack={sendBack}
            seen={{ registered_at, decided_at: decision?.at ?? null }}
            approved={{ registration_expiry: expiry, identity_document: professional.files.identity_document }}
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
