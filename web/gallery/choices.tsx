import { useState } from 'react'
import { CheckChip } from '#web/ui/chip.tsx'
import { Checkbox, RadioCards } from '#web/ui/choices.tsx'
import { MultiSelect } from '#web/ui/multi-select.tsx'
import { TagsField } from '#web/ui/tags-field.tsx'
import { YesNoField } from '#web/ui/yes-no-field.tsx'
import { LONG_NAME, Part, State } from './specimen.tsx'

const languages = ['Afrikaans', 'English', 'isiXhosa', 'isiZulu', 'Sesotho', LONG_NAME]

function Languages({ first, error }: { first: string[]; error?: string }) {
  const [values, setValues] = useState(first)
  return (
    <MultiSelect
      label="Languages"
      placeholder="Choose"
      options={languages}
      {...{ values, error }}
      onChange={setValues}
    />
  )
}

function Tags({ first, error }: { first: string[]; error?: string }) {
  const [values, setValues] = useState(first)
  return (
    <TagsField
      label="Equipment"
      choices="Usual equipment"
      suggestions={['Autoclave', 'Scanner']}
      {...{ values, error }}
      onChange={setValues}
    />
  )
}

const roles = [
  { value: 'locum', label: 'I am a locum', text: 'I look for shifts.' },
  { value: 'practice', label: 'I run a practice', text: LONG_NAME },
]

export function Choices() {
  const [ticked, setTicked] = useState(true)
  return (
    <>
      <Part name="Checkbox, chip">
        <State name="ticked, empty, wrong, disabled">
          <Checkbox label="Ticked" checked={ticked} onChange={() => setTicked(!ticked)} />
          <Checkbox label={LONG_NAME} />
          <Checkbox label="Wrong" error="Please agree to continue." />
          <Checkbox label="Disabled" disabled />
        </State>
        <State name="chip: chosen, empty, long" row>
          <CheckChip label="Chosen" checked={ticked} onChange={() => setTicked(!ticked)} />
          <CheckChip label="Empty" checked={!ticked} onChange={() => setTicked(!ticked)} />
          <CheckChip label={LONG_NAME} checked={false} onChange={() => setTicked(!ticked)} />
        </State>
      </Part>
      <Part name="Radio cards">
        <State name="chosen">
          <RadioCards legend="Who are you?" name="role" choices={roles} defaultChecked />
        </State>
        <State name="wrong">
          <RadioCards legend="Who are you?" name="role-wrong" choices={roles} error="Please choose one." columns={1} />
        </State>
        <State name="yes or no">
          <YesNoField legend="Do you own a car?" name="car" optional />
        </State>
      </Part>
      <Part name="Multi-select, tags">
        <State name="empty">
          <Languages first={[]} />
        </State>
        <State name="chosen, wrong">
          <Languages first={['English', LONG_NAME]} error="Choose at most one." />
        </State>
        <State name="empty">
          <Tags first={[]} />
        </State>
        <State name="filled in, wrong">
          <Tags first={['Scanner', LONG_NAME]} error="Please check this." />
        </State>
      </Part>
    </>
  )
}
