import { zodResolver } from '@hookform/resolvers/zod'
import { Box } from '@chakra-ui/react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { CompanyVerification } from '../../../shared/companies/companies.schema.ts'
import type { Industry } from '../../../shared/options/options.schema.ts'
import { companySteps } from '../../../shared/companies/steps.rules.ts'
import { LoadError } from '../../components/load-error.tsx'
import { Page } from '../../components/page.tsx'
import { SaveFailure } from '../../components/save-failure.tsx'
import { placeOf, StepFrame, StepPage } from '../../components/step-page.tsx'
import { SelectField, TextField } from '../../components/text-field.tsx'
import { letGo } from '../../platform/leave-guard.ts'
import { paths } from '../../platform/paths.ts'
import { useSession } from '../../platform/session.ts'
import { useDraft, withDraft } from '../../platform/use-draft.ts'
import { useIndustries } from '../options/options.api.ts'
import { useCreateCompany } from './companies.api.ts'
import { companiesText as text } from './companies.text.ts'
import { ManagersFields } from './managers-fields.tsx'

function VerificationForm({ industries }: { industries: readonly Industry[] }) {
  const email = useSession()?.email ?? ''
  const save = useCreateCompany()
  const navigate = useNavigate()
  const form = useForm<CompanyVerification>({
    resolver: zodResolver(CompanyVerification),
    defaultValues: withDraft('practice', { name: '', industry: '', type: '', email, contact: '', managers: [{ name: '', surname: '', contact: '' }] }),
  })
  const forgetDraft = useDraft('practice', form)
  const goOn = () => {
    forgetDraft()
    letGo()
    void navigate(paths.practice.dashboard)
  }
  const { register, control, setValue, handleSubmit } = form
  const { errors } = form.formState
  const industry = useWatch({ control, name: 'industry' })
  const types = industries.find(({ name }) => name === industry)?.workedAtOptions
  return (
    <FormProvider {...form}>
      <StepPage
        title={text.title}
        lead={text.lead}
        busy={save.isPending}
        dirty={form.formState.isDirty}
        onLeave={forgetDraft}
        onSubmit={handleSubmit((company) => save.mutate(company, { onSuccess: goOn }))}
      >
        <SaveFailure title={text.notSaved} error={save.error} />
        <TextField label={text.name} autoComplete="organization" maxLength={120} error={errors.name?.message} {...register('name')} />
        <SelectField label={text.industry} error={errors.industry?.message} {...register('industry', { onChange: () => setValue('type', '') })}>
          <option value="" disabled>
            {text.chooseIndustry}
          </option>
          {industries.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <SelectField label={text.type} error={errors.type?.message} hint={types ? undefined : text.industryFirst} {...register('type')}>
          <option value="" disabled>
            {text.chooseType}
          </option>
          {types && [...types, text.otherType].map((name) => <option key={name}>{name}</option>)}
        </SelectField>
        <Box display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="5">
          <TextField label={text.email} type="email" autoComplete="email" maxLength={254} error={errors.email?.message} {...register('email')} />
          <TextField label={text.contact} type="tel" autoComplete="tel" maxLength={20} error={errors.contact?.message} hint={text.contactHint} {...register('contact')} />
        </Box>
        <ManagersFields />
      </StepPage>
    </FormProvider>
  )
}

/** The first thing a practice does after signing up. */
export function VerificationPage() {
  const { data, error, refetch } = useIndustries()
  if (error)
    return (
      <Page as="main" id="content">
        <LoadError error={error} onRetry={() => void refetch()} />
      </Page>
    )
  if (!data) return null
  return (
    <StepFrame value={placeOf(companySteps, 'verification-step', undefined)}>
      <VerificationForm industries={data} />
    </StepFrame>
  )
}
