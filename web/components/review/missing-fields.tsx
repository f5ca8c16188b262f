import { type Fault, faults, type Missing } from '#shared/kernel/approval.schema.ts'
import { faultTexts } from '#shared/kernel/sent-back.rules.ts'
import { isReason } from '#shared/kernel/min-reason.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Box, Row, Stack } from '#web/ui/chakra.ts'
import { CheckChip } from '#web/ui/chip.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextAreaField } from '#web/ui/text-field.tsx'

export interface ReviewedStep<Step extends string = string> {
  name: Step
  title: string
}

/** What is entered there is seen in no document. */
const withoutDocument = ['rates-step', 'locations-step', 'address-step', 'operations-step']
const faultsOf = (step: string): readonly Fault[] =>
  withoutDocument.includes(step) ? ['out-of-date', 'other'] : faults

/** Whether what was chosen says enough to be sent. */
export const isExplained = ({ faults: chosen, text = '' }: Missing): boolean =>
  chosen.length > 0 && (!chosen.includes('other') || isReason(text))

interface Props<Step extends string> {
  steps: readonly ReviewedStep<Step>[]
  missing: readonly Missing<Step>[]
  onMissing: (missing: Missing<Step>[]) => void
}

/** What is missing, step by step: chosen reasons, and a sentence of one's own. */
export function MissingFields<Step extends string>({ steps, missing, onMissing }: Props<Step>) {
  const change = (at: number, changed: Partial<Missing<Step>>) =>
    onMissing(missing.map((one, index) => (index === at ? { ...one, ...changed } : one)))
  const toggle = (at: number, chosen: Fault[], fault: Fault) =>
    change(at, { faults: faults.filter((one) => (one === fault) !== chosen.includes(one)) })
  const free = steps.filter(({ name }) => !missing.some(({ step }) => step === name))
  return (
    <Stack gap="5">
      {missing.map(({ step, faults: chosen, text = '' }, at) => (
        <Stack key={step} gap="3" role="group" aria-label={steps.find(({ name }) => name === step)?.title}>
          <Row align="flex-end" gap="2">
            <Box flex="1" maxWidth={{ sm: '280px' }}>
              <Field label="Step">
                {(control) => (
                  <Select
                    {...control}
                    value={step}
                    onChange={({ currentTarget }) =>
                      change(at, { step: currentTarget.value as Step, faults: [], text: '' })
                    }
                  >
                    {steps
                      .filter((one) => one.name === step || free.includes(one))
                      .map(({ name, title }) => (
                        <option key={name} value={name}>
                          {title}
                        </option>
                      ))}
                  </Select>
                )}
              </Field>
            </Box>
            {missing.length > 1 && (
              <IconButton
                label="Leave this step out"
                icon="close"
                onClick={() => onMissing(missing.filter((_, index) => index !== at))}
              />
            )}
          </Row>
          <Row wrap gap="2" role="group" aria-label="What is missing">
            {faultsOf(step).map((fault) => (
              <CheckChip
                key={fault}
                label={fault === 'other' ? `${faultTexts.other}…` : faultTexts[fault]}
                checked={chosen.includes(fault)}
                onChange={() => toggle(at, chosen, fault)}
              />
            ))}
          </Row>
          {chosen.length > 0 && (
            <TextAreaField
              label="What should be corrected?"
              optional={!chosen.includes('other')}
              value={text}
              maxLength={500}
              onChange={({ currentTarget }) => change(at, { text: currentTarget.value })}
            />
          )}
        </Stack>
      ))}
      {free[0] && missing.every(isExplained) && (
        <div>
          <Button
            size="s"
            icon="plus"
            onClick={() => free[0] && onMissing([...missing, { step: free[0].name, faults: [] }])}
          >
            Another step
          </Button>
        </div>
      )}
    </Stack>
  )
}
