import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { isColour } from '#shared/tenants/colours/tenant-colours.ts'
import type { Tenant, Theme } from '#shared/tenants/tenants.schema.ts'
import { useIndustries } from '#web/features/options/options.api.ts'
import { Box, Row, Small } from '#web/ui/chakra.ts'
import { TextButton } from '#web/ui/text-link.tsx'
import { Segment, Segments } from '#web/ui/segments.tsx'
import { bodyOf, type TenantValues } from '../tenant-form.ts'
import { SampleLocum, SamplePractice } from './preview-dashboards.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import { SampleMail } from './preview-mail.tsx'
import type { Sample } from './preview-parts.tsx'
import { SampleSignIn } from './preview-sign-in.tsx'

const DESKTOP = [1280, 830] as const
const PHONE = [390, 830] as const
const GAP = 12

const views = ['Both sides', 'Sign-in', 'Mail'] as const

const texts: Record<(typeof views)[number], string> = {
  'Both sides': 'A practice’s dashboard, and a locum’s phone.',
  'Sign-in': 'The sign-in page, with an entry that is refused.',
  Mail: 'A mail. Mails are on white in both themes.',
}

function useWidth() {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width))
    if (ref.current) watch.observe(ref.current)
    return () => watch.disconnect()
  }, [])
  return { ref, width }
}

function Choice<T extends string>({
  label,
  of,
  value,
  onChoose,
}: {
  label: string
  of: readonly T[]
  value: T
  onChoose: (value: T) => void
}) {
  return (
    <Segments role="group" aria-label={label} css={{ width: 'auto', flex: 'none' }}>
      {of.map((one) => (
        <Segment key={one} aria-pressed={one === value} onClick={() => onChoose(one)}>
          {one}
        </Segment>
      ))}
    </Segments>
  )
}

/** A colour that is being typed shows as the saved one. */
const themeOf = (shown: Theme, saved: Theme): Theme =>
  Object.fromEntries(
    Object.entries(shown).map(([name, value]) => [name, isColour(value) ? value : saved[name as keyof Theme]]),
  ) as Theme

interface Props {
  saved: TenantValues
  draft: TenantValues
  /** Where images are that were uploaded and are not saved yet. */
  addressOf: (image: string) => string
}

/** How the draft looks to practices and locums, beside what is saved. */
export function Preview({ saved, draft, addressOf }: Props) {
  const [isDark, setDark] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const [view, setView] = useState<(typeof views)[number]>(views[0])
  const { ref, width } = useWidth()
  const { data: industries } = useIndustries()
  const shown = isSaved ? saved : draft
  const themeText = JSON.stringify(themeOf(shown.settings.theme, saved.settings.theme))
  const look = useMemo(() => ({ theme: JSON.parse(themeText) as Theme, isDark }), [themeText, isDark])
  const { logos, dashboardImages, brandName } = shown.settings
  const sample: Sample = {
    brandName,
    logos: { light: logos.light && addressOf(logos.light), dark: logos.dark && addressOf(logos.dark) },
    images: dashboardImages.map(addressOf),
    profession: industries?.[0]?.professions[0]?.name ?? '',
  }
  const alone = (children: ReactNode) => (
    <PreviewFrame key={view} title={texts[view]} size={DESKTOP} scale={width / DESKTOP[0]} look={look}>
      {children}
    </PreviewFrame>
  )
  const scale = (width - GAP) / (DESKTOP[0] + PHONE[0])
  const settings = { ...bodyOf(shown).settings, theme: look.theme } as Tenant['settings']
  return (
    <section aria-labelledby="preview">
      <Row wrap align="center" justify="space-between" gap="2" mb="3">
        <Box as="h2" id="preview" textStyle="l">
          Preview
        </Box>
        <Row wrap gap="2">
          <Choice
            label="Theme"
            of={['Light', 'Dark']}
            value={isDark ? 'Dark' : 'Light'}
            onChoose={(value) => setDark(value === 'Dark')}
          />
          <Choice
            label="Version"
            of={['Saved', 'Draft']}
            value={isSaved ? 'Saved' : 'Draft'}
            onChoose={(value) => setSaved(value === 'Saved')}
          />
          <Choice label="Shown page" of={views} value={view} onChoose={setView} />
        </Row>
      </Row>
      <Box bg="bg.muted" borderRadius="l" p="3">
        <Box
          ref={ref}
          role="img"
          aria-label={texts[view]}
          minHeight="100px"
          css={{ '&:fullscreen': { bg: 'bg.muted', p: '6', overflow: 'auto' } }}
        >
          {width > 0 && view === 'Both sides' && (
            <Row gap="12px">
              <PreviewFrame title="A practice’s dashboard" size={DESKTOP} scale={scale} look={look}>
                <SamplePractice sample={sample} />
              </PreviewFrame>
              <PreviewFrame title="A locum’s phone" size={PHONE} scale={scale} look={look}>
                <SampleLocum sample={sample} />
              </PreviewFrame>
            </Row>
          )}
          {width > 0 && view === 'Sign-in' && alone(<SampleSignIn sample={sample} />)}
          {width > 0 && view === 'Mail' && alone(<SampleMail sample={sample} settings={settings} />)}
        </Box>
      </Box>
      <Row align="baseline" justify="space-between" gap="3" mt="2">
        <Small>{texts[view]}</Small>
        {document.fullscreenEnabled && (
          <TextButton onClick={() => void ref.current?.requestFullscreen()}>Full screen</TextButton>
        )}
      </Row>
    </section>
  )
}
