import { formatFormDate } from '#shared/kernel/dates.ts'
import type { Industry } from '#shared/options/options.schema.ts'
import type { LocumStep } from '#shared/professionals/booster-steps.rules.ts'
import type { MaskedProfile } from '#shared/professionals/masked-profile.schema.ts'
import { formatIndemnity, locationLines, rateLines, skillLines } from '#web/components/format/format-locum.ts'
import { formatCount } from '#web/components/format/format-words.ts'
import { currentDay } from '#web/platform/clock.ts'
import type { Fact } from '#web/ui/fact-list.tsx'

const lines = (texts: readonly string[]): string => texts.join('\n')

const addressOf = ({ address }: MaskedProfile): string =>
  address ? [address.street, address.suburb, address.region, address.province].filter(Boolean).join(', ') : ''

function qualificationOf({ qualifications }: MaskedProfile): string {
  if (!qualifications) return ''
  const { qualification, institution, year_qualified, other_qualifications: others } = qualifications
  return lines([`${qualification}, ${institution}, ${formatFormDate(year_qualified)}`, ...(others ? [others] : [])])
}

const experienceOf = ({ experience }: MaskedProfile): string =>
  experience
    ? `${formatCount(experience.years_experience, 'year')}, since ${formatFormDate(experience.start_date)}`
    : ''

/** What a locum has entered in each step, without documents and what is opened on its own. */
export function profileFacts(profile: MaskedProfile, industries: readonly Industry[]) {
  const industry = industries.find(({ name }) => name === profile.industry)
  return {
    'verification-step': [
      ['Name', profile.name],
      ['Mobile', profile.contact],
      ['Address', addressOf(profile)],
      ['Profession', [profile.profession, profile.industry].filter(Boolean).join(', ')],
      ['Registration', [profile.professional_body, profile.professional_number].filter(Boolean).join(' ')],
    ],
    'experience-step': [
      ['Experience', experienceOf(profile)],
      ['Worked at', profile.experience?.companies_worked_for.join(', ')],
      ['Skills', lines(skillLines(industry, profile.skills))],
    ],
    'education-step': [['Qualifications', qualificationOf(profile)]],
    'about-step': [
      ['Bio', profile.short_bio],
      ['Languages', profile.languages.join(', ')],
      ['Indemnity', formatIndemnity(profile, currentDay())],
    ],
    'locations-step': [
      ['Locations', lines(locationLines(profile.locations))],
      ['Willing to travel', profile.willing_to_travel ? 'Yes' : 'No'],
    ],
    'rates-step': [['Rates per hour', lines(rateLines(profile))]],
    'banking-step': [['Bank', profile.bank && `${profile.bank.bank_name} ${profile.bank.account_number}`]],
  } satisfies Partial<Record<LocumStep, Fact[]>>
}
