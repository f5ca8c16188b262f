import { useId, useState } from 'react'
import type { Company } from '#shared/companies/companies.schema.ts'
import { paths } from '#shared/kernel/paths.ts'
import { placementsContract } from '#shared/placements/placements.contract.ts'
import { useActiveCompany } from '#web/components/account/account.api.ts'
import { usePlan } from '#web/components/account/use-plan.ts'
import { ActionButton, refusalText } from '#web/components/actions/action-button.tsx'
import { FailureNote } from '#web/components/actions/failure-note.tsx'
import { disableUnlessApproved, isPossible, roleAction } from '#web/components/actions/lifecycle-actions.ts'
import { DraftNote } from '#web/components/forms/draft-note.tsx'
import { LoadError } from '#web/components/page/load-error.tsx'
import { useIndustries } from '#web/features/options/options.api.ts'
import { errorDetails } from '#web/platform/error-details.ts'
import { Button } from '#web/ui/button.tsx'
import { Small, Stack } from '#web/ui/chakra.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Note } from '#web/ui/note.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { PlacementFee } from './placement-fee.tsx'
import { PlacementFields } from './placement-fields.tsx'
import { usePlacementForm } from './use-placement-form.ts'

const TITLE = 'Request a permanent placement'

interface Props {
  open: boolean
  onClose: () => void
}

/** Why a practice’s user can’t request one. */
function Refused({ onClose, children, ...dialog }: Props & { children: string }) {
  return (
    <Dialog {...dialog} onClose={onClose} title={TITLE} footer={<Button onClick={onClose}>Close</Button>}>
      <Note title={children} />
    </Dialog>
  )
}

function Sent({ email, onClose, ...dialog }: Props & { email: string }) {
  return (
    <Dialog
      {...dialog}
      onClose={onClose}
      title="Thank you, we have received your request."
      footer={
        <>
          <TextLink to={paths.practice.placements} onClick={onClose} mr={{ sm: 'auto' }}>
            View your requests
          </TextLink>
          <Button look="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      We will contact you at {email}. You are notified as soon as there is news.
    </Dialog>
  )
}

function PlacementForm({ company, open, onClose, onSent }: Props & { company: Company; onSent: () => void }) {
  const industries = useIndustries()
  const { form, draft, request, send, monthlySalary, missing } = usePlacementForm(company, onSent)
  const why = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={TITLE}
      lead={
        <>
          We find a person for a position in your practice.{' '}
          <TextLink inline to={paths.practice.placements} onClick={onClose}>
            View your requests
          </TextLink>
        </>
      }
      failure={errorDetails(request.error).fields.length === 0 && <FailureNote error={request.error} />}
      footer={
        <>
          <Small id={why} role="status" flex="1" alignSelf="center">
            {missing}
          </Small>
          <Button onClick={onClose} disabled={request.isPending}>
            Close
          </Button>
          <ActionButton
            action={{}}
            disabledReason={missing}
            explainedBy={why}
            look="primary"
            busy={request.isPending}
            onClick={send}
          >
            Send request
          </ActionButton>
        </>
      }
    >
      <Stack gap="5">
        {draft.isRestored && form.formState.isDirty && <DraftNote onStartAgain={draft.startAgain} />}
        {industries.error && <LoadError error={industries.error} onRetry={() => void industries.refetch()} />}
        {industries.data ? (
          <PlacementFields company={company} industries={industries.data} form={form} />
        ) : (
          !industries.error && <Skeleton height="320px" borderRadius="m" />
        )}
        <PlacementFee plan={usePlan()} monthlySalary={monthlySalary} />
      </Stack>
    </Dialog>
  )
}

/** SPEC 2.2: what a practice asks of the agency itself. The form is kept as a draft when it is closed. */
export function PlacementDialog(dialog: Props) {
  const { company } = useActiveCompany()
  const [isSent, setSent] = useState(false)
  const action = disableUnlessApproved(company.approved, roleAction(company.role, placementsContract.requestPlacement))
  if (!isPossible(action)) return <Refused {...dialog}>{refusalText(action) ?? ''}</Refused>
  if (isSent) return <Sent {...dialog} email={company.email} />
  return <PlacementForm {...dialog} company={company} onSent={() => setSent(true)} />
}
