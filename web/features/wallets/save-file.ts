import type { StatementFile } from '#shared/wallets/wallets.schema.ts'

const KEPT_MS = 60_000

/** Saves a file that is already loaded. */
export function saveFile({ name, type, content }: StatementFile): void {
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0))
  const href = URL.createObjectURL(new Blob([bytes], { type }))
  Object.assign(document.createElement('a'), { href, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(href), KEPT_MS)
}
