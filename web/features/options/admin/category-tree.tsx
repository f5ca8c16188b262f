import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { Box, chakra, Row } from '#web/ui/chakra.ts'
import { Icon } from '#web/ui/icon.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { type Category, searchOf } from './places.ts'

const CategoryLink = chakra(Link, {
  base: {
    display: 'flex',
    flex: '1',
    minWidth: '0',
    alignItems: 'center',
    gap: '2',
    minHeight: { base: 'tap', md: '9' },
    pr: '2.5',
    color: 'fg',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    _hover: { textDecoration: 'underline' },
    _currentPage: { fontWeight: 'bold', color: 'secondary.fg' },
  },
})

const Opener = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    // As wide as a finger around the icon, with its text where the texts of others are.
    minWidth: { base: 'tap', md: '6' },
    minHeight: { base: 'tap', md: '9' },
    ml: { base: '-14px', md: '0' },
    mr: { base: '-6px', md: '0' },
    pl: { base: '14px', md: '0' },
    color: 'fg',
    textAlign: 'left',
    cursor: 'pointer',
    '& svg': { color: 'fg.subtle', flex: 'none' },
  },
  variants: { named: { true: { flex: '1' } } },
})

/** Of those inside, the first; more are shown on request. */
const FIRST = 4

interface Props {
  categories: readonly Category[]
  /** The address of the list that is shown. */
  active: string | undefined
  level?: number
}

const holds = ({ place, inside = [] }: Category, active: string | undefined): boolean =>
  active !== undefined && ((place && searchOf(place) === active) || inside.some((one) => holds(one, active)))

const Count = ({ children }: { children: ReactNode }) => (
  <Box as="span" ml="auto" textStyle="s" color="fg.muted" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
    {children}
  </Box>
)

function CategoryRow({ category, active, level }: { category: Category; active: string | undefined; level: number }) {
  const { place, label, count, icon, inside } = category
  const address = place && searchOf(place)
  const [open, setOpen] = useState(holds(category, active) || place?.list === 'industries')
  const id = useId()
  const opener = inside && (
    <Opener
      type="button"
      named={!place}
      aria-expanded={open}
      aria-controls={open ? id : undefined}
      aria-label={place && `Lists of ${label}`}
      onClick={() => setOpen(!open)}
    >
      <Icon name={open ? 'down' : 'next'} size={16} />
      {!place && label}
    </Opener>
  )
  return (
    <li>
      <Row
        align="center"
        borderRadius="s"
        style={{ paddingLeft: `${8 + level * 16 + (inside || icon ? 0 : 24)}px` }}
        data-active={address && address === active ? '' : undefined}
        css={{
          '&[data-active]': { bg: 'secondary.subtle', boxShadow: 'inset 2px 0 0 {colors.secondary.solid}' },
        }}
      >
        {opener}
        {address && (
          <CategoryLink to={address} aria-current={address === active ? 'page' : undefined}>
            {icon && (
              <Box as="span" color="fg.subtle" display="grid" placeItems="center" width="4">
                <Icon name={icon} size={16} />
              </Box>
            )}
            <span>{label}</span>
            {count && <Count>{count}</Count>}
          </CategoryLink>
        )}
      </Row>
      {inside && open && (
        <div id={id}>
          <CategoryTree categories={inside} active={active} level={level + 1} />
        </div>
      )}
    </li>
  )
}

/** Categories and, opened, those inside them. */
export function CategoryTree({ categories, active, level = 0 }: Props) {
  const [all, setAll] = useState(false)
  const isCut = level === 1 && !all && categories.length > FIRST + 1
  const shown = isCut ? categories.filter((one, at) => at < FIRST || holds(one, active)) : categories
  return (
    <ul>
      {shown.map((category) => (
        <CategoryRow key={category.label} category={category} active={active} level={level} />
      ))}
      {shown.length < categories.length && (
        <li>
          <TextButton ml="12" minHeight={{ base: 'tap', md: '9' }} onClick={() => setAll(true)}>
            {categories.length - shown.length} more
          </TextButton>
        </li>
      )}
    </ul>
  )
}
