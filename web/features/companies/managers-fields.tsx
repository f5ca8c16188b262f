import { Box, chakra, Pair, Row } from '#web/ui/chakra.ts'
import { useFieldArray, useFormContext } from 'react-hook-form'
import type { CompanyVerification } from '#shared/companies/companies.schema.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { companiesText as text } from './companies.text.ts'

const sentences = {
  manager: (number: number) => `Manager ${number}`,
}

const MAX_MANAGERS = 20

/** At least one manager: the only one can't be removed. `titled` where other fields come before. */
export function ManagersFields({ titled }: { titled: boolean }) {
  const form = useFormContext<CompanyVerification>()
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'managers' })
  return (
    <chakra.section aria-label={text.managers}>
      {titled && (
        <>
          <chakra.h2 textStyle="l">{text.managers}</chakra.h2>
          <Box color="fg.muted">{text.managersLead}</Box>
        </>
      )}
      {fields.map(({ id }, at) => {
        return (
          <Box
            key={id}
            role="group"
            aria-label={sentences.manager(at + 1)}
            borderTop="1px solid"
            borderColor="border"
            mt="4"
            pt="2"
          >
            <Row justify="space-between" align="center" minHeight="11" mb="1">
              <b>{sentences.manager(at + 1)}</b>
              {fields.length > 1 && (
                <IconButton label={`Remove manager ${at + 1}`} icon="close" onClick={() => remove(at)} />
              )}
            </Row>
            <Pair>
              <TextField form={form} name={`managers.${at}.name`} label="Name" maxLength={60} />
              <TextField form={form} name={`managers.${at}.surname`} label="Surname" maxLength={60} />
              <TextField form={form} name={`managers.${at}.contact`} label="Contact number" type="tel" maxLength={20} />
            </Pair>
          </Box>
        )
      })}
      {fields.length < MAX_MANAGERS && (
        <Button icon="plus" mt="5" onClick={() => append({ name: '', surname: '', contact: '' })}>
          Add another manager
        </Button>
      )}
    </chakra.section>
  )
}
