import { useState } from 'react'
import { metricsPeriods, type MetricsPeriod } from '#shared/admin/metrics-periods.ts'
import type { Metrics } from '#shared/admin/metrics.contract.ts'
import { formatFormDate, localTimeAt, todayAt } from '#shared/kernel/dates.ts'
import { useQuery } from '@tanstack/react-query'
import { LoadError } from '#web/components/page/load-error.tsx'
import { saveFile } from '#web/platform/save-file.ts'
import { now } from '#web/platform/clock.ts'
import { readStored, store } from '#web/platform/storage.ts'
import { Button } from '#web/ui/button.tsx'
import { Row } from '#web/ui/chakra.ts'
import { Section } from '#web/ui/page.tsx'
import { Segment, Segments } from '#web/ui/segments.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ActiveByMonth } from './active-by-month.tsx'
import { metricsQuery } from './dashboard.api.ts'
import { FigureGrid } from './figure-grid.tsx'
import { FigureTable } from './figure-table.tsx'
import { figuresCsv } from './figures-csv.ts'
import { figuresOf, isCompared } from './figures.ts'
import { formatPeriod } from './format-figures.ts'

const periodLabels: Record<MetricsPeriod, string> = {
  '7d': '7 days',
  '28d': '28 days',
  '90d': '90 days',
  '12m': '12 months',
}

type View = 'charts' | 'table'

function Periods({ metrics, isMonths }: { metrics: Metrics; isMonths: boolean }) {
  return (
    <Row
      wrap
      justify="space-between"
      columnGap="5"
      mt="3"
      pt="3"
      borderTop="1px solid"
      borderColor="border"
      textStyle="s"
      color="fg.muted"
    >
      <span>
        {formatPeriod(metrics.now, isMonths)}, by {isMonths ? 'month' : 'day'};{' '}
        {isCompared(metrics) ? 'the dashed line is' : 'not compared with'} {formatPeriod(metrics.before, isMonths)}
      </span>
      <span>
        South African time, updated {localTimeAt(now())}
        {metrics.since && `; counted since ${formatFormDate(todayAt(metrics.since))}`}
      </span>
    </Row>
  )
}

function Shown({ period, view }: { period: MetricsPeriod; view: View }) {
  const { data, error, refetch } = useQuery(metricsQuery(period))
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="520px" borderRadius="l" />
  const isMonths = period === '12m'
  const figures = figuresOf(data)
  const save = () => saveFile(`key-figures-${data.now.from}.csv`, 'text/csv', figuresCsv(data))
  return (
    <>
      {view === 'charts' ? (
        <FigureGrid figures={figures} />
      ) : (
        <FigureTable
          figures={figures}
          periods={[data.now, ...(isCompared(data) ? [data.before] : [])].map((one) => formatPeriod(one, isMonths))}
        />
      )}
      <ActiveByMonth active={data.active} />
      <Button size="s" icon="download" mt="4" onClick={save}>
        CSV
      </Button>
      <Periods metrics={data} isMonths={isMonths} />
    </>
  )
}

/** What happens on the marketplace, in a period and in the one before it. */
export function KeyFigures() {
  const [period, setPeriod] = useState<MetricsPeriod>('28d')
  const [view, setView] = useState<View>(readStored('keyFigures') ?? 'charts')
  const show = (next: View) => () => {
    setView(next)
    store('keyFigures', next)
  }
  return (
    <Section
      title="Key figures"
      link={
        <Row gap="2" width={{ base: 'full', sm: 'auto' }}>
          <Select
            compact
            aria-label="Period"
            value={period}
            onChange={({ target }) => setPeriod(target.value as MetricsPeriod)}
          >
            {metricsPeriods.map((value) => (
              <option key={value} value={value}>
                {periodLabels[value]}
              </option>
            ))}
          </Select>
          <Segments role="group" aria-label="Show as">
            <Segment aria-pressed={view === 'charts'} onClick={show('charts')}>
              Charts
            </Segment>
            <Segment aria-pressed={view === 'table'} onClick={show('table')}>
              Table
            </Segment>
          </Segments>
        </Row>
      }
    >
      <Shown period={period} view={view} />
    </Section>
  )
}
