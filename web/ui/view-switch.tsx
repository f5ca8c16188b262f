import { chakra } from './chakra.ts'
import { Link, useSearchParams } from 'react-router-dom'

const View = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'tap',
    color: 'fg.muted',
    textDecoration: 'none',
    borderBottom: '2px solid transparent',
    mb: '-1px',
    _hover: { color: 'fg' },
    _currentPage: { color: 'fg', fontWeight: 'bold', borderBottomColor: 'secondary.solid' },
  },
})

/** The view in the address, `?show=history`; by default the first. */
export function useView<V extends string>(views: readonly [V, ...V[]]): V {
  const params = useSearchParams()[0].get('show')
  return views.find((view) => view === params) ?? views[0]
}

/** What a list is filtered and sorted by. */
const filters = ['q', 'region', 'rate', 'sort']

const searchOf = (params: Record<string, string | null>): string => {
  const kept = new URLSearchParams(Object.entries(params).flatMap(([name, value]) => (value ? [[name, value]] : [])))
  return kept.size > 0 ? `?${kept}` : ''
}

const filtersIn = (params: URLSearchParams): Record<string, string | null> =>
  Object.fromEntries(filters.map((name) => [name, params.get(name)]))

/** The words that a list is filtered by, in the address: `?q=nkosi`. */
export const useListWords = (): string => useSearchParams()[0].get('q') ?? ''

/** The part of an address that keeps the view and the filters: `?show=history&q=nkosi`, or nothing. */
export function useViewSearch(): string {
  const [params] = useSearchParams()
  return searchOf({ show: params.get('show'), ...filtersIn(params) })
}

/** Views of a list as links, so that going back and sharing work. */
export function ViewSwitch({
  label,
  views,
  current,
}: {
  label: string
  views: readonly { value: string; label: string }[]
  current: string
}) {
  const [params] = useSearchParams()
  return (
    <chakra.nav aria-label={label} display="flex" gap="6" borderBottom="1px solid" borderColor="border" mb="5">
      {views.map(({ value, label: word }, at) => (
        <View
          key={value}
          to={{ pathname: '.', search: searchOf({ show: at === 0 ? null : value, ...filtersIn(params) }) }}
          replace
          aria-current={value === current ? 'page' : undefined}
        >
          {word}
        </View>
      ))}
    </chakra.nav>
  )
}
