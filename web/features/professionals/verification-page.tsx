import { zodResolver } from '@hookform/resolvers/zod'
import { FormProvider, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import type { Industry, ProvinceOption } from '../../../shared/options/options.schema.ts'
import { type Professional, ProfessionalVerification } from '../../../shared/professionals/professionals.schema.ts'
import { LoadError } from '../../components/load-error.tsx'
import { Page } from '../../components/page.tsx'
import { SaveFailure } from '../../components/save-failure.tsx'
import { useProfessional } from '../../platform/account.ts'
import { paths } from '../../platform/paths.ts'
import { useDraft, withDraft } from '../../platform/use-draft.ts'
import { useIndustries, useOptions } from '../options/options.api.ts'
import { AddressFields } from './address-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import { useSaveVerification } from './professionals.api.ts'
import { professionalsText } from './professionals.text.ts'
import { RegistrationFields } from './registration-fields.tsx'
import { StepPage } from './step-page.tsx'

const text = professionalsText.verification

const valuesOf = ({ first_name = '', last_name = '', contact = '', industry = '', profession = '', ...more }: Professional): ProfessionalVerification => {
  const { professional_body = '', professional_number = '', idpassport = '', address } = more
  const { province = '', region = '', suburb = '', street = '' } = address ?? {}
  return { first_name, last_name, contact, industry, profession, professional_body, professional_number, idpassport, address: { province, region, suburb, street } }
}

function VerificationForm({ industries, provinces }: { industries: readonly Industry[]; provinces: readonly ProvinceOption[] }) {
  const professional = useProfessional()
  const save = useSaveVerification()
  const navigate = useNavigate()
  const form = useForm({ resolver: zodResolver(ProfessionalVerification), defaultValues: withDraft('verification', valuesOf(professional)) })
  const forgetDraft = useDraft('verification', form, ['idpassport'])
  const goOn = () => {
    forgetDraft()
    void navigate(paths.locum.completeSignup)
  }
  return (
    <FormProvider {...form}>
      <StepPage
        step="verification-step"
        professional={professional}
        title={text.title}
        lead={text.lead}
        note={text.private}
        action={professionalsText.next}
        busy={save.isPending}
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
  const industries = useIndustries()
  const provinces = useOptions('provinces')
  const error = industries.error ?? provinces.error
  if (error)
    return (
      <Page as="main" id="content">
        <LoadError error={error} onRetry={() => void Promise.all([industries.refetch(), provinces.refetch()])} />
      </Page>
    )
  return industries.data && provinces.data ? <VerificationForm industries={industries.data} provinces={provinces.data} /> : null
}
