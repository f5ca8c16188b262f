import { Row, Box, Small } from '#web/ui/chakra.ts'
import { Fragment, type ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import type { Party } from '#shared/kernel/caller.ts'
import type { OfferId } from '#shared/kernel/ids.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { PageLoadError } from '#web/components/page/page-load-error.tsx'
import { formatSupport, isPublicOffer } from '#web/components/status/offer-facts.ts'
import { useDetailId } from '#web/ui/pane.ts'
import { Page, PageHeader } from '#web/ui/page.tsx'
import { candidateIn, requestStatusLabel } from '#web/components/status/request-status.ts'
import { ShiftCardSkeleton } from '#web/components/cards/shift-card.tsx'
import { StatusPill } from '#web/ui/status-pill.tsx'
import { pathsOf } from '#shared/kernel/paths.ts'
import { useOffer } from '#web/features/offers/offer.api.ts'
import { requestsText as text } from './requests.text.ts'
import { formatMoment, formatTimeLeft, respondByOf } from '#web/components/status/respond-by.ts'
import { useMinute } from '#web/platform/use-minute.ts'

/** Until when a pending request has to be answered, and by whom. */
function RespondBy({ offer, party }: { offer: Offer; party: Party }) {
  const now = useMinute()
  const { lead, respondBy: by } = respondByOf(offer, party) ?? {}
  if (!by) return null
  return (
    <Box mt="1" fontVariantNumeric="tabular-nums">
      {lead} {formatMoment(by)} ·{' '}
      <Box as="b" color="status.pending.fg">
        {formatTimeLeft(by, now)}
      </Box>
    </Box>
  )
}

const backLinkFor = (party: Party) => ({ to: pathsOf[party].requests, label: text.requests })

interface HeadProps {
  offer: Offer
  party: Party
  title: string
  /** Directly after the title. */
  beside?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

export function RequestHeader({ offer, party, title, beside, actions, children }: HeadProps) {
  return (
    <PageHeader back={backLinkFor(party)} title={title} beside={beside} actions={actions}>
      <Row wrap align="center" columnGap="3" rowGap="1" mt="1">
        <StatusPill {...requestStatusLabel(offer, party)} />
        <span>{children}</span>
      </Row>
      <RespondBy offer={offer} party={party} />
      <Small>{formatSupport(offer, candidateIn(offer))}</Small>
    </PageHeader>
  )
}

/** Loads the request in the address; a public offer is redirected to its own page. */
export function RequestPage({ party, children }: { party: Party; children: (offer: Offer) => ReactNode }) {
  const offerId = useDetailId()
  const { data, error, refetch } = useOffer(offerId as OfferId)
  if (data)
    return isPublicOffer(data) ? (
      <Navigate to={pathsOf[party].offer(data.id)} replace />
    ) : (
      <Fragment key={data.id}>{children(data)}</Fragment>
    )
  return (
    <Page>
      <PageHeader title="Request" back={backLinkFor(party)} />
      {error ? (
        <PageLoadError what="request" back={backLinkFor(party)} error={error} onRetry={() => void refetch()} />
      ) : (
        [1, 2].map((at) => <ShiftCardSkeleton key={at} />)
      )}
    </Page>
  )
}
