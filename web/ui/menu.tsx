import { Box, chakra, defineRecipe } from './chakra.ts'
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { Link, NavLink } from 'react-router-dom'
import { useLayer } from './layers.ts'
import { useSecondTap } from './second-tap.ts'

const item = defineRecipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minHeight: 'tap',
    px: '3',
    borderRadius: 's',
    textAlign: 'left',
    color: 'fg',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    '& svg': { color: 'fg.subtle' },
    '&[aria-current=page]': { bg: 'bg.muted', fontWeight: 'bold' },
  },
})

export const MenuButton = chakra('button', item, { defaultProps: { type: 'button' } })
export const MenuLink = chakra(Link, item)
/** Marked as long as its page is open. */
export const MenuPageLink = chakra(NavLink, item)
export const MenuAnchor = chakra('a', item, { defaultProps: { target: '_blank', rel: 'noopener noreferrer' } })

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

function move(panel: HTMLElement, event: KeyboardEvent): void {
  const step = steps[event.key]
  if (step === undefined) return
  event.preventDefault()
  const items = [...panel.querySelectorAll<HTMLElement>('a, button, input')]
  const at = items.indexOf(document.activeElement as HTMLElement)
  items[(at + step + items.length) % items.length]?.focus()
}

interface Props {
  /** The content of the button. */
  trigger: ReactNode
  /** The name of a button without text. */
  label?: string
  /** The name of the panel, for screen readers. */
  name: string
  children: ReactNode
  align?: 'left' | 'right'
  /** On a phone, a sheet from below. */
  sheet?: boolean
}

const Trigger = chakra('button', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    minWidth: 'tap',
    minHeight: 'tap',
    px: '2',
    borderRadius: 'm',
    color: 'fg.muted',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    _hover: { color: 'fg' },
  },
})

const Panel = chakra('div', {
  base: {
    position: { base: 'fixed', sm: 'absolute' },
    zIndex: 'float',
    top: { base: '56px', sm: 'calc(100% + 4px)' },
    minWidth: '240px',
    p: '2',
    bg: 'bg.raised',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'm',
    boxShadow: 'float',
  },
  variants: {
    align: {
      left: { left: { base: '4', sm: '0' }, right: { base: '4', sm: 'auto' } },
      right: { left: { base: '4', sm: 'auto' }, right: { base: '4', sm: '0' } },
    },
    sheet: {
      true: {
        smDown: {
          top: 'auto',
          bottom: '0',
          left: '0',
          right: '0',
          pb: 'calc(8px + env(safe-area-inset-bottom))',
          borderRadius: '16px 16px 0 0',
          boxShadow: '0 0 0 100vmax {colors.scrim}',
        },
      },
    },
  },
})

function useCloseOnOutside(root: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  const onOutside = useEffectEvent((event: Event) => !root.current?.contains(event.target as Node) && close())
  useEffect(() => {
    if (!open) return
    const outside = (event: Event) => onOutside(event)
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [open])
}

/** A button that opens a panel of links and actions. Escape, a choice or leaving it closes it. */
export function Menu({ trigger, label, name, children, align = 'right', sheet = false }: Props) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  useCloseOnOutside(root, open, () => setOpen(false))
  useSecondTap(panel, open, open && sheet && matchMedia('(max-width: 599px)').matches)
  const closeToButton = () => {
    setOpen(false)
    button.current?.focus()
  }
  useLayer(open, closeToButton)
  const closeAfter = (chosen: Element) => {
    if (chosen.closest('[data-keep-open]')) return
    setOpen(false)
    // A dialog that an action opens returns the focus to where it was.
    if (chosen.closest('button')) button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) closeToButton()
    if (open && root.current) move(root.current, event)
  }
  return (
    <Box
      ref={root}
      position="relative"
      onKeyDown={onKeyDown}
      onBlur={(event) => event.relatedTarget && !root.current?.contains(event.relatedTarget) && setOpen(false)}
    >
      <Trigger
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {label ? (
          <>
            <chakra.span srOnly data-label>
              {label}
            </chakra.span>
            <Box aria-hidden="true" display="contents">
              {trigger}
            </Box>
          </>
        ) : (
          trigger
        )}
      </Trigger>
      {open && (
        <Panel
          ref={panel}
          data-panel
          id={id}
          role="group"
          aria-label={name}
          align={align}
          sheet={sheet}
          onClick={({ target }) => closeAfter(target as Element)}
        >
          {children}
        </Panel>
      )}
    </Box>
  )
}
