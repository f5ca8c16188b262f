import { compareStrings } from '#shared/kernel/compare.ts'
import { Box, chakra, Stack } from '#web/ui/chakra.ts'
import { useEffect, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { type FieldPath, FormProvider, type UseFormReturn } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { canHaveLunch } from '#shared/bookings/pay.rules.ts'
import type { Company } from '#shared/companies/companies.schema.ts'
import type { OfferTemplate } from '#shared/companies/offer-templates.schema.ts'
import type { OfferId } from '#shared/kernel/ids.ts'
import type { Offer, OfferBody } from '#shared/offers/offers.schema.ts'
import type { Industry, ProvinceOption } from '#shared/options/options.schema.ts'
import { DraftNote, UnfinishedOfferNote } from '#web/components/forms/draft-note.tsx'
import { LoadError } from '#web/components/page/load-error.tsx'
import { isPublicOffer } from '#web/components/status/offer-facts.ts'
import { Page, PageHeader } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useActiveCompany } from '#web/components/account/account.api.ts'
import { now, currentDay } from '#web/platform/clock.ts'
import { paths } from '#shared/kernel/paths.ts'
import { draftOf, draftNames, useDraft } from '#web/platform/use-draft.ts'
import { errorDetails } from '#web/platform/error-details.ts'
import { offerQuery } from '#web/features/offers/offer.api.ts'
import { useIndustries, useOptions } from '#web/features/options/options.api.ts'
import { DaysSection } from './days-section.tsx'
import { type OfferForm, useOfferForm } from './offer-form.ts'
import { noLunch } from '#web/components/forms/lunch-field.tsx'
import { defaultOfferForm, offerFormFromOffer, offerFormFromParams, offerFormFromTemplate } from './offer-prefill.ts'
import { OpenOffersNote } from './open-offers-note.tsx'
import { PoolSection } from './pool-section.tsx'
import { PeopleSection } from './people-section.tsx'
import { SaveTemplate } from './save-template.tsx'
import { TemplateBar } from './template-bar.tsx'
import { templatesQuery } from './templates.api.ts'
import { usePostOffers } from './use-post-offers.ts'
import { companyOffersAndRequestsFrom } from '#web/features/offers/practice/practice-offers.api.ts'
import { OfferEstimate, PostBar } from './post-bar.tsx'
import { TermsSection } from './terms-section.tsx'
import { ProfessionSection } from './profession-section.tsx'
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

const matchingCanApply = 'Matching locums can apply now.'

const offerDraftName = ({ id }: Company, search = ''): string => `offer ${id} ${search}`

interface FormProps {
  company: Company
  industry: Industry
  provinces: readonly ProvinceOption[]
  /** Those with days to come. */
  offers: readonly Offer[]
  templates: readonly OfferTemplate[]
  /** The offer that is posted again. */
  copied: Offer | undefined
}

function Form({ company, industry, provinces, offers, templates, copied }: FormProps) {
  // Its terms are what a new one starts with.
  const latestOffer = offers
    .filter(isPublicOffer)
    .toSorted((a, b) => compareStrings(a.createdAt, b.createdAt))
    .at(-1)
  const [params] = useSearchParams()
  const sourceTemplate = templates.find(({ code }) => code === params.get('template'))
  const form = useOfferForm({
    ...defaultOfferForm(company, latestOffer),
    ...(copied
      ? offerFormFromOffer(copied, now())
      : sourceTemplate
        ? offerFormFromTemplate(sourceTemplate, now(), currentDay())
        : offerFormFromParams(params, industry, company, currentDay())),
  })
  // A search or a calendar day starts an offer of its own, and the draft of another is offered beside it.
  const draftName = offerDraftName(company, params.toString())
  const [otherDraftName] = useState(() => draftNames(offerDraftName(company)).find((name) => name !== draftName))
  const [isRestored, setRestored] = useState(() => draftOf(draftName, undefined) !== undefined)
  const discardDraft = useDraft(draftName, undefined, form)
  const startAgain = () => {
    form.reset()
    discardDraft()
    setRestored(false)
  }
  const { post, busy: posting, error, progress } = usePostOffers()
  const navigate = useNavigate()
  const submit = async (body: OfferBody) => {
    try {
      const lunch = body.request_dates.some(canHaveLunch) ? body.lunch : noLunch
      const headcount = form.getValues('headcount') ?? 1
      const onPosted = (left: number) => form.setValue('headcount', left)
      const [offer, ...others] = await post({ body: { ...body, lunch }, headcount, onPosted })
      discardDraft()
      if (!offer) return
      const canApplyText = body.pool ? 'Your pool can apply now.' : matchingCanApply
      showToast(others.length > 0 ? `${headcount} offers posted. ${canApplyText}` : `Posted. ${canApplyText}`)
      await navigate(others.length > 0 ? paths.practice.offers : paths.practice.offer(offer.id), { replace: true })
    } catch (error) {
      showFieldErrors(form, error)
    }
  }
  const formRef = useFocusOnFirstError(form.formState.submitCount)
  const busy = form.formState.isSubmitting || posting
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
            <Stack gridTemplateColumns="minmax(0, 1fr)" gap="8">
              {isRestored && form.formState.isDirty && <DraftNote onStartAgain={startAgain} />}
              {otherDraftName !== undefined && (
                <UnfinishedOfferNote
                  to={`${paths.practice.newOffer}?${otherDraftName.slice(offerDraftName(company).length)}`}
                />
              )}
              <TemplateBar companyId={company.id} templates={templates} sourceTemplate={sourceTemplate} />
              <ProfessionSection industry={industry} provinces={provinces} />
              <DaysSection practice={company} />
              <OpenOffersNote offers={offers} />
              <PeopleSection />
              <PoolSection />
              <TermsSection industry={industry} />
              <SaveTemplate companyId={company.id} templates={templates} sourceTemplate={sourceTemplate} />
            </Stack>
            <Box position={{ lg: 'sticky' }} top={{ lg: '88px' }}>
              <OfferEstimate />
            </Box>
          </Box>
        </Page>
        <PostBar busy={busy} practice={company} error={error} progress={progress} />
      </chakra.form>
    </FormProvider>
  )
}

function Loading() {
  return (
    <Stack role="status" aria-label="Loading the form" gap="5" maxWidth="640px">
      {[1, 2, 3, 4].map((at) => (
        <Skeleton key={at} height="52px" borderRadius="m" />
      ))}
    </Stack>
  )
}

export function NewOfferPage() {
  const { company } = useActiveCompany()
  const [params] = useSearchParams()
  const industries = useIndustries()
  const provinces = useOptions('provinces')
  const templates = useQuery(templatesQuery(company.id))
  const from = params.get('from') as OfferId | null
  const copied = useQuery({ ...offerQuery(from as OfferId), enabled: from !== null })
  const offers = useList(companyOffersAndRequestsFrom(company.id, currentDay()))
  const industry = industries.data?.find(({ name }) => name === company.industry)
  if (industry && provinces.data && templates.data && !offers.isPending && (from === null || copied.data))
    return (
      <Form
        key={`${company.id} ${params}`}
        company={company}
        industry={industry}
        provinces={provinces.data}
        offers={offers.data ?? []}
        templates={templates.data}
        copied={copied.data}
      />
    )
  const needed = [industries, provinces, templates, ...(from === null ? [] : [copied])]
  const error = needed.find((query) => query.error)?.error
  const retry = () => void Promise.all(needed.map((query) => query.refetch()))
  return (
    <Page>
      <PageHeader title="Post an offer" back={{ to: paths.practice.dashboard, label: 'Dashboard' }} />
      {error ? <LoadError error={error} onRetry={retry} /> : <Loading />}
    </Page>
  )
}
