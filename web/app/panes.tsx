import { chakra, Stack } from '#web/ui/chakra.ts'
import {
  type ComponentType,
  type ReactNode,
  type UIEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Outlet, useLocation, useParams } from 'react-router-dom'
import { historyEntries } from '#web/platform/history-entries.ts'
import { usePanes } from '#web/platform/media.ts'
import { type Pane, PaneContext } from '#web/ui/pane.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

const Grid = chakra('div', {
  base: { flex: '1', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: { split: { true: { gridTemplateColumns: 'minmax(408px, 28%) minmax(0, 1fr)' } } },
})

const ListPane = chakra('section', {
  variants: {
    split: {
      true: {
        position: 'sticky',
        top: '64px',
        height: 'calc(100dvh - 64px - var(--impersonation, 0px))',
        overflowY: 'auto',
        borderRight: '1px solid',
        borderColor: 'border',
      },
    },
  },
})

const DetailPane = chakra('section', {
  base: { minWidth: '0', display: 'flex', flexDirection: 'column', outline: 'none' },
})

/** The scroll position of the list, by entry of the browser's history. */
const positions = historyEntries<number>()

function useKeptPosition() {
  const ref = useRef<HTMLElement>(null)
  const { key } = useLocation()
  // To read it from the list would lay out the page within the task that draws it.
  const last = useRef(0)
  useLayoutEffect(() => {
    const position = positions.get(key)
    if (position === undefined) positions.keep(key, last.current)
    else ref.current?.scrollTo(0, position)
  }, [key])
  const onScroll = (event: UIEvent<HTMLElement>) => {
    last.current = event.currentTarget.scrollTop
    positions.keep(key, last.current)
  }
  return { ref, onScroll }
}

/**
 * What is shown without a choice stays once it is used, even if it is no longer the first of the list: what was just
 * confirmed there says so. Another address, such as that of another view, ends that.
 */
function useUsed(first: string | undefined) {
  const { key } = useLocation()
  const [used, setUsed] = useState<{ key: string; id: string }>()
  const id = used?.key === key ? used.id : undefined
  const keep = () => id === undefined && first !== undefined && setUsed({ key, id: first })
  return { id, onPointerDownCapture: keep, onKeyDownCapture: keep }
}

/** After a choice the focus is on the detail, whose title is announced once it is loaded. */
function useFocusOnChoice(chosen: string | undefined) {
  const detail = useRef<HTMLElement>(null)
  const before = useRef(chosen)
  useEffect(() => {
    if (chosen !== undefined && chosen !== before.current) detail.current?.focus({ preventScroll: true })
    before.current = chosen
  }, [chosen])
  return detail
}

function DetailSkeleton() {
  return (
    <Stack px="8" pt="5" gap="4" aria-hidden="true">
      <Skeleton width="45%" height="28px" />
      <Skeleton width="60%" mb="4" />
      {[1, 2, 3].map((at) => (
        <Skeleton key={at} height="72px" borderRadius="m" />
      ))}
    </Stack>
  )
}

interface Props {
  List: ComponentType
  /** The list's name, for screen readers. */
  label: string
  /** Beside the list until something is chosen; without it, the first item. */
  blank?: ReactNode
}

/**
 * A list and, from the address of one of its items, the detail: side by side where there is room for both and the list
 * is not empty. A detail stays mounted when the room changes.
 */
export function Panes({ List, label, blank }: Props) {
  const hasRoom = usePanes()
  const [chosen] = Object.values(useParams())
  const [first, setFirst] = useState<string | null>()
  const list = useKeptPosition()
  const { id: used, ...onUse } = useUsed(first ?? undefined)
  const split = hasRoom && (chosen !== undefined || used !== undefined || first !== null)
  const detail = useFocusOnChoice(split ? chosen : undefined)
  const shown = chosen ?? (blank ? undefined : (used ?? first ?? undefined))
  const isMain = chosen === undefined
  const [beside, inDetail] = useMemo(
    (): Pane[] => [
      { side: 'list', isMain, chosen: shown, onFirst: setFirst },
      { side: 'detail', isMain: !isMain, chosen: shown },
    ],
    [isMain, shown],
  )
  return (
    <Grid split={split}>
      {(hasRoom || isMain) && (
        <ListPane {...list} split={split} data-list-pane={split || undefined} aria-label={split ? label : undefined}>
          <PaneContext value={hasRoom ? beside : undefined}>
            <List />
          </PaneContext>
        </ListPane>
      )}
      {(split || !isMain) && (
        <DetailPane
          ref={detail}
          {...onUse}
          tabIndex={split ? -1 : undefined}
          aria-label={split ? `${label}: details` : undefined}
        >
          <PaneContext value={split ? inDetail : undefined}>
            {shown === undefined ? (blank ?? <DetailSkeleton />) : <Outlet />}
          </PaneContext>
        </DetailPane>
      )}
    </Grid>
  )
}
