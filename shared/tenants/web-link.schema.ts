import * as z from 'zod/mini'

/** Labels end with a letter or a digit, the last one begins with a letter: it is no number of a machine. */
const HOST =
  /^https:\/\/(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z](?:[a-z\d-]*[a-z\d])?(?::\d{1,5})?(?:[/?#][^<>"'`\\{}|^;]*)?$/i
const EXAMPLE = 'Use an address such as https://www.example.com/page'
const stop = (error: string) => ({ error, abort: true })

/** An address of another site. No script, no password and nothing that could end an attribute or a policy. */
export const WebLink = z.string().check(
  z.maxLength(300, stop('Use at most 300 characters')),
  z.regex(/^[^\s\p{C}]*$/u, stop('An address has no spaces or control characters')),
  z.regex(/^https:\/\//, stop('Use an address that begins with https://')),
  z.regex(/^https:\/\/[^/?#@]*(?:[/?#]|$)/, stop('Leave the user name and password out of the address')),
  z.regex(HOST, stop(EXAMPLE)),
  z.refine((address) => URL.canParse(address), EXAMPLE),
)
