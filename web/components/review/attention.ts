import { adminContract } from '#shared/admin/admin.contract.ts'
import type { AttentionKind } from '#shared/admin/attention-kinds.ts'
import { paths } from '#shared/kernel/paths.ts'
import { apiQuery } from '#web/platform/api-query.ts'
import type { IconName } from '#web/ui/icon.tsx'

export const attentionQuery = apiQuery(adminContract.getAttention)

/** How an item of a kind is shown, where it is answered, and what the button there says. */
interface Kind {
  icon: IconName
  what: string
  action: string
  to: (id: string) => string
}

export const kinds: Record<AttentionKind, Kind> = {
  professional: { icon: 'person', what: 'Approval', action: 'Review', to: paths.admin.reviewLocum },
  practice: { icon: 'practice', what: 'Approval', action: 'Review', to: paths.admin.reviewPractice },
  placement: { icon: 'bag', what: 'Placement', action: 'Answer', to: paths.admin.reviewPlacement },
  redemption: { icon: 'wallet', what: 'Redemption', action: 'Settle', to: paths.admin.reviewRedemption },
  registration: { icon: 'clock', what: 'Registration', action: 'Check', to: paths.admin.reviewLocum },
  privacy: { icon: 'eye', what: 'Data request', action: 'Answer', to: paths.admin.reviewPrivacyRequest },
  report: { icon: 'alert', what: 'Report', action: 'Read', to: paths.admin.reviewReport },
}

/** What is counted as one. */
export interface Group {
  id: string
  label: string
  icon: IconName
  to: string
  kinds: readonly AttentionKind[]
}

export const groups: readonly Group[] = [
  {
    id: 'approvals',
    label: 'Approvals',
    icon: 'person',
    to: paths.admin.approvals,
    kinds: ['professional', 'practice'],
  },
  { id: 'placements', label: 'Placements', icon: 'bag', to: paths.admin.placements, kinds: ['placement'] },
  { id: 'redemptions', label: 'Redemptions', icon: 'wallet', to: paths.admin.redemptions, kinds: ['redemption'] },
  {
    id: 'registrations',
    label: 'Registrations',
    icon: 'clock',
    to: paths.admin.registrations,
    kinds: ['registration'],
  },
  {
    id: 'privacy',
    label: 'Data requests',
    icon: 'eye',
    to: paths.admin.privacyRequests,
    kinds: ['privacy'],
  },
  { id: 'reports', label: 'Reports', icon: 'alert', to: paths.admin.reports, kinds: ['report'] },
]
