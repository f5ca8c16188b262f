import { zodResolver } from '@hookform/resolvers/zod'
import { FormProvider, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import type { Industry, ProvinceOption } from '../../../shared/options/options.schema.ts'
import { type Professional, ProfessionalVerification } from '../../../shared/professionals/professionals.schema.ts'
import { requiredLocumSteps } from '../../../shared/professionals/steps.rules.ts'
import { LoadError } from '../../components/load-error.tsx'
import { Page } from '../../components/page.tsx'
import { SaveFailure } from '../../components/save-failure.tsx'
import { placeOf, StepFrame, StepPage } from '../../components/step-page.tsx'
import { useProfessional } from '../../platform/account.ts'
import { letGo } from '../../platform/leave-guard.ts'
import { paths } from '../../platform/paths.ts'
import { useDraft, withDraft } from '../../platform/use-draft.ts'
import { useIndustries, useOptions } from '../options/options.api.ts'
import { AddressFields } from './address-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import { useSaveVerification } from './professionals.api.ts'
import { professionalsText } from './professionals.text.ts'
import { RegistrationFields } from './registration-fields.tsx'

const text = professionalsText.verification

const valuesOf = ({ first_name = '', last_name = '', contact = '', industry = '', profession = '', ...more }: Professional): ProfessionalVerification => {
  const { professional_body = '', professional_number = '', idpassport = '', address } = more
  const { province = '', region = '', suburb = '', street = '' } = address ?? {}
  return { first_name, last_name, contact, industry, profession, professional_body, professional_number, idpassport, address: { province, region, suburb, street } }
}

function VerificationForm({ professional, industries, provinces }: { professional: Professional; industries: readonly Industry[]; provinces: readonly ProvinceOption[] }) {
  const save = useSaveVerification()
  const navigate = useNavigate()
  const form = useForm({ resolver: zodResolver(ProfessionalVerification), defaultValues: withDraft('verification', valuesOf(professional)) })
  const forgetDraft = useDraft('verification', form, ['idpassport'])
  const goOn = () => {
    forgetDraft()
    letGo()
    void navigate(paths.locum.completeSignup)
  }
  return (
    <FormProvider {...form}>
      <StepPage
        title={text.title}
        lead={text.lead}
        note={text.private}
        busy={save.isPending}
        dirty={form.formState.isDirty}
        onLeave={forgetDraft}
        onSubmit={form.handleSubmit((verification) => save.mutate(verification, { onSuccess: goOn }))}
      >
        <SaveFailure title={professionalsText.notSaved} error={save.error} />
        <PersonFields email={professional.email} />
        <RegistrationFields industries={industries} />
        <AddressFields provinces={provinces} />
      </StepPage>
    </FormProvider>
  )
}

/** The first thing a locum does after signing up. */
export function VerificationPage() {
  const professional = useProfessional()
  const industries = useIndustries()
  const provinces = useOptions('provinces')
  const error = industries.error ?? provinces.error
  if (error)
    return (
      <Page as="main" id="content">
        <LoadError error={error} onRetry={() => void Promise.all([industries.refetch(), provinces.refetch()])} />
      </Page>
    )
  if (!industries.data || !provinces.data) return null
  return (
    <StepFrame value={placeOf(requiredLocumSteps, 'verification-step', professional)}>
      <VerificationForm professional={professional} industries={industries.data} provinces={provinces.data} />
    </StepFrame>
  )
}
