import { Box, chakra, Row, Small, Stack } from '#web/ui/chakra.ts'
import { type ComponentProps, type FormEvent, useContext, useId } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import { Button } from '#web/ui/button.tsx'
import { useSession } from '#web/platform/session.ts'
import type { StepDraft } from '#web/platform/use-draft.ts'
import { ActionButton, refusalText } from '#web/components/actions/action-button.tsx'
import { LoadError } from '#web/components/page/load-error.tsx'
import { DraftNote } from './draft-note.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { SaveFailure } from './save-failure.tsx'
import { Remark, SaveAction, StepFrame } from './step-frame.ts'
import { StickyFooter } from '#web/ui/sticky-footer.tsx'
import { WizardPage } from './wizard-page.tsx'

type Form = Pick<
  ComponentProps<typeof WizardPage>,
  'title' | 'lead' | 'onSubmit' | 'onBack' | 'note' | 'busy' | 'children'
>

interface Props<Values extends FieldValues, Answers, Now> extends Form {
  form: UseFormReturn<Values, unknown, Answers>
  /** Why it could not be saved. */
  failure: Omit<ComponentProps<typeof SaveFailure<Now>>, 'title'> & { title?: string }
  /** Options of the form that could not be loaded. */
  unloaded?: ComponentProps<typeof LoadError> | undefined
  /** The label of the wizard's button; a section's is always Update. */
  action?: string
  /** Whether there is unsaved input. */
  dirty: boolean
  draft?: StepDraft
  /** Empties the form; offered in a section. */
  onClear?: (() => void) | undefined
  /** What only its owner changes is shown to a super admin who acts for them, masked and locked. */
  ownerAlone?: boolean
}

function SectionForm({
  title,
  lead,
  onSubmit,
  note,
  busy,
  onClear,
  isLocked,
  children,
}: Form & { onClear: (() => void) | undefined; isLocked: boolean }) {
  const action = useContext(SaveAction)
  const why = useId()
  return (
    <chakra.form
      noValidate
      onSubmit={onSubmit}
      aria-labelledby="section"
      display="flex"
      flexDirection="column"
      flex="1"
      maxWidth={{ md: '640px' }}
    >
      <chakra.h2 id="section" textStyle={{ base: 'xl', md: 'l' }}>
        {title}
      </chakra.h2>
      {lead && (
        <Box mt="1" color="fg.muted">
          {lead}
        </Box>
      )}
      <Stack gap="5" mt="5" mb="8">
        {children}
      </Stack>
      <StickyFooter
        data-alone
        css={{ '--below': '0px' }}
        mt={{ md: '0' }}
        mx={{ base: '-4', md: '0' }}
        px={{ base: '4', md: '0' }}
        pt={{ md: '4' }}
        pb={{ md: '4' }}
        bg={{ base: 'bg.raised', md: 'bg' }}
        boxShadow={{ md: 'none' }}
        justifyContent="space-between"
      >
        <Small id={why}>{refusalText(action) ?? note}</Small>
        <Row wrap gap="3" css={{ '& > *': { flex: { base: 1, md: 'none' } } }}>
          {onClear && !isLocked && (
            <Button onClick={onClear} disabled={busy}>
              Clear
            </Button>
          )}
          <ActionButton
            action={isLocked ? undefined : action}
            explainedBy={why}
            type="submit"
            look="primary"
            busy={busy}
            minWidth="128px"
          >
            Update
          </ActionButton>
        </Row>
      </StickyFooter>
    </chakra.form>
  )
}

/** The form of one step, in the wizard or on the profile page. */
export function StepPage<Values extends FieldValues, Answers, Now>({
  form,
  failure,
  unloaded,
  action = 'Save and continue',
  dirty,
  draft,
  onClear,
  ownerAlone = false,
  children,
  ...rest
}: Props<Values, Answers, Now>) {
  const frame = useContext(StepFrame)
  const remark = useContext(Remark)
  const { grant } = useSession() ?? {}
  const isLocked = ownerAlone && grant !== undefined
  const page = {
    ...rest,
    ...(isLocked && {
      note: `Only ${grant.name} can change this.`,
      onSubmit: (event: FormEvent) => event.preventDefault(),
    }),
    children: (
      <>
        {remark}
        {draft?.isRestored && dirty && (
          <DraftNote onStartAgain={draft.startAgain}>It has not been saved yet.</DraftNote>
        )}
        {unloaded && <LoadError {...unloaded} />}
        <SaveFailure title="Your changes were not saved." {...failure} />
        {isLocked ? (
          <chakra.fieldset disabled display="contents">
            {children}
          </chakra.fieldset>
        ) : (
          children
        )}
      </>
    ),
  }
  return (
    <FormProvider {...form}>
      {frame === 'section' ? (
        <SectionForm {...page} onClear={onClear} isLocked={isLocked} />
      ) : (
        <WizardPage {...page} {...frame} action={action} />
      )}
      <LeaveGuard dirty={dirty} onLeave={draft?.discard} />
    </FormProvider>
  )
}
