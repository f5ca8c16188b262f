import { type KeyboardEvent, useState } from 'react'
import { hasWords } from '#shared/kernel/folded-text.ts'

export interface ComboboxOptions {
  options: readonly string[]
  values: readonly string[]
  onChange: (values: string[]) => void
  /** What is shown of a value, if that is not the value. */
  labelOf?: (value: string) => string
  /** Typed text that is not an option can be added. */
  allowCustom?: boolean
}

/** The state of an editable combobox: matching options, the active one, and the keys (WAI-ARIA). */
export function useCombobox({ options, values, onChange, labelOf = String, allowCustom }: ComboboxOptions) {
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const matches = options.filter((option) => hasWords(labelOf(option), typed))
  const custom = allowCustom && matches.length === 0 ? typed.trim() : ''
  const found = custom ? [custom] : matches
  const toggle = (value: string) => {
    onChange(values.includes(value) ? values.filter((other) => other !== value) : [...values, value])
    setTyped('')
    setAt(options.indexOf(value))
  }
  const close = () => {
    setOpen(false)
    setTyped('')
    setAt(-1)
  }
  const move = (step: number) => {
    setOpen(true)
    setAt(found.length === 0 ? -1 : (Math.max(at, step < 0 ? 0 : -1) + step + found.length) % found.length)
  }
  const keys: Record<string, () => boolean> = {
    ArrowDown: () => (move(1), true),
    ArrowUp: () => (move(-1), true),
    // While the list is open, Enter never submits the form.
    Enter: () => {
      const value = found[at] ?? (typed.trim() && found.length === 1 ? found[0] : undefined)
      if (open && value) toggle(value)
      return open
    },
    Escape: () => (close(), open),
    Backspace: () => {
      if (typed === '' && values.length > 0) onChange(values.slice(0, -1))
      return false
    },
  }
  return {
    typed,
    open,
    at,
    found,
    custom,
    labelOf,
    toggle,
    close,
    /** Leaving the field accepts the typed text. */
    leave: () => {
      if (custom && !values.includes(custom)) onChange([...values, custom])
      close()
    },
    show: () => setOpen(true),
    type: (text: string) => {
      setTyped(text)
      setOpen(true)
      setAt(text.trim() ? 0 : -1)
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (keys[event.key]?.()) event.preventDefault()
    },
  }
}
