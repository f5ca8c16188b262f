import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { listTraits } from '#shared/options/list-traits.ts'
import { newCode } from '#shared/options/new-code.rules.ts'
import { type Place, placeKey, rowsAt } from '#shared/options/list-places.rules.ts'
import { Button } from '#web/ui/button.tsx'
import { chakra, Stack } from '#web/ui/chakra.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField, TextField } from '#web/ui/text-field.tsx'
import { addRow, changeRow, deletedBefore, type Draft, moveRow } from './draft.ts'
import { singularOf } from './places.ts'
import { RowFields } from './row-fields.tsx'
import { rowOf, type RowValues, valuesOf } from './row-values.ts'

/** A new option of a list, or the one with the code. */
export interface Opened {
  place: Place
  code?: string
}

interface Props extends Opened {
  draft: Draft
  onChange: (draft: Draft) => void
  onClose: () => void
}

const asField = (field: string, { list }: Place): keyof RowValues =>
  field === 'code' && list !== 'public-holidays' ? 'name' : (field as keyof RowValues)

/** A skill is added to a group, or is a new group. */
const placeFor = (place: Place, code: string | undefined, { group }: RowValues): Place =>
  place.list === 'skill-groups' && code === undefined && group ? { list: 'skills', of: group } : place

const withRow = (
  draft: Draft,
  place: Place,
  row: ReturnType<typeof rowOf>,
  values: RowValues,
  isNew: boolean,
): Draft => {
  if (isNew) return addRow(draft, place, row)
  const changed = changeRow(draft, place, row)
  const to = Number(values.position) - 1
  if (place.list === 'public-holidays') return changed
  const isMoved = rowsAt(draft.lists, place)[to]?.code !== row.code
  return isMoved ? moveRow(changed, place, row.code, to) : changed
}

function useOptionForm({ place, code, draft, onChange, onClose }: Props) {
  const shown = rowsAt(draft.lists, place)
  const index = shown.findIndex((row) => row.code === code)
  const form = useForm<RowValues>({ defaultValues: valuesOf(place, shown[index], index + 1) })
  const submit = async (values: RowValues) => {
    const at = placeFor(place, code, values)
    const row = rowOf(at, values, code)
    const next = withRow(draft, at, row, values, code === undefined)
    const { checkRow } = await import('./check-row.ts')
    const problem = checkRow(next.lists, at, row)
    if (problem) return form.setError(asField(problem.field, at), { message: problem.message }, { shouldFocus: true })
    onChange(next)
    onClose()
  }
  return { form, submit: form.handleSubmit(submit), count: shown.length - deletedBefore(draft, place).size }
}

/** The position by number, for those who neither drag nor have a keyboard. */
const Positions = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, at) => <option key={at}>{at + 1}</option>)

/** Adds an option to the draft, or changes one. */
export function OptionDialog(props: Props) {
  const { place, code, draft, onClose } = props
  const { form, submit, count } = useOptionForm(props)
  const id = useId()
  const isNew = code === undefined
  const values = form.watch()
  const at = placeFor(place, code, values)
  const noun = singularOf(at)
  const groups = rowsAt(draft.lists, place).filter(({ isdeleted }) => !isdeleted)
  const isCoded = listTraits[at.list].stored === 'code'
  const storedCode = code ?? (values.name.trim() && newCode(at.list, at.of, values.name.trim()))
  return (
    <Dialog
      open
      onClose={onClose}
      title={isNew ? `Add ${noun}` : `Edit ${rowsAt(draft.lists, place).find((row) => row.code === code)?.name}`}
      unsaved={form.formState.isDirty}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button form={id} type="submit" look="primary" busy={form.formState.isSubmitting}>
            {isNew ? `Add ${noun}` : 'Apply'}
          </Button>
        </>
      }
    >
      <chakra.form id={id} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="5">
          {place.list === 'skill-groups' && isNew && (
            <SelectField form={form} name="group" label="Add to">
              <option value="">A new group</option>
              {groups.map((group) => (
                <option key={group.code} value={group.code}>
                  {group.name}
                </option>
              ))}
            </SelectField>
          )}
          <TextField
            form={form}
            name="name"
            label="Name"
            maxLength={80}
            autoComplete="off"
            {...(isCoded && storedCode && { hint: `Code: ${storedCode}. It never changes.` })}
          />
          <RowFields key={placeKey(at)} form={form} place={at} lists={draft.lists} code={code} />
          {!isNew && count > 1 && place.list !== 'public-holidays' && (
            <SelectField form={form} name="position" label="Position">
              <Positions count={count} />
            </SelectField>
          )}
        </Stack>
      </chakra.form>
    </Dialog>
  )
}
