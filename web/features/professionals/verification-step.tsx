import { useState } from 'react'
import { formatFormDate } from '#shared/kernel/dates.ts'
import type { Industry, ProvinceOption } from '#shared/options/options.schema.ts'
import { isSameRegistration } from '#shared/professionals/professionals.rules.ts'
import type { Professional, ProfessionalVerification } from '#shared/professionals/professionals.schema.ts'
import { identificationOf } from '#shared/professionals/id-number.rules.ts'
import type { VerificationFormValues as Form } from '#shared/professionals/verification-form.schema.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { LoadError } from '#web/components/page/load-error.tsx'
import { StepPage } from '#web/components/forms/step-page.tsx'
import { useStep } from '#web/components/forms/use-step.ts'
import { lazyResolver } from '#web/components/forms/lazy-resolver.ts'
import { useIndustries, useOptions } from '#web/features/options/options.api.ts'
import { AddressFields } from './address-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import { useBegunProfile, useSaveVerification } from './professionals.api.ts'
import { RegistrationFields } from './registration-fields.tsx'
import type { Shown } from '#web/platform/meanwhile.ts'
import type { StepProps } from './step-props.ts'

const valuesOf = ({
  first_name = '',
  last_name = '',
  contact = '',
  industry = '',
  profession = '',
  ...more
}: Professional): Form => {
  const { professional_body = '', professional_number = '', idpassport = '', address } = more
  const expiry = more.registration_renewal ?? more.registration_expiry
  const { province = '', region = '', suburb = '', street = '' } = address ?? {}
  return {
    first_name,
    last_name,
    contact,
    industry,
    profession,
    professional_body,
    professional_number,
    registration_expiry: expiry ? formatFormDate(expiry) : '',
    idpassport,
    identification: identificationOf(idpassport),
    address: { province, region, suburb, street },
  }
}

const shown: Shown<Form> = {
  first_name: 'First name',
  last_name: 'Last name',
  contact: 'Contact number',
  industry: 'Industry',
  profession: 'Profession',
  professional_body: 'Professional body',
  professional_number: 'Professional number',
  registration_expiry: 'Registration valid until',
  identification: null,
  idpassport: 'ID or passport number',
  address: 'Address',
}

interface FormProps extends StepProps {
  industries: readonly Industry[]
  provinces: readonly ProvinceOption[]
}

const resolver = lazyResolver(
  async () => (await import('#shared/professionals/verification-form.schema.ts')).VerificationFormValues,
)

function VerificationForm({ professional, industries, provinces, ...step }: FormProps) {
  const begun = useBegunProfile(professional, valuesOf, shown)
  const save = useSaveVerification(begun)
  const { form, page, send } = useStep({
    ...step,
    begun,
    save,
    resolver,
    draft: 'verification',
    unkept: ['idpassport'],
  })
  /** A change that would end the approval, until the locum confirms it. */
  const [unconfirmed, setUnconfirmed] = useState<Form>()
  const staysApproved = (verification: ProfessionalVerification) =>
    !professional.approved || isSameRegistration(professional, verification)
  return (
    <>
      <StepPage
        {...page}
        ownerAlone
        title="Verification"
        lead="Practices need to know who you are and where you are registered. We check these details before you can apply."
        note="Your ID and registration numbers are never shown to practices."
        onSubmit={form.handleSubmit((values) => (staysApproved(values) ? send(values) : setUnconfirmed(values)))}
      >
        <PersonFields email={professional.email} />
        <RegistrationFields industries={industries} />
        <AddressFields provinces={provinces} />
      </StepPage>
      <ConfirmDialog
        open={unconfirmed !== undefined}
        onClose={() => setUnconfirmed(undefined)}
        title="Request approval again?"
        confirmLabel="Save and request approval"
        keepLabel="Go back"
        onConfirm={() => {
          setUnconfirmed(undefined)
          if (unconfirmed) send(unconfirmed)
        }}
      >
        You were approved with your current name and registration. We have to check the new details before you can apply
        for shifts again. Your bookings are not affected.
      </ConfirmDialog>
    </>
  )
}

export function useVerificationOptions() {
  const industries = useIndustries()
  const provinces = useOptions('provinces')
  return {
    options: industries.data && provinces.data && { industries: industries.data, provinces: provinces.data },
    error: industries.error ?? provinces.error,
    retry: () => void Promise.all([industries.refetch(), provinces.refetch()]),
  }
}

/** Identity and registration. Changing what was approved ends the approval. */
export function VerificationStep(step: StepProps) {
  const { options, error, retry } = useVerificationOptions()
  if (error) return <LoadError error={error} onRetry={retry} />
  return options ? <VerificationForm {...step} {...options} /> : null
}
