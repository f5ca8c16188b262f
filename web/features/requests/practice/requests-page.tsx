import { useMemo } from 'react'
import { Box } from '#web/ui/chakra.ts'
import { hasWords } from '#shared/kernel/folded-text.ts'
import { codeOf } from '#shared/kernel/ids.ts'
import { ANSWERED_DAYS } from '#shared/offers/offers.rules.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadError } from '#web/components/page/load-error.tsx'
import { KeyHint } from '#web/components/page/key-hint.tsx'
import { isPublicOffer, locumName } from '#web/components/status/offer-facts.ts'
import { ListSearch } from '#web/components/page/list-toolbar.tsx'
import { candidateIn } from '#web/components/status/request-status.ts'
import { Page, PageHeader } from '#web/ui/page.tsx'
import { ShiftCardSkeleton } from '#web/components/cards/shift-card.tsx'
import { useListWords, useView, ViewSwitch } from '#web/ui/view-switch.tsx'
import { useActiveCompany } from '#web/components/account/account.api.ts'
import { currentDay } from '#web/platform/clock.ts'
import { paths } from '#shared/kernel/paths.ts'
import { useDeferredData } from '#web/platform/draw-late.ts'
import { combineLists, useList } from '#web/platform/use-list.ts'
import { RequestList, type RequestView } from '#web/features/requests/request-list.tsx'
import { requestsText as text } from '#web/features/requests/requests.text.ts'
import {
  MAX_LOADED_OFFERS,
  companyOffersAndRequestsFrom,
  companyOffersAndRequestsBefore,
} from '#web/features/offers/practice/practice-offers.api.ts'
import { TextLink } from '#web/ui/text-link.tsx'

const findLocum = 'Find a locum'

const views = [
  { value: 'waiting', label: text.waiting },
  { value: 'answered', label: text.answered },
] as const

/** By the locum, or by the code of the request or of the offer that it was sent to fill. */
const matchesSearch = (words: string) => (offer: Offer) => {
  const candidate = candidateIn(offer)
  const codes = [candidate.uniqueAppReference, offer.offer_code, offer.fills ? codeOf('O', offer.fills) : '']
  return [locumName(candidate), ...codes].some((text) => hasWords(text, words))
}

/** Answered requests need both lists, since their days may be in the future. */
function useSentRequests(view: RequestView) {
  const { company } = useActiveCompany()
  const today = currentDay()
  const q = useListWords()
  const listOptions = q ? { automaticItems: MAX_LOADED_OFFERS } : {}
  const ahead = useList(companyOffersAndRequestsFrom(company.id, today), listOptions)
  const past = useList(companyOffersAndRequestsBefore(company.id, today, ANSWERED_DAYS), {
    ...listOptions,
    enabled: view === 'answered',
  })
  const { data, ...list } = combineLists(view === 'answered' ? [past, ahead] : [ahead])
  const sent = useDeferredData(
    data?.filter((offer) => !isPublicOffer(offer)),
    company.id,
  )
  return { sent: useMemo(() => sent?.filter(matchesSearch(q)), [sent, q]), ...list }
}

const findLink = (
  <ButtonLink icon="search" to={paths.practice.search} aria-keyshortcuts="/">
    {findLocum}
    <KeyHint>/</KeyHint>
  </ButtonLink>
)

function Empty({ view, none, hasMore }: { view: RequestView; none: boolean; hasMore: boolean }) {
  const q = useListWords()
  if (q)
    return (
      <EmptyState
        icon="search"
        title={hasMore ? `No requests found for “${q}” so far` : `No requests found for “${q}”`}
        action={
          view === 'waiting' ? (
            <TextLink to={`?${new URLSearchParams({ show: 'answered', q })}`}>Search the answered ones</TextLink>
          ) : (
            <TextLink to={`?show=${view}`}>Show all</TextLink>
          )
        }
      >
        Search by the reference of the request or of the offer that it was sent to fill, or by a part of a locum’s name.
      </EmptyState>
    )
  if (view === 'answered')
    return (
      <EmptyState icon="ended" title={text.noneAnswered} action={<TextLink to="?">{text.seePending}</TextLink>}>
        {text.noneAnsweredHint}
      </EmptyState>
    )
  return (
    <EmptyState
      icon="send"
      title={none ? 'No requests yet' : 'No pending requests'}
      action={<TextLink to={paths.practice.search}>{findLocum}</TextLink>}
    >
      {none
        ? 'Request a locum for the days you need. Your requests and the answers will appear here.'
        : 'Requests that locums have not answered yet will appear here.'}
    </EmptyState>
  )
}

export function PracticeRequestsPage() {
  const view = useView(['waiting', 'answered'])
  const { sent, error, retry, loadMore, busy } = useSentRequests(view)
  return (
    <Page>
      <PageHeader title={text.requests} actions={findLink} />
      <Box maxWidth="840px">
        <ListSearch label="Locum or reference" />
        <ViewSwitch label={text.requests} views={views} current={view} />
        {sent && (
          <RequestList
            offers={sent}
            view={view}
            today={currentDay()}
            to={paths.practice.request}
            empty={<Empty view={view} none={sent.length === 0} hasMore={loadMore !== undefined} />}
            loadMore={loadMore}
            busy={busy}
          />
        )}
        {!sent &&
          (error ? <LoadError error={error} onRetry={retry} /> : [1, 2, 3].map((at) => <ShiftCardSkeleton key={at} />))}
      </Box>
    </Page>
  )
}
