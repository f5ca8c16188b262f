import { chakra, defineRecipe } from './chakra.ts'
import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'

const recipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: { base: 'tap', sm: '9' },
    px: '3',
    py: '1',
    border: '1px solid',
    borderColor: 'border.control',
    borderRadius: 'full',
    bg: 'bg',
    color: 'fg',
    textAlign: 'left',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
  },
  variants: {
    chosen: {
      true: {
        bg: 'secondary.subtle',
        borderColor: 'secondary.solid',
        boxShadow: 'inset 0 0 0 1px {colors.secondary.solid}',
        color: 'secondary.fg',
        fontWeight: 'bold',
        _hover: { bg: 'secondary.subtle' },
      },
    },
  },
})

const Label = chakra('label', recipe)
const Button = chakra('button', recipe)

/** A checkbox for a short choice among many. */
export function CheckChip({ label, ...input }: { label: string } & Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <Label
      chosen={input.checked}
      position="relative"
      css={{ '&:has(:focus-visible)': { outline: '2px solid {colors.accent.fg}', outlineOffset: '2px' } }}
    >
      <chakra.input
        type="checkbox"
        position="absolute"
        inset="0"
        width="full"
        height="full"
        opacity="0"
        cursor="pointer"
        {...input}
      />
      {input.checked && <Icon name="check" size={16} />}
      {label}
    </Label>
  )
}

export function RemovableChip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <Button
      chosen
      type="button"
      aria-label={`Remove ${label}`}
      onClick={onRemove}
      // Its frame may clip an outline outside it.
      css={{ '&:focus-visible': { outlineOffset: '-2px' } }}
    >
      {label}
      <Icon name="close" size={16} />
    </Button>
  )
}
