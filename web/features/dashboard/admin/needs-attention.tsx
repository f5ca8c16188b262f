import type { Attention, AttentionItem } from '#shared/admin/attention.contract.ts'
import { groups, kinds, type Group } from '#web/components/review/attention.ts'
import { walkOf } from '#web/components/review/queue.ts'
import { formatExpires } from '#web/components/review/format-expires.ts'
import { Box, chakra, Row, Small } from '#web/ui/chakra.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconTile } from '#web/ui/icon-tile.tsx'
import { Section } from '#web/ui/page.tsx'
import { currentDay, time } from '#web/platform/clock.ts'
import { useMinute } from '#web/platform/use-minute.ts'
import { countOf, formatDetail, formatGroupCount } from './attention-facts.ts'
import { formatWait, isLongWait } from './format-figures.ts'

const SHOWN = 8

const Strip = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(3, minmax(0, 1fr))',
      lg: 'repeat(6, minmax(0, 1fr))',
    },
    // The lines between the counts.
    gap: '1px',
    bg: 'border',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'l',
    overflow: 'hidden',
    mb: '8',
  },
})

const Count = chakra('button', {
  base: {
    display: 'grid',
    gap: '1',
    textAlign: 'left',
    px: '4',
    py: '3',
    cursor: 'pointer',
    bg: 'bg',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-pressed=true]': { bg: 'secondary.subtle', boxShadow: 'inset 0 0 0 2px {colors.secondary.solid}' },
  },
})

interface FilterProps {
  attention: Attention
  chosen: Group | undefined
  choose: (group: Group | undefined) => void
}

/** Counts that filter the list below them. */
export function AttentionCounts({ attention, chosen, choose }: FilterProps) {
  return (
    <Strip>
      {groups.map((group) => {
        const waiting = countOf(attention, group.kinds)
        const isChosen = chosen?.id === group.id
        return (
          <Count
            key={group.id}
            type="button"
            aria-pressed={isChosen}
            onClick={() => choose(isChosen ? undefined : group)}
          >
            <Row align="center" gap="2" color="fg.muted">
              <Icon name={group.icon} size={18} />
              {group.label}
            </Row>
            <Row align="baseline" gap="2">
              <chakra.span textStyle="xl" fontVariantNumeric="tabular-nums">
                {formatGroupCount(waiting)}
              </chakra.span>
              {waiting.oldest && <Small>oldest {formatWait(waiting.oldest, time())}</Small>}
            </Row>
          </Count>
        )
      })}
    </Strip>
  )
}

const Item = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '3',
    py: '3',
    borderTop: '1px solid',
    borderColor: 'border',
  },
})

function Waiting({ item, chosen }: { item: AttentionItem; chosen: Group | undefined }) {
  const { icon, action, to } = kinds[item.kind]
  const isLong = !item.expires && isLongWait(item.since, time())
  const wait = item.expires ? formatExpires(item.expires, currentDay()) : formatWait(item.since, time())
  return (
    <Item>
      <IconTile icon={icon} width="40px" height="40px" />
      <Box minWidth="0">
        <Box fontWeight="bold" overflowWrap="anywhere">
          {item.name}
        </Box>
        <Small overflowWrap="anywhere" lineClamp="2">
          <chakra.span
            color={isLong ? 'status.pending.fg' : 'fg.muted'}
            fontWeight={isLong ? 'bold' : 'normal'}
            whiteSpace="nowrap"
            css={{ '& svg': { display: 'inline', verticalAlign: '-2px' } }}
          >
            {isLong && <Icon name="pending" size={14} />} {wait}
          </chakra.span>
          {' · '}
          {formatDetail(item)}
        </Small>
      </Box>
      <ButtonLink to={to(item.id)} state={walkOf(chosen)} size="s" aria-label={`${action} ${item.name}`}>
        {action}
      </ButtonLink>
    </Item>
  )
}

interface Props {
  attention: Attention
  chosen: Group | undefined
}

/** What has waited longest; reviewing all begins with it. */
export function LongestWaiting({ attention, chosen }: Props) {
  useMinute()
  const of = chosen?.kinds ?? groups.flatMap((group) => group.kinds)
  const items = attention.items.filter(({ kind }) => of.includes(kind))
  const [first] = items
  const all = countOf(attention, of)
  return (
    <Section
      title={chosen ? `${chosen.label}, longest waiting` : 'Longest waiting'}
      link={
        first && (
          <ButtonLink look="primary" to={kinds[first.kind].to(first.id)} state={walkOf(chosen)}>
            Review all {formatGroupCount(all)}
          </ButtonLink>
        )
      }
    >
      {first ? (
        <chakra.ul listStyleType="none">
          {items.slice(0, SHOWN).map((item) => (
            <Waiting key={`${item.kind} ${item.id}`} item={item} chosen={chosen} />
          ))}
        </chakra.ul>
      ) : (
        <EmptyState icon="check" title="Nothing is waiting" action={null}>
          Approvals, placements, redemptions, registrations that expire and reports appear here as they arrive.
        </EmptyState>
      )}
    </Section>
  )
}
