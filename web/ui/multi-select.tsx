import { Box, chakra, Row } from './chakra.ts'
import { type Ref, useEffect, useId, useRef } from 'react'
import { RemovableChip } from './chip.tsx'
import { type ControlProps, Field, type FieldTexts, Input, InputFrame } from './field.tsx'
import { Icon } from './icon.tsx'
import { type ComboboxOptions, useCombobox } from './use-combobox.ts'

interface Props extends FieldTexts, ComboboxOptions {
  placeholder?: string
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

const Choice = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: 'tap',
    px: '3',
    py: '1.5',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    _hover: { bg: 'bg.subtle' },
  },
  variants: {
    active: { true: { bg: 'bg.muted', boxShadow: 'inset 3px 0 0 {colors.accent.fg}' } },
    chosen: { true: { fontWeight: 'bold', color: 'secondary.fg' } },
  },
})

function Choices({
  id,
  label,
  choosing,
  values,
}: {
  id: string
  label: string
  choosing: ReturnType<typeof useCombobox>
  values: readonly string[]
}) {
  const list = useRef<HTMLUListElement>(null)
  const { at, found, custom, labelOf, toggle } = choosing
  useEffect(() => {
    // `void`: newer browsers return a promise, which React would take for a clean-up function.
    void list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [at])
  return (
    <chakra.ul
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      aria-multiselectable
      tabIndex={-1}
      position="absolute"
      zIndex="float"
      top="100%"
      insetX="0"
      mt="1"
      py="1"
      maxHeight="264px"
      overflowY="auto"
      bg="bg.raised"
      border="1px solid"
      borderColor="border"
      borderRadius="m"
      boxShadow="float"
      // Keeps the focus in the field; otherwise the list would close before the tap.
      onMouseDown={(event) => event.preventDefault()}
    >
      {found.map((option, index) => (
        <Choice
          key={option}
          id={`${id}-${index}`}
          role="option"
          aria-selected={values.includes(option)}
          active={index === at}
          chosen={values.includes(option)}
          onClick={() => toggle(option)}
        >
          {option === custom ? `Add “${custom}”` : labelOf(option)}
          {values.includes(option) && <Icon name="check" size={18} />}
        </Choice>
      ))}
      {found.length === 0 && (
        <Box asChild px="3" py="2.5" color="fg.muted">
          <li role="option" aria-selected={false} aria-disabled>
            No matches.
          </li>
        </Box>
      )}
    </chakra.ul>
  )
}

function Combobox({
  control,
  label,
  options,
  values,
  onChange,
  labelOf,
  allowCustom,
  placeholder,
  onBlur,
  inputRef,
}: Omit<Props, 'ref' | keyof FieldTexts> & {
  control: ControlProps
  label: string
  inputRef: Ref<HTMLInputElement> | undefined
}) {
  const choosing = useCombobox({ options, values, onChange, labelOf, allowCustom })
  const frame = useRef<HTMLDivElement>(null)
  const list = useId()
  const { typed, open, at, close, labelOf: shown } = choosing
  const remove = (value: string) => {
    choosing.toggle(value)
    frame.current?.querySelector('input')?.focus()
    close()
  }
  return (
    <Box
      position="relative"
      onBlur={({ relatedTarget, currentTarget }) =>
        currentTarget.contains(relatedTarget) || (choosing.leave(), onBlur?.())
      }
    >
      <InputFrame
        ref={frame}
        flexWrap="wrap"
        alignItems="center"
        columnGap="1.5"
        px="1.5"
        css={{ '& > ul:not(:empty)': { py: '1.5' } }}
      >
        {values.length > 0 && (
          <Row as="ul" aria-label={`${label}: chosen`} listStyleType="none" wrap gap="1.5">
            {values.map((value) => (
              <li key={value}>
                <RemovableChip label={shown(value)} onRemove={() => remove(value)} />
              </li>
            ))}
          </Row>
        )}
        <Input
          {...control}
          ref={inputRef}
          role="combobox"
          aria-expanded={open}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={open && at >= 0 ? `${list}-${at}` : undefined}
          autoComplete="off"
          minWidth="140px"
          minHeight={{ base: '50px', sm: '42px' }}
          px="1.5"
          value={typed}
          maxLength={80}
          placeholder={values.length > 0 ? 'Add another' : placeholder}
          onChange={(event) => choosing.type(event.currentTarget.value)}
          onClick={choosing.show}
          onKeyDown={choosing.onKeyDown}
        />
        <Box color="fg.muted" pr="1.5" pointerEvents="none">
          <Icon name="down" size={18} />
        </Box>
      </InputFrame>
      {open && <Choices id={list} label={label} choosing={choosing} values={values} />}
    </Box>
  )
}

/**
 * Typing filters the list, arrow keys and Enter choose, Backspace removes the last choice, and a tap on its chip any
 * other.
 */
export function MultiSelect({ label, hint, error, optional, ref, ...choosing }: Props) {
  return (
    <Field {...{ label, hint, error, optional }}>
      {(control) => <Combobox {...choosing} control={control} label={label} inputRef={ref} />}
    </Field>
  )
}
