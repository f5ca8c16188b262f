import { Box, chakra } from '@chakra-ui/react'
import type { FormEventHandler, ReactNode } from 'react'
import { signOut } from '../platform/auth.ts'
import { usePageTitle } from '../platform/page-title.ts'
import { Brand } from './brand.tsx'
import { Button, IconButton } from './button.tsx'
import { Icon } from './icon.tsx'
import { OfflineNote } from './offline-note.tsx'
import { StickyFooter } from './sticky-footer.tsx'
import { showToast } from './toast.tsx'

const column = { width: 'full', maxWidth: '592px', mx: 'auto', px: '4' } as const

const leave = () => void signOut().catch(() => showToast('Error signing out', 'error'))

function Progress({ step, of, done }: { step: number; of: number; done: number }) {
  return (
    <Box {...column}>
      <Box display="flex" justifyContent="space-between" textStyle="s">
        <b>
          Step {step} of {of}
        </b>
        <Box display="flex" alignItems="center" gap="1.5" color="status.free.fg" fontWeight="bold">
          <Icon name="free" size={14} />
          {done} done
        </Box>
      </Box>
      <Box role="progressbar" aria-label="Sign-up" aria-valuemin={0} aria-valuemax={of} aria-valuenow={done} aria-valuetext={`Step ${step} of ${of}, ${done} done`} display="flex" gap="1" mt="2">
        {Array.from({ length: of }, (_, at) => (
          <Box
            key={at}
            flex="1"
            height="6px"
            borderRadius="3px"
            {...(at + 1 === step ? { bgImage: 'linear-gradient(90deg, {colors.primary.mark} 50%, {colors.border} 50%)' } : { bg: at < done ? 'status.free.solid' : 'border' })}
          />
        ))}
      </Box>
    </Box>
  )
}

interface Props {
  step: number
  of: number
  done: number
  title: string
  lead?: ReactNode
  /** To the step before; the first has none. */
  onBack?: (() => void) | undefined
  onSubmit: FormEventHandler<HTMLFormElement>
  /** Stands above the action: what may be changed later. */
  note?: string
  action: string
  busy: boolean
  children: ReactNode
}

/** One step of signing up: where it stands, its fields, and one action within reach. */
export function WizardPage({ step, of, done, title, lead, onBack, onSubmit, note, action, busy, children }: Props) {
  usePageTitle(title)
  return (
    <chakra.form noValidate onSubmit={onSubmit} flex="1" display="flex" flexDirection="column">
      <OfflineNote />
      <chakra.header>
        <Box display="grid" gridTemplateColumns="1fr auto 1fr" alignItems="center" px="1" minHeight="14">
          <div>{onBack && <IconButton label="Back" icon="back" size={24} onClick={onBack} />}</div>
          <Brand />
          <Box justifySelf="end">
            <IconButton label="Sign out" icon="signOut" onClick={leave} />
          </Box>
        </Box>
        <Progress step={step} of={of} done={done} />
      </chakra.header>
      <chakra.main id="content" {...column} pt="7" pb="10">
        <chakra.h1 textStyle="xl">{title}</chakra.h1>
        {lead && (
          <Box mt="1" color="fg.muted">
            {lead}
          </Box>
        )}
        <Box display="grid" gap="5" mt="5">
          {children}
        </Box>
      </chakra.main>
      <StickyFooter px="0" css={{ '& > *': { flex: 1 } }}>
        <Box {...column} display="flex" flexDirection={{ base: 'column', sm: 'row' }} alignItems={{ sm: 'center' }} justifyContent="space-between" gap={{ base: '2.5', sm: '6' }}>
          <Box textStyle="s" color="fg.muted" textAlign={{ base: 'center', sm: 'left' }}>
            {note}
          </Box>
          <Button type="submit" look="primary" busy={busy} minHeight={{ base: '13', sm: '11' }} px="6" fontSize="16px">
            {action}
          </Button>
        </Box>
      </StickyFooter>
    </chakra.form>
  )
}
