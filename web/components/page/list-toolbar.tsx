import { type FormEvent, type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { cleanText } from '#shared/kernel/folded-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Box, chakra, Row } from '#web/ui/chakra.ts'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useListWords } from '#web/ui/view-switch.tsx'

// What a list is filtered and sorted by is in its address, so that going back and sharing work.

/** Replaces one parameter of the address; an empty one is left out. */
function useSetParam() {
  const [, setParams] = useSearchParams()
  return (name: string, value: string) =>
    setParams(
      (params) => {
        if (value) params.set(name, value)
        else params.delete(name)
        return params
      },
      { replace: true },
    )
}

/** The choices above a list. */
export function ListToolbar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Row role="group" aria-label={label} wrap gap="3" mb="5">
      {children}
    </Row>
  )
}

export interface ListOption {
  value: string
  label: string
}

interface ChoiceProps {
  label: string
  /** The parameter in the address. */
  name: string
  value: string
  /** The first is the default, which the address leaves out. */
  options: readonly ListOption[]
}

/** The option in the address; the first one if it has none of them. */
export function useListOption<Value extends string>(name: string, values: readonly Value[]): Value {
  const wanted = useSearchParams()[0].get(name)
  return values.find((value) => value === wanted) ?? (values[0] as Value)
}

/** A filter, or the order of a list. */
export function ListChoice({ label, name, value, options }: ChoiceProps) {
  const setParam = useSetParam()
  return (
    <Select
      compact
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) =>
        setParam(name, currentTarget.value === options[0]?.value ? '' : currentTarget.value)
      }
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  )
}

function SearchForm({ label, q }: { label: string; q: string }) {
  const [words, setWords] = useState(q)
  const setParam = useSetParam()
  const search = (event: FormEvent) => {
    event.preventDefault()
    setParam('q', cleanText(words))
  }
  return (
    <chakra.form role="search" onSubmit={search} display="flex" flexWrap="wrap" gap="3" alignItems="flex-end" mb="5">
      <Box flex="1 1 9rem" minWidth="0">
        <TextField
          label={label}
          type="search"
          autoComplete="off"
          maxLength={80}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      </Box>
      <Button type="submit" icon="search" minHeight={{ base: '52px', sm: '11' }}>
        Search
      </Button>
    </chakra.form>
  )
}

/** Filters a list by words: a code, or a part of a name. */
export function ListSearch({ label }: { label: string }) {
  const q = useListWords()
  return <SearchForm key={q} label={label} q={q} />
}
