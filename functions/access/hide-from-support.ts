const MASK = '••••••'

/** By the names that the API has for them, each for one thing only. */
const personal = ['idpassport', 'bank_name', 'account_holder', 'branch_code', 'account_number', 'tax_number']
/** What was written, in a message or at the top of a conversation. */
const written = ['message', 'lastMessage', 'attachment']

const masked = (value: unknown): unknown => {
  if (typeof value === 'string') return value && MASK
  // An attachment, of which its name says what it is.
  return value && { ...(value as { name: string }), name: MASK }
}

/**
 * A response as a super admin gets it who views an account or acts for it: identity number, bank details and the text
 * of conversations are masked, wherever they are. What is empty stays empty, so that it shows as missing.
 */
export const hideFromSupport = <T>(output: T): T => {
  if (Array.isArray(output)) return output.map(hideFromSupport) as T
  if (output === null || typeof output !== 'object') return output
  const hidden = 'sentByID' in output ? [...personal, ...written] : personal
  const shown = Object.entries(output).map(([name, value]) => [
    name,
    hidden.includes(name) ? masked(value) : hideFromSupport(value as unknown),
  ])
  return Object.fromEntries(shown) as T
}
