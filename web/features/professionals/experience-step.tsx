import { Box, chakra } from '#web/ui/chakra.ts'
import type { ReactNode } from 'react'
import { Controller } from 'react-hook-form'
import { formatFormDate } from '#shared/kernel/dates.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { DateField } from '#web/components/forms/date-field.tsx'
import { StepPage } from '#web/components/forms/step-page.tsx'
import { useStep } from '#web/components/forms/use-step.ts'
import { lazyResolver } from '#web/components/forms/lazy-resolver.ts'
import { formatCount } from '#web/components/format/format-words.ts'
import type { Shown } from '#web/platform/meanwhile.ts'
import { TagsField } from '#web/ui/tags-field.tsx'
import { currentDay } from '#web/platform/clock.ts'
import { useIndustries } from '#web/features/options/options.api.ts'
import { useBegunProfile, useSaveExperience } from './professionals.api.ts'
import { SkillsTree } from './skills-tree.tsx'
import type { StepProps } from './step-props.ts'

const companies = 'Companies worked at'

const valuesOf = ({ experience, skills }: Pick<Professional, 'experience' | 'skills'>) => ({
  start_date: experience ? formatFormDate(experience.start_date) : '',
  companies_worked_for: experience?.companies_worked_for ?? [],
  skills,
})

const shown: Shown<ReturnType<typeof valuesOf>> = {
  start_date: 'Start date',
  companies_worked_for: companies,
  skills: (skills) => formatCount(skills.length, 'skill'),
}

const SkillsSection = ({ children }: { children: ReactNode }) => (
  <chakra.section aria-labelledby="skills">
    <chakra.h2 id="skills" textStyle="l">
      Skills
    </chakra.h2>
    <Box color="fg.muted" mb="4">
      Practices search by skills. Tick those you can use without supervision.
    </Box>
    {children}
  </chakra.section>
)

const resolver = lazyResolver(async () =>
  (await import('#shared/professionals/experience-form.schema.ts')).experienceForm(currentDay()),
)

export function ExperienceStep({ professional, ...step }: StepProps) {
  const begun = useBegunProfile(professional, valuesOf, shown)
  const save = useSaveExperience(begun)
  const industries = useIndustries()
  const industry = industries.data?.find(({ name }) => name === professional.industry)
  const empty = valuesOf({ skills: [] })
  const { form, page } = useStep({ ...step, begun, save, resolver, draft: 'experience', empty, options: [industries] })
  return (
    <StepPage
      {...page}
      title="Experience"
      lead="Offers may require years of experience. We count yours from your start date."
    >
      <DateField form={form} name="start_date" label="When did you start working in this profession?" />
      <Controller
        control={form.control}
        name="companies_worked_for"
        render={({ field: { value, onChange, ref }, fieldState }) => (
          <TagsField
            ref={ref}
            label={companies}
            hint="Enter their names, or choose the types of places where you have worked."
            error={fieldState.error?.message}
            values={value}
            suggestions={industry?.workedAtOptions ?? []}
            choices="Places of work"
            onChange={onChange}
          />
        )}
      />
      {industry && (
        <SkillsSection>
          <Controller
            control={form.control}
            name="skills"
            render={({ field: { value, onChange } }) => (
              <SkillsTree tree={industry.skills} picked={value} onChange={onChange} />
            )}
          />
        </SkillsSection>
      )}
    </StepPage>
  )
}
