import { useParams } from 'react-router-dom'
import { ReviewOne } from '#web/components/review/review-one.tsx'
import { ReportCard } from './report-card.tsx'
import { reportsList } from './reports.api.ts'

/** One reported message, to be read and closed. */
export function ReviewReportPage() {
  return (
    <ReviewOne
      id={useParams()['reportId'] ?? ''}
      list={reportsList('open')}
      nameOf={() => 'Reported message'}
      sinceOf={({ reportedAt }) => reportedAt}
      cardOf={(report, onDecided) => <ReportCard report={report} onDecided={onDecided} />}
    />
  )
}
