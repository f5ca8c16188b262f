import { chakra } from '#web/ui/chakra.ts'

const Anchor = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    left: '2',
    zIndex: 'toast',
    px: '4',
    py: '3',
    borderRadius: 'm',
    bg: 'bg.raised',
    color: 'accent.fg',
    fontWeight: 'bold',
    boxShadow: 'float',
    '&:not(:focus)': { transform: 'translateY(-200%)' },
  },
})

/** First in tab order: moves the focus past the top bar to the content. */
export function SkipLink() {
  const skip = () => {
    const content = document.getElementById('content')
    if (!content) return
    content.tabIndex = -1
    content.style.outline = 'none'
    content.focus()
  }
  return (
    <Anchor
      href="#content"
      onClick={(event) => {
        event.preventDefault()
        skip()
      }}
    >
      Skip to content
    </Anchor>
  )
}
