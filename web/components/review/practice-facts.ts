import type { Company } from '#shared/companies/companies.schema.ts'
import type { CompanyStep } from '#shared/companies/steps.rules.ts'
import { formatRate } from '#shared/kernel/money.ts'
import { openingLines } from '#web/components/format/format-opening-hours.ts'
import type { Fact } from '#web/ui/fact-list.tsx'

const addressOf = ({ address }: Company): string => {
  if (!address) return ''
  const { building_name, unit_no, street, suburb, region, province, postal_code, country } = address
  const unit = unit_no === 'N/A' ? '' : unit_no
  return [building_name, unit, street, suburb, region, province, postal_code, country].filter(Boolean).join(', ')
}

const yesNo = (answer: boolean | undefined): string => (answer === undefined ? '' : answer ? 'Yes' : 'No')

const arrivalFacts = ({ arrival }: Company): Fact[] =>
  arrival
    ? [
        ['Ask for', arrival.ask_for],
        ['Parking', arrival.parking],
        ['Dress', arrival.dress],
      ]
    : []

/** What a practice has entered in each step, without its pictures. */
export const practiceFacts = (practice: Company) =>
  ({
    'verification-step': [
      ['E-mail', practice.email],
      ['Telephone', practice.contact],
      ['Type', [practice.type, practice.industry].join(', ')],
      ['Managers', practice.managers.map(({ name, surname, contact }) => `${name} ${surname}, ${contact}`).join('\n')],
    ],
    'address-step': [['Address', addressOf(practice)]],
    'operations-step': [
      ['Opening hours', practice.working_hours && openingLines(practice.working_hours).join('\n')],
      ['Languages', practice.languages.join(', ')],
      ['Systems', practice.systemsUsed.join(', ')],
      ['Insurance cover', yesNo(practice.professionalInsuranceCover)],
      ['Usual budget', practice.rates && practice.rates.map((rate) => formatRate(Number(rate))).join(' to ')],
      ...arrivalFacts(practice),
    ],
    'about-step': [['About', practice.short_bio]],
  }) satisfies Partial<Record<CompanyStep, Fact[]>>
