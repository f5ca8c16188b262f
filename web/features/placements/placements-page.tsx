import { useState } from 'react'
import type { Company } from '#shared/companies/companies.schema.ts'
import { refusals } from '#shared/kernel/refusals.ts'
import { placementsContract } from '#shared/placements/placements.contract.ts'
import { useActiveCompany } from '#web/components/account/account.api.ts'
import { ActionButton } from '#web/components/actions/action-button.tsx'
import { disableUnlessApproved, roleAction } from '#web/components/actions/lifecycle-actions.ts'
import { lazyPage } from '#web/components/page/lazy-page.tsx'
import { useList } from '#web/platform/use-list.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Note } from '#web/ui/note.tsx'
import { Page, PageHeader } from '#web/ui/page.tsx'
import { PlacementCard } from './placement-card.tsx'
import { PlacementList } from './placement-list.tsx'
import { mayReadPlacements, placementsList } from './own-placements.api.ts'

const PlacementDialog = lazyPage(() => import('./placement-dialog.tsx'), 'PlacementDialog', null)

function RequestButton({ company }: { company: Company }) {
  const [open, setOpen] = useState(false)
  const action = disableUnlessApproved(company.approved, roleAction(company.role, placementsContract.requestPlacement))
  return (
    <>
      <ActionButton action={action} look="primary" icon="plus" onClick={() => setOpen(true)}>
        Request a permanent placement
      </ActionButton>
      {open && <PlacementDialog open onClose={() => setOpen(false)} />}
    </>
  )
}

function Requests({ company }: { company: Company }) {
  const list = useList(placementsList(company.id), { automaticItems: 0 })
  return (
    <PlacementList
      list={list}
      empty={
        <EmptyState icon="bag" title="No requests yet" action={null}>
          Ask us to find a person for a permanent position. What you request is listed here, with its state and our
          notes.
        </EmptyState>
      }
      cardOf={(placement) => (
        <PlacementCard placement={placement} title={placement.professionTitle} noteLabel="Our note" />
      )}
    />
  )
}

/** What a practice has requested of the agency itself. */
export function PlacementsPage() {
  const { company } = useActiveCompany()
  const mayRead = mayReadPlacements(company)
  return (
    <Page>
      <PageHeader title="Permanent placements" actions={mayRead && <RequestButton company={company} />}>
        Positions at {company.name} for which you have asked us to find a person.
      </PageHeader>
      {mayRead ? <Requests company={company} /> : <Note title={refusals.MANAGERS_ONLY.message} />}
    </Page>
  )
}
