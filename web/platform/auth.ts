import { log } from './log.ts'
import { runtime } from './runtime.ts'
import { readSessionAgain, session } from './session.ts'
import { forget } from './storage.ts'

/** Loaded when it is needed: neither dashboards nor the sign-in page wait for it. */
const amplify = () => import('./amplify.ts')

/** While the form is being filled in. Browsers remember a file that failed, so not without a connection. */
export const loadSignIn = (): void => {
  if (navigator.onLine) amplify().catch(() => undefined)
}

export interface NewAccount {
  email: string
  password: string
  role: 'Locum' | 'CompanyAdmin'
  /** Version of the terms that were agreed to. */
  consent: string
}

export type SignInStep = 'done' | 'confirm' | 'new-password' | 'code' | 'reset'

const steps: Record<string, SignInStep> = {
  DONE: 'done',
  CONFIRM_SIGN_UP: 'confirm',
  CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED: 'new-password',
  CONFIRM_SIGN_IN_WITH_TOTP_CODE: 'code',
  RESET_PASSWORD: 'reset',
}

function stepOf(signInStep: string): SignInStep {
  const step = steps[signInStep]
  if (!step) throw new Error(`The sign-in step ${signInStep} is not offered here`)
  if (step === 'done') {
    forget('unapprovedTold')
    readSessionAgain()
  }
  return step
}

export async function signUp({ email, password, role, consent }: NewAccount): Promise<void> {
  const { signUp } = await amplify()
  await signUp({
    username: email,
    password,
    options: { userAttributes: { email, 'custom:role': role, 'custom:consent': consent } },
  })
}

export async function confirmSignUp(email: string, code: string): Promise<void> {
  const { confirmSignUp } = await amplify()
  await confirmSignUp({ username: email, confirmationCode: code })
}

export async function resendCode(email: string): Promise<void> {
  const { resendSignUpCode } = await amplify()
  await resendSignUpCode({ username: email })
}

export async function signIn(email: string, password: string): Promise<SignInStep> {
  const { signIn, signOut } = await amplify()
  // Amplify refuses a second sign-in over tokens that a failed refresh has left behind.
  if (session()) await signOut()
  const { nextStep } = await signIn({ username: email, password, options: { authFlowType: runtime().config.authFlow } })
  return stepOf(nextStep.signInStep)
}

/**
 * The second half of a sign-in: the code of an app, or at the first one a password of one's own for the one that was
 * set.
 */
export async function answerSignIn(answer: string): Promise<SignInStep> {
  const { confirmSignIn } = await amplify()
  const { nextStep } = await confirmSignIn({ challengeResponse: answer })
  return stepOf(nextStep.signInStep)
}

export async function requestPasswordCode(email: string): Promise<void> {
  const { resetPassword } = await amplify()
  await resetPassword({ username: email })
}

export async function resetPassword(email: string, code: string, newPassword: string): Promise<void> {
  const { confirmResetPassword } = await amplify()
  await confirmResetPassword({ username: email, confirmationCode: code, newPassword })
}

/** Ends the session here even when the server can't be told; then the failure is still reported. */
export async function signOut(): Promise<void> {
  forget('featuredLocumsDismissed', 'impersonation')
  // Drafts of forms are nobody else's business.
  sessionStorage.clear()
  const { signOut } = await amplify()
  try {
    await signOut()
  } finally {
    readSessionAgain()
    // Once the session is over: an open search would keep itself again.
    forget('lastLocumSearch')
  }
}

/** Ends the session here after the server has refused it: the guard leads to the sign-in page and keeps the address. */
export async function sessionRefused(): Promise<void> {
  await signOut().catch((cause: unknown) => log.failure('Error signing out', cause))
}

const SKEW_MS = 30_000
let refreshing: Promise<string | undefined> | undefined

async function refresh(): Promise<string | undefined> {
  const { fetchAuthSession } = await amplify()
  const { tokens } = await fetchAuthSession({ forceRefresh: true })
  if (tokens) readSessionAgain()
  else await sessionRefused()
  return session()?.accessToken
}

/**
 * A token that still counts. Parallel calls share one refresh; when it is refused the session is over, and the guard
 * leads to the sign-in page and back. A network failure throws and ends nothing.
 */
export async function accessToken({ renewed = false } = {}): Promise<string | undefined> {
  const now = session()
  if (!now) return undefined
  if (!renewed && now.expiresAt - SKEW_MS > Date.now()) return now.accessToken
  refreshing ??= refresh().finally(() => {
    refreshing = undefined
  })
  return refreshing
}
