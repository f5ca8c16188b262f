import { registerOf } from '#shared/professionals/registers.ts'
import { TextAnchor } from '#web/ui/text-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { chakra } from '#web/ui/chakra.ts'

/** Opens the council’s register in a new tab, with the number ready to be pasted there. */
export function CheckRegister({ body, number }: { body: string; number: string }) {
  const address = registerOf(body)
  if (!address || !number) return null
  const copy = () =>
    void navigator.clipboard.writeText(number).then(
      () => showToast(`${number} copied.`),
      () => showToast(`Your browser did not allow copying. The number is ${number}.`, 'error'),
    )
  return (
    <TextAnchor href={address} target="_blank" rel="noopener noreferrer" textStyle="s" gap="1.5" onClick={copy}>
      Check with the council
      <Icon name="external" size={16} />
      <chakra.span srOnly>opens in a new tab; the number is copied</chakra.span>
    </TextAnchor>
  )
}
