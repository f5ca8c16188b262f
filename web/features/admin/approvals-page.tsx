import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import type { WaitingProfessional } from '../../../shared/admin/admin.contract.ts'
import { Button } from '../../components/button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { LoadError } from '../../components/load-error.tsx'
import { Page, PageHeader, Section } from '../../components/page.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { showToast } from '../../components/toast.tsx'
import { adminText as text } from './admin.text.ts'
import { useDecideApproval, useWaitingProfessionals } from './approvals.api.ts'
import { Decide } from './decide.tsx'
import { RowHeads, WaitingRow } from './waiting-row.tsx'

function JustApproved({ professionals, onTakenBack }: { professionals: readonly WaitingProfessional[]; onTakenBack: (professional: WaitingProfessional) => void }) {
  const decide = useDecideApproval()
  const takeBack = (professional: WaitingProfessional) =>
    decide.mutate(
      { id: professional.id, approved: false },
      {
        onSuccess: () => {
          onTakenBack(professional)
          showToast(text.tookBack(professional.name))
        },
        onError: ({ message }) => showToast(message, 'error'),
      },
    )
  return (
    <Section title={text.approved} count={professionals.length}>
      <ul>
        {professionals.map((professional) => (
          <WaitingRow
            key={professional.id}
            professional={professional}
            action={
              <Button size="s" busy={decide.isPending && decide.variables.id === professional.id} onClick={() => takeBack(professional)} aria-label={text.takeBackFrom(professional.name)}>
                {text.takeBack}
              </Button>
            }
          />
        ))}
      </ul>
    </Section>
  )
}

const Skeletons = () => [1, 2, 3].map((at) => <Skeleton key={at} height="72px" mb="3" borderRadius="m" aria-hidden="true" />)

/** The super admin's first page: who waits, longest first. */
export function ApprovalsPage() {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useWaitingProfessionals()
  const [approved, setApproved] = useState<readonly WaitingProfessional[]>([])
  const waiting = data?.pages.flatMap(({ items }) => items).filter(({ id }) => !approved.some((other) => other.id === id))
  return (
    <Page>
      <PageHeader title={text.title}>{text.lead}</PageHeader>
      <Box display="grid" gap="8">
        {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
        {!waiting && !error && <div>{Skeletons()}</div>}
        {waiting?.length === 0 && (
          <EmptyState icon="free" title={text.none}>
            {text.noneWhy}
          </EmptyState>
        )}
        {waiting && waiting.length > 0 && (
          <div>
            <RowHeads />
            <ul aria-label={text.title}>
              {waiting.map((professional) => (
                <WaitingRow
                  key={professional.id}
                  professional={professional}
                  action={<Decide professional={professional} onApproved={(done) => setApproved([done, ...approved])} />}
                />
              ))}
            </ul>
            {hasNextPage && (
              <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {text.more}
              </Button>
            )}
          </div>
        )}
        {approved.length > 0 && <JustApproved professionals={approved} onTakenBack={({ id }) => setApproved(approved.filter((other) => other.id !== id))} />}
      </Box>
    </Page>
  )
}
