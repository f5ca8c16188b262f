import type { UseQueryResult } from '@tanstack/react-query'
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form'
import type { Begun, Versioned } from '#web/platform/use-begun.ts'
import { useStepDraft } from '#web/platform/use-draft.ts'

/** What a step begins with; nothing that others could have saved meanwhile where it makes something new. */
export type StepStart<Saved extends Versioned, Values> = Pick<Begun<Saved, Values>, 'values' | 'valuesOf'> &
  Partial<Pick<Begun<Saved, Values>, 'meanwhile'>>

interface Options<Saved extends Versioned, Values extends FieldValues, Answers> {
  begun: StepStart<Saved, Values>
  resolver: Resolver<Values, unknown, Answers>
  save: {
    mutate: (answers: Answers, callbacks: { onSuccess: (saved: Saved) => void }) => void
    isPending: boolean
    error: unknown
  }
  /** The name under which input is kept, if it is, and the fields that are not. */
  draft?: string
  unkept?: readonly (keyof Values)[]
  /** What Clear leaves in the form. */
  empty?: Values
  /** Files are chosen beside the form. */
  files?: { isChosen: boolean; clear: () => void }
  /** The options that the form needs. */
  options?: readonly Pick<UseQueryResult, 'isLoadingError' | 'error' | 'refetch'>[]
  onDone: (saved: Saved) => void
  onBack?: (() => void) | undefined
}

/** A step of a profile: its form begins with what is saved, and the next step follows when it is saved again. */
export function useStep<Saved extends Versioned, Values extends FieldValues, Answers>({
  begun: { values, valuesOf, meanwhile },
  resolver,
  save,
  draft: name,
  unkept,
  empty,
  files,
  options = [],
  onDone,
  onBack,
}: Options<Saved, Values, Answers>) {
  const form = useForm({ resolver, defaultValues: values as DefaultValues<Values> })
  const draft = useStepDraft(name, form, unkept)
  const send = (answers: Answers) =>
    save.mutate(answers, {
      onSuccess: (saved) => {
        form.reset(valuesOf(saved))
        draft.discard()
        files?.clear()
        onDone(saved)
      },
    })
  const unloaded = options.filter(({ isLoadingError }) => isLoadingError)
  const clear = () => {
    files?.clear()
    form.reset(empty, { keepDefaultValues: true })
  }
  return {
    form,
    send,
    page: {
      form,
      draft,
      unloaded: unloaded[0] && {
        error: unloaded[0].error,
        onRetry: () => unloaded.forEach(({ refetch }) => void refetch()),
      },
      failure: { error: save.error, meanwhile, onTake: (now: Values) => form.reset(now) },
      busy: save.isPending,
      dirty: form.formState.isDirty || files?.isChosen === true,
      onBack,
      onClear: empty && clear,
      onSubmit: form.handleSubmit(send),
    },
  }
}
