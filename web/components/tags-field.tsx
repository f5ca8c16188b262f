import { Box, chakra } from '@chakra-ui/react'
import { type Ref, useState } from 'react'
import { Button } from './button.tsx'
import { Field, type FieldTexts, Input, InputFrame } from './field.tsx'
import { Icon } from './icon.tsx'
import { Chip } from './chip.tsx'

interface Props extends FieldTexts {
  values: readonly string[]
  suggestions: readonly string[]
  onChange: (values: string[]) => void
  ref?: Ref<HTMLInputElement>
}

const List = chakra('ul', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', listStyle: 'none' } })

/** Several short texts of one's own, with the usual ones a tap away. What was typed counts even without "Add". */
export function TagsField({ values, suggestions, onChange, ref, ...texts }: Props) {
  const [typed, setTyped] = useState('')
  const add = (text: string) => {
    const value = text.trim()
    setTyped('')
    if (value && !values.some((other) => other.toLowerCase() === value.toLowerCase())) onChange([...values, value])
  }
  const offered = suggestions.filter((text) => !values.includes(text))
  return (
    <Box display="grid" gap="3">
      <Field {...texts}>
        {(props) => (
          <InputFrame>
            <Input
              {...props}
              ref={ref}
              value={typed}
              maxLength={80}
              autoComplete="off"
              onChange={(event) => setTyped(event.currentTarget.value)}
              onBlur={() => add(typed)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || !typed.trim()) return
                event.preventDefault()
                add(typed)
              }}
            />
            <Button look="quiet" alignSelf="center" onClick={() => add(typed)}>
              Add
            </Button>
          </InputFrame>
        )}
      </Field>
      {values.length > 0 && (
        <List aria-label={`${texts.label}: chosen`}>
          {values.map((value) => (
            <li key={value}>
              <Chip chosen aria-label={`Remove ${value}`} onClick={() => onChange(values.filter((other) => other !== value))}>
                {value}
                <Icon name="close" size={16} />
              </Chip>
            </li>
          ))}
        </List>
      )}
      {offered.length > 0 && (
        <List aria-label={`${texts.label}: suggestions`}>
          {offered.map((text) => (
            <li key={text}>
              <Chip aria-label={`Add ${text}`} onClick={() => add(text)}>
                <Icon name="plus" size={16} />
                {text}
              </Chip>
            </li>
          ))}
        </List>
      )}
    </Box>
  )
}
