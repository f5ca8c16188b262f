import type { ReactNode } from 'react'
import { LeaveGuard } from '#web/components/forms/leave-guard.tsx'
import { SaveFailure } from '#web/components/forms/save-failure.tsx'
import { formatCount } from '#web/components/format/format-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Box, chakra, Row, Small } from '#web/ui/chakra.ts'
import { Page, PageHeader } from '#web/ui/page.tsx'
import { StickyFooter } from '#web/ui/sticky-footer.tsx'
import { formatFields } from './format-change.ts'
import type { TenantFormState } from './use-tenant-form.ts'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 5fr) minmax(0, 6fr)' },
    columnGap: '12',
    rowGap: '8',
    alignItems: 'start',
  },
})

function SaveBar({ changes, save, form }: TenantFormState) {
  const count = formatCount(changes.length, 'change')
  return (
    <StickyFooter>
      <Box flex="1" minWidth="0" role="status">
        <b>{count} not saved</b>
        <Small>{formatFields(changes)}. Everyone sees them on the next page they open.</Small>
      </Box>
      <Row gap="3" css={{ '& > *': { flex: { base: '1', md: 'none' } } }}>
        <Button disabled={save.isPending} onClick={() => form.reset()}>
          Discard
        </Button>
        <Button type="submit" look="primary" busy={save.isPending}>
          {`Save ${count}`}
        </Button>
      </Row>
    </StickyFooter>
  )
}

interface Props {
  state: TenantFormState
  title: string
  lead: string
  children: ReactNode
  /** Beside the form where there is room. */
  aside?: ReactNode
}

/** A page of the tenant's editor: changes collect until they are saved. */
export function TenantFrame({ state, title, lead, children, aside }: Props) {
  const { save, begun, take, submit, changes } = state
  return (
    <chakra.form noValidate onSubmit={submit} flex="1" display="flex" flexDirection="column" minWidth="0">
      <Page>
        <PageHeader title={title}>{lead}</PageHeader>
        <Box css={{ '&:not(:empty)': { mb: '6' } }}>
          <SaveFailure
            title="Your changes were not saved."
            error={save.error}
            meanwhile={begun.meanwhile}
            onTake={take}
          />
        </Box>
        {aside ? (
          <Columns>
            <Box minWidth="0">{children}</Box>
            <Box minWidth="0">{aside}</Box>
          </Columns>
        ) : (
          <Box maxWidth="720px">{children}</Box>
        )}
      </Page>
      {changes.length > 0 && <SaveBar {...state} />}
      <LeaveGuard dirty={changes.length > 0 && !save.isSuccess} />
    </chakra.form>
  )
}
