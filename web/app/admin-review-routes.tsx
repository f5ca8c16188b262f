import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { paths } from '#shared/kernel/paths.ts'
import { industriesQuery } from '#web/features/options/options.api.ts'
import { page } from './admin-page.tsx'

/** The queue that what waits belongs to: each of these pages shows one of it. */
export const attention = async () => (await import('#web/components/review/attention.ts')).attentionQuery

const reviewLocum = page(
  paths.admin.reviewLocum(':id'),
  () => import('#web/features/admin/review-locum-page.tsx'),
  'ReviewLocumPage',
  async ({ params }) => {
    const { professionalReview } = await import('#web/components/review/review.api.ts')
    return [await attention(), industriesQuery(), professionalReview(params['id'] as UserId)]
  },
)

const reviewPractice = page(
  paths.admin.reviewPractice(':companyId'),
  () => import('#web/features/admin/review-practice-page.tsx'),
  'ReviewPracticePage',
  async ({ params }) => {
    const { companyReview } = await import('#web/components/review/review.api.ts')
    return [await attention(), companyReview(params['companyId'] as CompanyId)]
  },
)

const reviewPlacement = page(
  paths.admin.reviewPlacement(':placementId'),
  () => import('#web/features/placements/admin/review-placement-page.tsx'),
  'ReviewPlacementPage',
  async () => {
    const { allPlacementsList } = await import('#web/features/placements/placements.api.ts')
    return [await attention(), allPlacementsList('received')]
  },
)

const reviewReport = page(
  paths.admin.reviewReport(':reportId'),
  () => import('#web/features/messages/admin/review-report-page.tsx'),
  'ReviewReportPage',
  async () => {
    const { reportsList } = await import('#web/features/messages/admin/reports.api.ts')
    return [await attention(), reportsList('open')]
  },
)

const reviewPrivacyRequest = page(
  paths.admin.reviewPrivacyRequest(':requestId'),
  () => import('#web/features/privacy/admin/review-privacy-request-page.tsx'),
  'ReviewPrivacyRequestPage',
  async () => {
    const { privacyRequestsList } = await import('#web/features/privacy/privacy.api.ts')
    return [await attention(), privacyRequestsList('open')]
  },
)

export const reviewRedemption = page(
  paths.admin.reviewRedemption(':redemptionId'),
  () => import('#web/features/wallets/admin/review-redemption-page.tsx'),
  'ReviewRedemptionPage',
  async () => {
    const { redemptionsList } = await import('#web/features/wallets/wallets.api.ts')
    return [await attention(), redemptionsList('requested')]
  },
)

export const reviews = [reviewLocum, reviewPractice, reviewPlacement, reviewPrivacyRequest, reviewReport]
