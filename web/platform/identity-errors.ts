import { log } from './log.ts'

const wrongPassword = 'The e-mail address or password is incorrect.'
/** The user pool counts mailed codes, and wrong ones, by the hour. */
const tooMany = 'Too many attempts. Please try again in an hour.'
/** From the fifth wrong password or code on: a second, then twice as long each time. */
const locked =
  'Too many wrong attempts. Wait a moment, then try again. Each further wrong attempt doubles the wait, up to 15 minutes.'

const sentences: Record<string, string> = {
  NotAuthorizedException: wrongPassword,
  UserNotFoundException: wrongPassword,
  UsernameExistsException: 'An account with this e-mail address already exists. Sign in, or reset your password.',
  CodeMismatchException: 'This code is incorrect. Check it, or request a new one.',
  ExpiredCodeException: 'This code has expired. Request a new one.',
  InvalidPasswordException: 'This password does not meet the requirements.',
  LimitExceededException: tooMany,
  TooManyRequestsException: 'There is too much to do at the moment. Please try again in a few seconds.',
  TooManyFailedAttemptsException: tooMany,
  NetworkError: 'We could not reach the server. Check your connection, then try again.',
}

/** Cognito reports a locked account as a wrong password; only the message differs. */
const isLocked = ({ name, message }: Error): boolean =>
  name === 'NotAuthorizedException' && /attempts exceeded/i.test(message)

/** A sentence for an error of the user pool; `errorTexts` overrides those that mean something else in a form. */
export function identityErrorText(error: unknown, errorTexts: Record<string, string> = {}): string {
  const sentence =
    error instanceof Error ? (isLocked(error) ? locked : (errorTexts[error.name] ?? sentences[error.name])) : undefined
  log[sentence ? 'refusal' : 'failure']('Identity', error)
  return sentence ?? 'Something went wrong on our side. Please try again.'
}
