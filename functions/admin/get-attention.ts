import type { Attention, AttentionItem } from '#shared/admin/attention.contract.ts'
import type { AttentionKind } from '#shared/admin/attention-kinds.ts'
import { compareStrings } from '#shared/kernel/compare.ts'
import { formatFormDate, type Instant } from '#shared/kernel/dates.ts'
import { toRand } from '#shared/kernel/money.ts'
import { privacyKindLabels } from '#shared/privacy/privacy.text.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { PlacementsRepository } from '#functions/stores/placements.repository.ts'
import type { PrivacyRepository } from '#functions/stores/privacy.repository.ts'
import type { ProfessionalsRepository } from '#functions/stores/professionals.repository.ts'
import type { ReportsRepository } from '#functions/stores/reports.repository.ts'
import type { WalletsRepository } from '#functions/stores/wallets.repository.ts'

type Deps = {
  professionals: Pick<ProfessionalsRepository, 'listAwaitingApproval' | 'listRegistrations'>
  now: Instant
  companies: Pick<CompaniesRepository, 'listAwaitingApproval'>
  placements: Pick<PlacementsRepository, 'list'>
  privacy: Pick<PrivacyRepository, 'listRequests'>
  wallets: Pick<WalletsRepository, 'listRedemptions'>
  reports: Pick<ReportsRepository, 'list'>
}

type Waiting = Omit<AttentionItem, 'kind'>
type Queue = { items: Waiting[]; more: boolean }

/** The beginning of a queue, oldest first. */
const queueOf = async <T>(
  page: Promise<{ items: T[]; next?: string | undefined }>,
  shown: (item: T) => Waiting,
): Promise<Queue> => {
  const { items, next } = await page
  return { items: items.map(shown), more: next !== undefined }
}

const queues: Record<AttentionKind, (deps: Deps) => Promise<Queue>> = {
  professional: ({ professionals }) =>
    queueOf(professionals.listAwaitingApproval(), (item) => ({
      id: item.id,
      name: item.name,
      detail: [item.profession, [item.professional_body, item.professional_number].filter(Boolean).join(' ')]
        .filter(Boolean)
        .join(', '),
      since: item.waitingSince ?? '',
    })),
  practice: ({ companies }) =>
    queueOf(companies.listAwaitingApproval(), ({ id, name, industry, waitingSince }) => ({
      id,
      name,
      detail: industry,
      since: waitingSince ?? '',
    })),
  placement: ({ placements }) =>
    queueOf(placements.list('received'), ({ id, practiceName, professionTitle, monthlySalary, createdAt }) => ({
      id,
      name: practiceName,
      detail: professionTitle,
      amount: monthlySalary,
      since: createdAt,
    })),
  redemption: ({ wallets }) =>
    queueOf(wallets.listRedemptions('requested'), ({ id, company, amount, requestedBy, requestedAt }) => ({
      id,
      name: company.name,
      detail: requestedBy,
      amount: toRand(amount),
      since: requestedAt,
    })),
  registration: ({ professionals, now }) =>
    queueOf(professionals.listRegistrations(now), (item) => ({
      id: item.id,
      name: item.name,
      detail: [
        `${item.professional_body} ${item.professional_number}`,
        ...(item.registration_renewal ? [`renewed until ${formatFormDate(item.registration_renewal)}`] : []),
      ].join(', '),
      since: item.registration_due ?? '',
      ...(!item.registration_renewal && { expires: item.registration_expiry }),
    })),
  privacy: ({ privacy }) =>
    queueOf(privacy.listRequests('open'), ({ id, name, kind, requestedAt, answerBy }) => ({
      id,
      name,
      detail: `${privacyKindLabels[kind]}, answer by ${formatFormDate(answerBy)}`,
      since: requestedAt,
    })),
  report: ({ reports }) =>
    queueOf(reports.list('open'), ({ id, from, professional, practice, reason, reportedAt }) => ({
      id,
      name: from === 'professional' ? practice.name : professional.name,
      detail: reason,
      since: reportedAt,
    })),
}

/** The beginning of each queue; what is answered makes room for the next. */
export const getAttention = async (deps: Deps): Promise<Attention> => {
  const kinds = Object.keys(queues) as AttentionKind[]
  const read = await Promise.all(kinds.map(async (kind) => ({ kind, ...(await queues[kind](deps)) })))
  const items = read.flatMap(({ kind, items: waiting }) => waiting.map((item) => ({ kind, ...item })))
  return {
    items: items.sort((a, b) => compareStrings(a.since, b.since)),
    counts: read.map(({ kind, items: waiting, more }) => {
      const oldest = waiting.find(({ expires }) => !expires)
      return { kind, count: waiting.length, more, ...(oldest && { oldest: oldest.since }) }
    }),
  }
}
