import { Box, chakra, Small } from '#web/ui/chakra.ts'
import { compareStrings } from '#shared/kernel/compare.ts'
import { formatFormDate, todayAt } from '#shared/kernel/dates.ts'
import type { Blocked } from '#shared/locum-lists/locum-lists.schema.ts'
import { UnblockButton } from '#web/components/people/block-locum.tsx'
import { useBlocked } from '#web/components/people/blocked.api.ts'
import { LoadError } from '#web/components/page/load-error.tsx'
import { paths } from '#shared/kernel/paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Section } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { locumListsText as text } from './locum-lists.text.ts'

const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: { base: 'wrap', sm: 'nowrap' },
    justifyContent: 'space-between',
    alignItems: 'flex-start',
    columnGap: '6',
    rowGap: '3',
    borderTop: '1px solid',
    borderColor: 'border',
    py: '4',
  },
})

const BlockedRow = ({ id, name, profession, note, since }: Blocked) => (
  <Row>
    <Box minWidth="0" overflowWrap="anywhere">
      <TextLink to={paths.practice.locum(id)} fontWeight="bold" color="fg" minHeight="0">
        {name}
      </TextLink>
      <Small>
        {profession} · {`blocked on ${formatFormDate(todayAt(since))}`}
      </Small>
      {note && (
        <Box maxWidth="text" whiteSpace="pre-line" mt="1">
          {note}
        </Box>
      )}
    </Box>
    <UnblockButton id={id} name={name} size="s" />
  </Row>
)

/** Who is blocked, by name, with the practice's notes. */
export function BlockedSection() {
  const { data, error, refetch } = useBlocked()
  return (
    <Section title="Blocked locums" {...(data && data.length > 0 && { count: data.length })}>
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height="72px" borderRadius="m" role="status" aria-label={text.loading} />}
      {data?.length === 0 && (
        <EmptyState icon="person" title="You have not blocked anybody" action={null}>
          A blocked locum does not see your offers, and you do not find them. You can block a locum on their profile.
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <ul>
          {data
            .toSorted((a, b) => compareStrings(a.name, b.name))
            .map((blocked) => (
              <BlockedRow key={blocked.id} {...blocked} />
            ))}
        </ul>
      )}
    </Section>
  )
}
