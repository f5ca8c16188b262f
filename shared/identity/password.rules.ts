const PASSWORD_LENGTH = 8

/** SPEC 5, as rules that a form can tick off one by one. */
export const passwordRules: readonly { text: string; message: string; isMet: (password: string) => boolean }[] = [
  {
    text: `At least ${PASSWORD_LENGTH} characters`,
    message: `Invalid character length, required ${PASSWORD_LENGTH}`,
    isMet: (password) => password.length >= PASSWORD_LENGTH,
  },
  {
    text: 'An upper case letter',
    message: 'An upper case letter is required',
    isMet: (password) => /[A-Z]/.test(password),
  },
  { text: 'A digit', message: 'A digit is required', isMet: (password) => /\d/.test(password) },
  {
    text: 'A special character',
    message: 'A special character is required',
    isMet: (password) => /[^A-Za-z0-9\s]/.test(password),
  },
]
