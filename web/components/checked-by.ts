import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'
import { log } from '#web/platform/log.ts'
import { showToast } from '#web/ui/toast.tsx'

/**
 * Checks a form by a schema that comes with the first input: with the library it needs, it is larger than the form.
 * Called once, beside the form's component.
 */
export function checkedBy<Input extends FieldValues, Output>(
  schema: () => Promise<z.ZodMiniType<Output, Input>>,
): Resolver<Input, unknown, Output> {
  // A browser may keep the failure of an import until the page is reloaded: none is begun without a connection.
  let arrived = false
  const load = async () => {
    if (!arrived && !navigator.onLine) throw new TypeError('Offline')
    const check = await Promise.all([import('@hookform/resolvers/zod'), schema()])
    arrived = true
    return check
  }
  document.addEventListener('input', () => void load().catch(() => undefined), { once: true })
  return async (...form) => {
    try {
      const [{ zodResolver }, loaded] = await load()
      return await zodResolver<Input, unknown, Output>(loaded)(...form)
    } catch (error) {
      log.failure('The check of a form did not arrive', error)
      showToast(
        'Your entries could not be checked. Check your connection and try again. If that does not help, reload the page.',
        'error',
      )
      return { values: {}, errors: { root: { type: 'load' } } as FieldErrors<Input> }
    }
  }
}
