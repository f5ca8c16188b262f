import { chakra } from './chakra.ts'

/** Keeps the page's main action within reach, with a summary of its effect; not where that would fill a low screen. */
export const StickyFooter = chakra(
  'footer',
  {
    base: {
      position: 'sticky',
      // Above the navigation that a phone has at the bottom.
      bottom: 'var(--below, 0px)',
      zIndex: 'bar',
      mt: 'auto',
      px: { base: '4', md: '8' },
      pt: { base: '3', md: '5' },
      pb: { base: 'calc(12px + env(safe-area-inset-bottom))', md: '5' },
      bg: 'bg.raised',
      borderTop: '1px solid',
      borderColor: 'border',
      boxShadow: 'float',
      display: 'flex',
      flexDirection: { base: 'column', md: 'row' },
      alignItems: { base: 'stretch', md: 'center' },
      gap: { base: '3', md: '8' },
      // Also where a page fixes it, and with text twice as large.
      '@media (max-height: 31em), (max-width: 22em) and (max-height: 40em)': { position: 'static !important' },
    },
  },
  // Toasts stay above it.
  { defaultProps: { 'data-floor': '' } },
)
