import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { chakra, Row } from './chakra.ts'

const Tab = chakra(NavLink, {
  base: {
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    minHeight: 'tap',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    borderBottom: '2px solid transparent',
    _hover: { color: 'fg' },
    _currentPage: { color: 'fg', fontWeight: 'bold', borderBottomColor: 'secondary.solid' },
  },
})

interface Props {
  label: string
  tabs: readonly { to: string; label: string }[]
}

/** Pages of one thing as tabs, the first at its own address; on a phone they scroll sideways. */
export function TabLinks({ label, tabs }: Props) {
  const { pathname } = useLocation()
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (current && row.current) row.current.scrollLeft = current.offsetLeft - row.current.clientWidth / 3
  }, [pathname])
  return (
    <Row
      ref={row}
      as="nav"
      aria-label={label}
      columnGap="6"
      position="relative"
      overflowX="auto"
      overflowY="hidden"
      borderBottom="1px solid"
      borderColor="border"
      mb="5"
      mx={{ base: '-4', md: '0' }}
      px={{ base: '4', md: '0' }}
    >
      {tabs.map(({ to, label: word }, at) => (
        <Tab key={to} to={to} end={at === 0}>
          {word}
        </Tab>
      ))}
    </Row>
  )
}
