import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'
import { log } from '#web/platform/log.ts'
import { showToast } from '#web/ui/toast.tsx'

/**
 * Validates a form with a schema loaded on first input, because schema and library are larger than the form. Called
 * once, outside the form's component.
 */
export function lazyResolver<Input extends FieldValues, Output>(
  schema: () => Promise<z.ZodMiniType<Output, Input>>,
): Resolver<Input, unknown, Output> {
  // Browsers cache a failed import until the page is reloaded, so it is not started offline.
  let isLoaded = false
  const load = async () => {
    if (!isLoaded && !navigator.onLine) throw new TypeError('Offline')
    const check = await Promise.all([import('@hookform/resolvers/zod'), schema()])
    isLoaded = true
    return check
  }
  document.addEventListener('input', () => void load().catch(() => undefined), { once: true })
  return async (...form) => {
    try {
      const [{ zodResolver }, loaded] = await load()
      return await zodResolver<Input, unknown, Output>(loaded)(...form)
    } catch (error) {
      log.failure('A form’s schema could not be loaded', error)
      showToast(
        'Your entries could not be checked. Check your connection and try again. If that does not help, reload the page.',
        'error',
      )
      return { values: {}, errors: { root: { type: 'load' } } as FieldErrors<Input> }
    }
  }
}
