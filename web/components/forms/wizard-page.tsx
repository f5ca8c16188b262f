import { Box, chakra, Row, Small, Stack } from '#web/ui/chakra.ts'
import { type FormEventHandler, type ReactNode, useContext, useEffect } from 'react'
import { paths } from '#shared/kernel/paths.ts'
import { usePageTitle } from '#web/ui/page-title.ts'
import { Brand } from '#web/components/page/brand.tsx'
import { ActionButton } from '#web/components/actions/action-button.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/note.tsx'
import { OfflineNote } from '#web/components/page/offline-note.tsx'
import { SignUpMenu } from '#web/components/account/sign-up-menu.ts'
import { StickyFooter } from '#web/ui/sticky-footer.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useSession } from '#web/platform/session.ts'

const column = { width: 'full', maxWidth: '592px', mx: 'auto', px: '4' } as const

export interface WizardProgress {
  /** Counted from 1. */
  step: number
  /** Whether each step is done. */
  done: readonly boolean[]
  count: number
  /** For optional steps: their purpose, and how to skip or close them. */
  boost?: { title: string; welcome?: string | undefined; onSkip: () => void; onClose: () => void }
}

function Progress({ step, done, count, boost }: WizardProgress) {
  const of = done.length
  return (
    <Box {...column}>
      <Row justify="space-between" textStyle="s">
        <b>
          {boost && `${boost.title} · `}Step {step} of {of}
        </b>
        <Row align="center" gap="1.5" color="status.available.fg" fontWeight="bold">
          <Icon name="free" size={14} />
          {count} done
        </Row>
      </Row>
      <Row
        role="progressbar"
        aria-label={boost?.title ?? 'Sign-up'}
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={count}
        aria-valuetext={`Step ${step} of ${of}, ${count} done`}
        gap="1"
        mt="2"
      >
        {done.map((isDone, at) => (
          <Box
            key={at}
            flex="1"
            height="6px"
            borderRadius="3px"
            {...(at + 1 === step
              ? { bgImage: 'linear-gradient(90deg, {colors.primary.mark} 50%, {colors.border} 50%)' }
              : { bg: isDone ? 'status.available.solid' : 'border' })}
          />
        ))}
      </Row>
    </Box>
  )
}

interface Props extends WizardProgress {
  title: string
  lead?: ReactNode
  /** Left out on the first step. */
  onBack?: (() => void) | undefined
  onSubmit: FormEventHandler<HTMLFormElement>
  /** Shown beside the action, such as what can be changed later. */
  note?: ReactNode
  action: string
  busy: boolean
  children: ReactNode
}

/** One step of completing the sign-up. */
export function WizardPage({ title, lead, onBack, onSubmit, note, action, busy, children, ...progress }: Props) {
  const { boost } = progress
  const role = useSession()?.role
  const menu = useContext(SignUpMenu)
  usePageTitle(title)
  // Each step starts at the top, also when going back.
  useEffect(() => {
    scrollTo(0, 0)
  }, [title])
  return (
    <chakra.form noValidate onSubmit={onSubmit} flex="1" display="flex" flexDirection="column">
      <OfflineNote atTop>What you type stays here. Save it once you are back online.</OfflineNote>
      <chakra.header>
        <Box display="grid" gridTemplateColumns="1fr auto 1fr" alignItems="center" px="1" minHeight="14">
          <div>{onBack && <IconButton label="Back" icon="back" size={24} onClick={onBack} />}</div>
          <Brand />
          <Box justifySelf="end">
            {boost ? <IconButton label="Finish later" icon="close" size={24} onClick={boost.onClose} /> : menu}
          </Box>
        </Box>
        <Progress {...progress} />
      </chakra.header>
      <chakra.main id="content" {...column} pt="7" pb="10">
        {boost?.welcome && (
          <Box mb="6">
            <Note title="You’re all set.">{boost.welcome}</Note>
          </Box>
        )}
        <chakra.h1 textStyle="xl">{title}</chakra.h1>
        {lead && (
          <Box mt="1" color="fg.muted">
            {lead}
          </Box>
        )}
        <Stack gap="5" mt="5">
          {children}
        </Stack>
        {!boost && (
          <Box mt="8" textStyle="s">
            <TextLink to={(role === 'CompanyAdmin' ? paths.practice : paths.locum).data}>
              My data and account deletion
            </TextLink>
          </Box>
        )}
      </chakra.main>
      <StickyFooter px="0" css={{ '& > *': { flex: 1 } }}>
        <Box
          {...column}
          display="flex"
          flexDirection={{ base: 'column', sm: 'row' }}
          alignItems={{ sm: 'center' }}
          justifyContent="space-between"
          gap={{ base: '2.5', sm: '6' }}
        >
          <Small textAlign={{ base: 'center', sm: 'left' }}>{note}</Small>
          <Box display="flex" flexDirection={{ base: 'column-reverse', sm: 'row' }} gap="2.5">
            {boost && (
              <Button minHeight={{ base: '52px', sm: '11' }} onClick={boost.onSkip} disabled={busy}>
                Skip for now
              </Button>
            )}
            <ActionButton
              action={{}}
              type="submit"
              look="primary"
              busy={busy}
              minHeight={{ base: '52px', sm: '11' }}
              px="6"
              fontSize="16px"
            >
              {action}
            </ActionButton>
          </Box>
        </Box>
      </StickyFooter>
    </chakra.form>
  )
}
