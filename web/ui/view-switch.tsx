import { chakra, Row } from './chakra.ts'
import { cleanText } from '#shared/kernel/folded-text.ts'
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

/** The parameters of an address with another view; the first view is left out. */
const viewSearch = (params: URLSearchParams, show: string | null): string => {
  const kept = new URLSearchParams(params)
  if (show) kept.set('show', show)
  else kept.delete('show')
  return kept.size > 0 ? `?${kept}` : ''
}

/** The words that a list is filtered by, in the address: `?q=nkosi`. */
export const useListWords = (): string => cleanText(useSearchParams()[0].get('q') ?? '')

/** The part of an address that keeps the view and the filters: `?show=history&q=nkosi`, or nothing. */
export function useViewParams(): string {
  const [params] = useSearchParams()
  return viewSearch(params, params.get('show'))
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
    <Row as="nav" aria-label={label} wrap columnGap="6" borderBottom="1px solid" borderColor="border" mb="5">
      {views.map(({ value, label: word }, at) => (
        <View
          key={value}
          to={{ pathname: '.', search: viewSearch(params, at === 0 ? null : value) }}
          replace
          aria-current={value === current ? 'page' : undefined}
        >
          {word}
        </View>
      ))}
    </Row>
  )
}
