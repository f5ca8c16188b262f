import { formatFormDate } from '#shared/kernel/dates.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { DateField } from '#web/components/forms/date-field.tsx'
import { StepPage } from '#web/components/forms/step-page.tsx'
import { useStep } from '#web/components/forms/use-step.ts'
import { lazyResolver } from '#web/components/forms/lazy-resolver.ts'
import { TextAreaField, TextField } from '#web/ui/text-field.tsx'
import type { Shown } from '#web/platform/meanwhile.ts'
import { currentDay } from '#web/platform/clock.ts'
import { useBegunProfile, useSaveQualification } from './professionals.api.ts'
import type { StepProps } from './step-props.ts'

const sentences = {
  qualification: 'Qualification',
  institution: 'Institution',
  qualified: 'Date qualified',
  others: 'Other qualifications',
}

const valuesOf = ({ qualifications }: Pick<Professional, 'qualifications'>) => {
  const { qualification = '', institution = '', year_qualified, other_qualifications = '' } = qualifications ?? {}
  return {
    qualification,
    institution,
    year_qualified: year_qualified ? formatFormDate(year_qualified) : '',
    other_qualifications,
  }
}

const shown: Shown<ReturnType<typeof valuesOf>> = {
  qualification: sentences.qualification,
  institution: sentences.institution,
  year_qualified: sentences.qualified,
  other_qualifications: sentences.others,
}

const resolver = lazyResolver(async () =>
  (await import('#shared/professionals/qualification-form.schema.ts')).qualificationForm(currentDay()),
)

export function EducationStep({ professional, ...step }: StepProps) {
  const begun = useBegunProfile(professional, valuesOf, shown)
  const save = useSaveQualification(begun)
  const { form, page } = useStep({ ...step, begun, save, resolver, draft: 'education', empty: valuesOf({}) })
  return (
    <StepPage {...page} title="Education" lead="Practices look at your qualifications when they choose a locum.">
      <TextField
        form={form}
        name="qualification"
        label={sentences.qualification}
        hint="The degree, diploma or certificate you practise with"
        maxLength={120}
      />
      <TextField form={form} name="institution" label={sentences.institution} maxLength={120} />
      <DateField form={form} name="year_qualified" label={sentences.qualified} />
      <TextAreaField
        form={form}
        name="other_qualifications"
        label={sentences.others}
        optional
        hint="Courses and certificates, one per line"
        maxLength={1000}
      />
    </StepPage>
  )
}
