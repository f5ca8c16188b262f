import { compareStrings } from '#shared/kernel/compare.ts'
import { Box, chakra } from '#web/ui/chakra.ts'
import { useEffect, useRef, useState } from 'react'
import { type FieldPath, FormProvider, type UseFormReturn } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { canHaveLunch } from '#shared/bookings/pay.rules.ts'
import type { Company } from '#shared/companies/companies.schema.ts'
import type { Offer, OfferBody } from '#shared/offers/offers.schema.ts'
import type { Industry, ProvinceOption } from '#shared/options/options.schema.ts'
import { DraftNote, UnfinishedOfferNote } from '#web/components/draft-note.tsx'
import { LoadError } from '#web/components/load-error.tsx'
import { isPublic } from '#web/components/offer-facts.ts'
import { Page, PageHeader } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useActiveCompany } from '#web/components/account.ts'
import { today } from '#web/platform/clock.ts'
import { paths } from '#web/platform/paths.ts'
import { draftOf, draftNames, useDraft } from '#web/platform/use-draft.ts'
import { errorDetails } from '#web/platform/error-details.ts'
import { useIndustries, useOptions } from '#web/features/options/options.api.ts'
import { DaysSection } from './days-section.tsx'
import { type OfferForm, useOfferForm } from './offer-form.ts'
import { noLunch } from '#web/components/lunch-field.tsx'
import { prefillOf } from './offer-prefill.ts'
import { usePostOffer, upcomingOffers } from '#web/features/offers/practice/practice-offers.api.ts'
import { Estimate, PostBar } from './post-bar.tsx'
import { TermsSection } from './terms-section.tsx'
import { WhoSection } from './who-section.tsx'
import { useList } from '#web/platform/use-list.ts'

const INVALID_FIELDS = '[aria-invalid=true], [data-invalid] [tabindex="0"]'

/** After each attempt, focuses the first invalid field and scrolls its error message into view. */
function useFocusOnFirstError(attempts: number) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const field = attempts > 0 && form.current?.querySelector<HTMLElement>(INVALID_FIELDS)
    if (!field) return
    field.focus()
    field.closest('[data-invalid]')?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' })
  }, [attempts])
  return form
}

/** Shows the server's field errors beside their fields. */
function showFieldErrors(form: UseFormReturn<OfferForm, unknown, OfferBody>, error: unknown): void {
  for (const { field, message } of errorDetails(error).fields) form.setError(field as FieldPath<OfferForm>, { message })
}

const offerDraft = ({ id }: Company, search = ''): string => `offer ${id} ${search}`

interface FormProps {
  company: Company
  industry: Industry
  provinces: readonly ProvinceOption[]
  last: Offer | undefined
}

function Form({ company, industry, provinces, last }: FormProps) {
  const [params] = useSearchParams()
  const form = useOfferForm(company.id, last, prefillOf(params, industry, today()))
  // A search or a calendar day starts an offer of its own, and the draft of another is offered beside it.
  const draftName = offerDraft(company, params.toString())
  const [another] = useState(() => draftNames(offerDraft(company)).find((name) => name !== draftName))
  const [isRestored, setRestored] = useState(() => draftOf(draftName, undefined) !== undefined)
  const discardDraft = useDraft(draftName, undefined, form)
  const startAgain = () => {
    form.reset()
    discardDraft()
    setRestored(false)
  }
  const post = usePostOffer()
  const navigate = useNavigate()
  const submit = async (body: OfferBody) => {
    try {
      const lunch = body.request_dates.some(canHaveLunch) ? body.lunch : noLunch
      const offer = await post.mutateAsync({ ...body, lunch })
      discardDraft()
      showToast('Posted. Matching locums can apply now.')
      await navigate(paths.practice.offer(offer.id), { replace: true })
    } catch (error) {
      showFieldErrors(form, error)
    }
  }
  const formRef = useFocusOnFirstError(form.formState.submitCount)
  const busy = form.formState.isSubmitting || post.isPending
  return (
    <FormProvider {...form}>
      <chakra.form
        ref={formRef}
        noValidate
        display="flex"
        flexDirection="column"
        flex="1"
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
      >
        <Page flex="1">
          <PageHeader title="Post an offer" back={{ to: paths.practice.dashboard, label: 'Dashboard' }}>
            Tell us who you need and when. Matching locums apply, and you choose.
          </PageHeader>
          <Box
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 640px) minmax(0, 1fr)' }}
            columnGap="12"
            rowGap="8"
            alignItems="start"
          >
            <Box display="grid" gap="8">
              {isRestored && form.formState.isDirty && <DraftNote onStartAgain={startAgain} />}
              {another !== undefined && (
                <UnfinishedOfferNote to={`${paths.practice.newOffer}?${another.slice(offerDraft(company).length)}`} />
              )}
              <WhoSection industry={industry} provinces={provinces} />
              <DaysSection />
              <TermsSection industry={industry} />
            </Box>
            <Box position={{ lg: 'sticky' }} top={{ lg: '88px' }}>
              <Estimate />
            </Box>
          </Box>
        </Page>
        <PostBar busy={busy} approved={company.approved} error={post.error} />
      </chakra.form>
    </FormProvider>
  )
}

function Loading() {
  return (
    <Box role="status" aria-label="Loading the form" display="grid" gap="5" maxWidth="640px">
      {[1, 2, 3, 4].map((at) => (
        <Skeleton key={at} height="52px" borderRadius="m" />
      ))}
    </Box>
  )
}

export function NewOfferPage() {
  const { company } = useActiveCompany()
  const [params] = useSearchParams()
  const industries = useIndustries()
  const provinces = useOptions('provinces')
  const offers = useList(upcomingOffers(company.id, today()))
  const industry = industries.data?.find(({ name }) => name === company.industry)
  const last = offers.data
    ?.filter(isPublic)
    .toSorted((a, b) => compareStrings(a.createdAt, b.createdAt))
    .at(-1)
  if (industry && provinces.data && !offers.isPending)
    return (
      <Form
        key={`${company.id} ${params}`}
        company={company}
        industry={industry}
        provinces={provinces.data}
        last={last}
      />
    )
  const error = industries.error ?? provinces.error
  const retry = () => void Promise.all([industries.refetch(), provinces.refetch()])
  return (
    <Page>
      <PageHeader title="Post an offer" back={{ to: paths.practice.dashboard, label: 'Dashboard' }} />
      {error ? <LoadError error={error} onRetry={retry} /> : <Loading />}
    </Page>
  )
}
