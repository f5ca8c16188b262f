import { Box, Stack } from '#web/ui/chakra.ts'
import { useState } from 'react'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { FailureNote } from '#web/components/actions/failure-note.tsx'
import { formatCount } from '#web/components/format/format-words.ts'
import { LeaveGuard } from '#web/components/forms/leave-guard.tsx'
import { Meanwhile } from '#web/components/forms/save-failure.tsx'
import { isPublicOffer, liveApplications } from '#web/components/status/offer-facts.ts'
import { currentDay } from '#web/platform/clock.ts'
import { errorDetails } from '#web/platform/error-details.ts'
import { useBegun } from '#web/platform/use-begun.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DiscardDialog } from '#web/ui/dialog.tsx'
import { Note } from '#web/ui/note.tsx'
import { draftOfOffer, editedBody, errorsOf, type EditDraft } from './edit-draft.ts'
import { EditFields } from './edit-fields.tsx'
import { editableView, formatChanges, shownOfOffer } from './format-changes.ts'

/** SPEC 4, to the letter. */
const WARNING =
  'Proffesionals have already applied to this Public Offer. If you edit this offer, all the applications linked to this offer will be removed...'

export type EditBody = ReturnType<typeof editedBody>

export interface EditCommand {
  mutateAsync: (edit: { body: EditBody; version: string }) => Promise<Offer>
  /** Reads the offer as it is now. */
  read: () => Promise<Offer>
  isPending: boolean
  error: Error | null
  /** Takes the error back. */
  reset: () => void
}

interface Props {
  offer: Offer
  edit: EditCommand
  onSaved: () => void
  onClose: () => void
}

/** What is saved, and whose applications it ends. */
function Summary({ offer, changes }: { offer: Offer; changes: readonly string[] }) {
  const applicants = liveApplications(offer)
  return (
    <Stack gap="4">
      <div>
        <b>What changes</b>
        <ul>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      </div>
      <div>
        <b>Who loses their application</b>
        <ul>
          {applicants.map(({ id, name, surname }) => (
            <li key={id}>
              {name} {surname}
            </li>
          ))}
          {offer.NextToken && <li>and further applicants</li>}
        </ul>
      </div>
      <div>They are notified, and can apply again.</div>
    </Stack>
  )
}

type Step = 'warning' | 'fields' | 'summary'

/** What the dialog says and offers at each step. `keep` gives up or goes back, `go` goes on. */
const wordsOf = (step: Step, isPublicOffer: boolean): { title: string; keep: string; go: string } =>
  ({
    warning: { title: 'Edit this offer?', keep: 'Discard', go: 'Continue' },
    fields: isPublicOffer
      ? { title: 'Edit offer', keep: 'Close', go: 'Save offer' }
      : { title: 'Change request', keep: 'Close', go: 'Send changed request' },
    summary: { title: 'Save these changes?', keep: 'Keep editing', go: 'Save and end applications' },
  })[step]

/**
 * Changes days, hours, budget, lunch and notes of an offer. One with applicants warns first, and says what changes and
 * who loses their application before that is saved.
 */
export function EditOfferDialog({ offer, edit, onSaved, onClose }: Props) {
  const { isPending: busy, error } = edit
  const today = currentDay()
  const begunWith = useBegun(offer, { valuesOf: editableView, shown: shownOfOffer, read: edit.read })
  const [begun] = useState(() => draftOfOffer(offer))
  const [draft, setDraft] = useState(begun)
  const hasApplicants = isPublicOffer(offer) && liveApplications(offer).length > 0
  const [step, setStep] = useState<Step>(hasApplicants ? 'warning' : 'fields')
  const [submitted, setSubmitted] = useState(false)
  const [discarding, setDiscarding] = useState(false)
  const body = editedBody(offer, draft, today)
  const changes = formatChanges(editableView(offer), body)
  const errors = submitted ? errorsOf(offer, draft, today) : {}
  const change = (next: Partial<EditDraft>) => setDraft({ ...draft, ...next })
  const isUnchanged = changes.length === 0 && body.notes === offer.notes
  const endsApplications = hasApplicants && changes.length > 0
  const send = (started: Offer) =>
    edit.mutateAsync({ body: editedBody(started, draft, today), version: started.updatedAt })
  const takeOver = () => {
    setDraft(draftOfOffer(offer))
    edit.reset()
  }
  const save = () => {
    setSubmitted(true)
    if (Object.keys(errorsOf(offer, draft, today)).length > 0) return
    if (endsApplications && step === 'fields') setStep('summary')
    else void begunWith.save(send).then(onSaved, () => setStep('fields'))
  }
  const { sentences } = errorDetails(error)
  const { meanwhile } = begunWith
  const { title, keep, go } = wordsOf(step, isPublicOffer(offer))
  const close = () => {
    if (busy) return
    if (step === 'summary') setStep('fields')
    else if (isUnchanged) onClose()
    else setDiscarding(true)
  }
  return (
    <>
      <Dialog
        open
        onClose={close}
        title={title}
        failure={
          error && (
            <FailureNote error={error}>
              {sentences.join(' ')}
              {meanwhile && <Meanwhile meanwhile={meanwhile} onTake={takeOver} />}
            </FailureNote>
          )
        }
        footer={
          <>
            {/* Before applications end, the focus is on what ends nothing, not on what was pressed before. */}
            <Button key={`keep ${step}`} autoFocus={step !== 'fields'} onClick={close} disabled={busy}>
              {keep}
            </Button>
            {step === 'warning' ? (
              <Button key="continue" look="primary" onClick={() => setStep('fields')}>
                {go}
              </Button>
            ) : (
              <Button
                look={step === 'summary' ? 'danger' : 'primary'}
                busy={busy}
                disabled={isUnchanged}
                onClick={save}
              >
                {go}
              </Button>
            )}
          </>
        }
      >
        {step === 'warning' && (
          <Note title={WARNING}>
            Applicants must reapply. They are notified. If you change nothing but the notes, their applications stay.
          </Note>
        )}
        {step === 'summary' && <Summary offer={offer} changes={changes} />}
        {step === 'fields' && (
          <>
            <EditFields offer={offer} draft={draft} errors={errors} today={today} onChange={change} />
            {endsApplications && (
              <Box mt="4" role="status" color="fg.muted">
                Saving this ends {formatCount(liveApplications(offer).length, 'application')}.
              </Box>
            )}
          </>
        )}
      </Dialog>
      <DiscardDialog open={discarding} onKeep={() => setDiscarding(false)} onDiscard={onClose} />
      {draft !== begun && <LeaveGuard dirty unsent />}
    </>
  )
}
