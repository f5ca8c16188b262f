import { type ReactNode, useId, useState } from 'react'
import type { Decision, Missing } from '#shared/kernel/approval.schema.ts'
import { formatDecision } from '#shared/kernel/format-decision.ts'
import { formatSentBack } from '#shared/kernel/sent-back.rules.ts'
import { ActionButton } from '#web/components/actions/action-button.tsx'
import { FailureNote } from '#web/components/actions/failure-note.tsx'
import type { Action } from '#web/components/actions/lifecycle-actions.ts'
import type { Command } from '#web/components/actions/use-confirm-dialog.tsx'
import { chakra, Row, Small, Stack } from '#web/ui/chakra.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { isExplained, MissingFields, type ReviewedStep } from './missing-fields.tsx'
import type { Approval, Seen, SendBack } from './review.api.ts'

/** Documents on the left, what was entered and the decision on the right; on a phone one below the other. */
export const Beside = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '10',
    rowGap: '6',
    alignItems: 'start',
  },
})

const MAX_REASON = 500

interface Props<Step extends string> {
  name: string
  /** Who reads what is missing. */
  reader: string
  actions: Partial<Record<'approve' | 'sendBack' | 'revokeApproval', Action>>
  decision: Decision | undefined
  steps: readonly ReviewedStep<Step>[]
  /** What the button says that approves, and why it can’t yet. */
  approveLabel?: string
  approveProblem?: string | undefined
  approvedSentence?: string
  decide: Command<Approval>
  sendBack: Command<SendBack<Step>>
  seen: Seen
  /** What an approval covers besides. */
  approved?: Pick<Approval, 'identity_document' | 'registration_expiry'>
  /** After a decision; who reviews a queue goes on to the next, unless they undid an approval. */
  onDecided: (sentence: string, what?: 'undone') => void
  /** Beside the buttons. */
  children?: ReactNode
}

/** Approves, sends back, or undoes the approval. The first step is where most is missing. */
export function Decide<Step extends string>({
  name,
  reader,
  actions,
  decision,
  steps,
  approveLabel = 'Approve',
  approveProblem,
  approvedSentence = `${name} is approved.`,
  decide,
  sendBack,
  seen,
  approved = {},
  onDecided,
  children,
}: Props<Step>) {
  const nothing = (): Missing<Step>[] => (steps[0] ? [{ step: steps[0].name, faults: [] }] : [])
  const [missing, setMissing] = useState(nothing)
  const [undoing, setUndoing] = useState(false)
  const [reason, setReason] = useState('')
  const why = useId()
  const isChosen = missing.some(({ faults }) => faults.length > 0)
  const isReady = missing.every(isExplained)
  const after = (decided: Promise<unknown>, sentence: string, what?: 'undone') =>
    void decided.then(
      () => onDecided(sentence, what),
      () => undefined,
    )
  const send = () => {
    const given = missing.map(({ text, ...one }) => ({ ...one, ...(text?.trim() && { text: text.trim() }) }))
    const summary = formatSentBack(given, steps).slice(0, MAX_REASON)
    after(sendBack.mutateAsync({ ...seen, missing: given, reason: summary }), `${name} has been sent back.`)
  }
  const busy = decide.isPending || sendBack.isPending
  return (
    <Stack gap="4">
      {actions.sendBack && (
        <Stack gap="3">
          <div>
            <b>Something missing?</b> Choose what, then send it back. {reader} sees your choice.
          </div>
          <MissingFields steps={steps} missing={missing} onMissing={setMissing} />
        </Stack>
      )}
      <FailureNote error={decide.error ?? sendBack.error} />
      <Row wrap gap="3" align="center">
        <ActionButton
          action={actions.approve}
          look="primary"
          busy={busy}
          explainedBy={why}
          disabledReason={isChosen ? 'Something is chosen as missing.' : approveProblem}
          onClick={() => after(decide.mutateAsync({ ...seen, ...approved, approved: true }), approvedSentence)}
        >
          {approveLabel}
        </ActionButton>
        <ActionButton
          action={actions.sendBack}
          busy={busy}
          explainedBy={why}
          {...(!isReady && { disabledReason: 'Nothing is chosen as missing.' })}
          onClick={send}
        >
          Send back
        </ActionButton>
        <ActionButton action={actions.revokeApproval} look="danger" onClick={() => setUndoing(true)}>
          Undo approval
        </ActionButton>
        <Small>
          {actions.sendBack && (
            <div id={why}>
              {isReady
                ? 'To approve instead, clear what you have chosen.'
                : isChosen
                  ? 'Say what should be corrected.'
                  : 'Nothing is chosen as missing.'}
            </div>
          )}
          {children}
        </Small>
      </Row>
      {decision && <Small>{formatDecision(decision)}</Small>}
      <ConfirmDialog
        open={undoing}
        onClose={() => setUndoing(false)}
        title={`Undo the approval of ${name}?`}
        confirmLabel="Undo approval"
        keepLabel="Keep approved"
        reason={{ label: 'Reason', hint: 'It is kept with the decision.', text: reason, onText: setReason }}
        busy={decide.isPending}
        failure={<FailureNote error={decide.error} />}
        onConfirm={() =>
          after(
            decide.mutateAsync({ ...seen, approved: false, reason: reason.trim() }).then(() => setUndoing(false)),
            `${name} is pending approval again.`,
            'undone',
          )
        }
      >
        They are notified that they are pending approval again. Existing bookings stay.
      </ConfirmDialog>
    </Stack>
  )
}
