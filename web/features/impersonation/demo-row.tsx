import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Impersonation } from '#shared/impersonation/impersonation.schema.ts'
import { ownProfessionalQuery, practicesQuery, shownAs } from '#web/components/account/account.api.ts'
import { shortName } from '#web/components/impersonation/short-name.ts'
import { useIndustries } from '#web/features/options/options.api.ts'
import { Box, chakra } from '#web/ui/chakra.ts'
import { dim, line } from './bar-parts.tsx'

interface Demo {
  industry: string
  profession: string
}

const asLoaded = { ...shownAs }

/** What the pages show from now on; in this page's memory only. */
function show(demo: Demo | undefined): void {
  delete shownAs.profession
  Object.assign(shownAs, asLoaded)
  if (!demo) return
  shownAs.professional = (professional) => ({ ...asLoaded.professional(professional), ...demo })
  shownAs.practices = (practices) =>
    asLoaded.practices(practices).map((practice) => ({ ...practice, industry: demo.industry }))
  shownAs.profession = demo.profession
}

/** The industry and profession that a super admin has chosen to see; nothing of it is stored or sent. */
export function useDemo(): [Demo | undefined, (demo: Demo | undefined) => void] {
  const [demo, setDemo] = useState<Demo>()
  useEffect(() => () => show(undefined), [])
  return [
    demo,
    (next) => {
      show(next)
      setDemo(next)
    },
  ]
}

const dark = '#232B31'

const Frame = chakra('section', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: { base: 'wrap', md: 'nowrap' },
    columnGap: { base: '3', lg: '5' },
    rowGap: '2',
    px: { base: '4', md: '8' },
    py: '2',
    bg: dark,
    color: '#FFFFFF',
    // With the bar above it, which says the same of its own height.
    '&& ~ *': { '--impersonation': { base: '256px', md: '120px' } },
  },
})

const Label = chakra('label', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: { md: 'center' },
    columnGap: '3',
    rowGap: '1',
    flex: { base: '1 1 40%', md: 'none' },
    minWidth: '0',
    // On a phone below the heading and the button that takes the choice back.
    order: { base: '1', md: '0' },
    textStyle: 's',
    color: dim,
  },
})

const Choice = chakra('select', {
  base: {
    width: { base: 'full', md: '160px', lg: '190px' },
    minHeight: { base: 'tap', md: '10' },
    px: '3',
    bg: dark,
    border: '1px solid',
    borderColor: line,
    borderRadius: '8px',
    cursor: 'pointer',
    textOverflow: 'ellipsis',
    _focusVisible: { outline: '2px solid #FFFFFF', outlineOffset: '2px' },
    '& option': { bg: dark, color: '#FFFFFF' },
  },
})

const Reset = chakra('button', {
  base: {
    flex: 'none',
    ml: 'auto',
    px: '3',
    minHeight: { base: 'tap', md: '8' },
    border: '1px solid',
    borderColor: line,
    borderRadius: '8px',
    textStyle: 's',
    fontWeight: 'bold',
    cursor: 'pointer',
    _disabled: { opacity: 0.6, cursor: 'not-allowed' },
    _focusVisible: { outline: '2px solid #FFFFFF', outlineOffset: '2px' },
  },
})

/** Below the impersonation bar, where the tenant has demo mode (SPEC 2.5). */
export function DemoRow({
  grant,
  demo,
  choose,
}: {
  grant: Impersonation
  demo: Demo | undefined
  choose: (demo: Demo | undefined) => void
}) {
  const isLocum = grant.type === 'professional'
  const { data: industries = [] } = useIndustries()
  const { data: professional } = useQuery({ ...ownProfessionalQuery, enabled: isLocum })
  const { data: practices } = useQuery({ ...practicesQuery, enabled: !isLocum })
  const industry = demo?.industry ?? (professional ?? practices?.[0])?.industry ?? ''
  const profession = demo?.profession ?? professional?.profession ?? ''
  const professionsOf = (name: string) => industries.find((listed) => listed.name === name)?.professions ?? []
  return (
    <Frame aria-label="Demo mode">
      <Box fontWeight="bold" flex={{ base: '1 0 50%', md: 'none' }}>
        Demo mode
      </Box>
      <Label>
        Industry
        <Choice
          value={industry}
          onChange={({ target: { value } }) =>
            choose({ industry: value, profession: professionsOf(value)[0]?.name ?? '' })
          }
        >
          {industries.map(({ name, label = name }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </Choice>
      </Label>
      <Label>
        Profession
        <Choice value={profession} onChange={({ target: { value } }) => choose({ industry, profession: value })}>
          {!profession && <option value="">Not chosen</option>}
          {professionsOf(industry).map(({ name, label = name }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </Choice>
      </Label>
      <Box textStyle="s" color={dim} display={{ base: 'none', lg: 'block' }} minWidth="0">
        Changes what you see here, not {shortName(grant)}’s profile.
      </Box>
      <Reset type="button" disabled={!demo} onClick={() => choose(undefined)}>
        Reset
      </Reset>
    </Frame>
  )
}
