import { Box, chakra } from '@chakra-ui/react'
import { type FieldPath, FormProvider, type UseFormReturn, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import type { Company } from '../../../shared/companies/companies.schema.ts'
import type { OfferBody } from '../../../shared/offers/offers.schema.ts'
import type { Industry, ProvinceOption } from '../../../shared/options/options.schema.ts'
import { Button } from '../../components/button.tsx'
import { LoadError } from '../../components/load-error.tsx'
import { Note } from '../../components/note.tsx'
import { Page, PageHeader } from '../../components/page.tsx'
import { counted } from '../../components/shift-words.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { StickyFooter } from '../../components/sticky-footer.tsx'
import { showToast } from '../../components/toast.tsx'
import { useActiveCompany } from '../../platform/account.ts'
import { ApiError } from '../../platform/api-client.ts'
import { paths } from '../../platform/paths.ts'
import { useIndustries, useOptions } from '../options/options.api.ts'
import { DaysSection } from './days-section.tsx'
import { EstimatePanel, rangeWords } from './estimate-panel.tsx'
import { asksLunch, estimateFor, type OfferForm, useOfferFields, useOfferForm } from './offer-form.ts'
import { noLunch } from './lunch-field.tsx'
import { usePostOffer } from './offers.api.ts'
import { TermsSection } from './terms-section.tsx'
import { WhoSection } from './who-section.tsx'

const INVALID = '[aria-invalid=true], [data-invalid] button[tabindex="0"]'

function useEstimate() {
  const { control } = useOfferFields()
  const [request_dates, lunch, rates] = useWatch({ control, name: ['request_dates', 'lunch', 'rates'] })
  return { days: request_dates.length, rates, estimate: estimateFor({ request_dates, lunch, rates }) }
}

function Estimate() {
  const { estimate, rates } = useEstimate()
  return <EstimatePanel estimate={estimate} budget={rates} />
}

function PostBar({ busy, approved, error }: { busy: boolean; approved: boolean; error: Error | null }) {
  const { days, estimate } = useEstimate()
  return (
    <StickyFooter flexDirection="column" alignItems="stretch" gap="3">
      {error && (
        <Note kind="error" title={error.message}>
          Your shift was not posted. What you entered is kept.
        </Note>
      )}
      <Box display="flex" flexDirection={{ base: 'column', sm: 'row' }} alignItems={{ sm: 'center' }} gap={{ base: '2', sm: '8' }}>
        <Box flex="1" fontVariantNumeric="tabular-nums">
          {estimate ? (
            <>
              <b>{rangeWords(estimate.total)}</b> <Box as="span" color="fg.muted">estimated for {counted(days, 'day')}, fee included</Box>
            </>
          ) : (
            <Box color="fg.muted">{approved ? 'Locums in your region see the shift as soon as it is posted.' : 'Your practice waits for approval. You can post once it is approved.'}</Box>
          )}
        </Box>
        <Button type="submit" look="primary" minHeight="12" px={{ sm: '8' }} busy={busy} disabled={!approved}>
          {days > 1 ? `Post ${days} days` : 'Post the shift'}
        </Button>
      </Box>
    </StickyFooter>
  )
}

/** Puts the server's answer beside the fields it speaks of. */
function showFieldProblems(form: UseFormReturn<OfferForm, unknown, OfferBody>, error: unknown): void {
  const fields = error instanceof ApiError ? (error.details.fields ?? []) : []
  for (const { field, message } of fields) form.setError(field as FieldPath<OfferForm>, { message })
}

function Form({ company, industry, provinces }: { company: Company; industry: Industry; provinces: readonly ProvinceOption[] }) {
  const form = useOfferForm(company.id)
  const post = usePostOffer()
  const navigate = useNavigate()
  const submit = async (body: OfferBody) => {
    try {
      const lunch = asksLunch(body.request_dates) ? body.lunch : noLunch
      const offer = await post.mutateAsync({ ...body, lunch })
      showToast('Posted. Locums who fit can apply now.')
      await navigate(paths.practice.offer(offer.id), { replace: true })
    } catch (error) {
      showFieldProblems(form, error)
    }
  }
  const showFirstProblem = () => setTimeout(() => document.querySelector<HTMLElement>(INVALID)?.focus())
  const busy = form.formState.isSubmitting || post.isPending
  return (
    <FormProvider {...form}>
      <chakra.form noValidate display="flex" flexDirection="column" flex="1" onSubmit={(event) => void form.handleSubmit(submit, showFirstProblem)(event)}>
        <Page flex="1">
          <PageHeader title="Post a shift" back={{ to: paths.practice.dashboard, label: 'Dashboard' }}>
            Say whom you need and when. Locums apply, and you choose.
          </PageHeader>
          <Box display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 640px) minmax(0, 1fr)' }} columnGap="12" rowGap="8" alignItems="start">
            <Box display="grid" gap="8">
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
  const industries = useIndustries()
  const provinces = useOptions('provinces')
  const industry = industries.data?.find(({ name }) => name === company.industry)
  if (industry && provinces.data) return <Form key={company.id} company={company} industry={industry} provinces={provinces.data} />
  const error = industries.error ?? provinces.error
  const retry = () => void Promise.all([industries.refetch(), provinces.refetch()])
  return (
    <Page>
      <PageHeader title="Post a shift" back={{ to: paths.practice.dashboard, label: 'Dashboard' }} />
      {error ? <LoadError error={error} onRetry={retry} /> : <Loading />}
    </Page>
  )
}
