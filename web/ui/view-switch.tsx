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

/** The part of an address that keeps the view: `?show=history`, or nothing. */
export function useViewSearch(): string {
  const view = useSearchParams()[0].get('show')
  return view === null ? '' : `?show=${encodeURIComponent(view)}`
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
  return (
    <chakra.nav aria-label={label} display="flex" gap="6" borderBottom="1px solid" borderColor="border" mb="5">
      {views.map(({ value, label: word }, at) => (
        <View
          key={value}
          to={{ pathname: '.', search: at === 0 ? '' : `?show=${value}` }}
          replace
          aria-current={value === current ? 'page' : undefined}
        >
          {word}
        </View>
      ))}
    </chakra.nav>
  )
}
