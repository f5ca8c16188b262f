import { learnTime, time } from './clock.ts'
import { log } from './log.ts'
import { runtime } from './runtime.ts'
import { refreshStoredSession, refreshToken, session } from './session.ts'
import { removeStored, store } from './storage.ts'

/** Loaded on demand: neither dashboards nor the sign-in page need it to render. */
const amplify = () => import('./amplify.ts')

/** Preloads it while the form is filled in. */
export const loadSignIn = (): Promise<unknown> => amplify()

export interface NewAccount {
  email: string
  password: string
  role: 'Locum' | 'CompanyAdmin'
  /** The version of the terms that the user agreed to. */
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

/** New tokens say when they were issued: since `askedAt`. */
function takeTokens(askedAt: number): void {
  refreshStoredSession()
  const issuedAt = session()?.issuedAt
  if (issuedAt) learnTime(issuedAt, askedAt)
}

function stepOf(signInStep: string, askedAt: number): SignInStep {
  const step = steps[signInStep]
  if (!step) throw new Error(`The sign-in step ${signInStep} is not offered here`)
  if (step === 'done') {
    removeStored('unapprovedSeen')
    takeTokens(askedAt)
    const role = session()?.role
    if (role) store('userType', role)
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
  // Amplify refuses to sign in while tokens of a failed refresh are stored.
  if (session()) await signOut()
  const askedAt = Date.now()
  const { nextStep } = await signIn({ username: email, password, options: { authFlowType: runtime().config.authFlow } })
  return stepOf(nextStep.signInStep, askedAt)
}

/** The second step of a sign-in: the code of an authenticator app, or a new password in place of a temporary one. */
export async function confirmChallenge(answer: string): Promise<SignInStep> {
  const { confirmSignIn } = await amplify()
  const askedAt = Date.now()
  const { nextStep } = await confirmSignIn({ challengeResponse: answer })
  return stepOf(nextStep.signInStep, askedAt)
}

export async function requestPasswordCode(email: string): Promise<void> {
  const { resetPassword } = await amplify()
  await resetPassword({ username: email })
}

export async function resetPassword(email: string, code: string, newPassword: string): Promise<void> {
  const { confirmResetPassword } = await amplify()
  await confirmResetPassword({ username: email, confirmationCode: code, newPassword })
}

type Farewell = (session: { refused: boolean }) => Promise<unknown>
const farewells = new Set<Farewell>()
const FAREWELL_MS = 3_000

/** What has to be done while the session still lasts. */
export const onSignOut = (call: Farewell): void => {
  farewells.add(call)
}

/** Nothing keeps a user signed in. */
const sayFarewell = (session: { refused: boolean }): Promise<unknown> =>
  Promise.race([
    Promise.allSettled([...farewells].map((call) => call(session))),
    new Promise((resolve) => setTimeout(resolve, FAREWELL_MS)),
  ])

const REVOKE_MS = 5_000

/** Ends the session at Cognito. Amplify does so too, but hides a failure, of which SPEC 8 requires an alert. */
async function revoke(): Promise<void> {
  const { region, userPoolClientId: ClientId, userPoolEndpoint } = runtime().config
  const Token = refreshToken()
  if (!Token) return
  const response = await fetch(userPoolEndpoint ?? `https://cognito-idp.${region}.amazonaws.com/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.RevokeToken',
    },
    body: JSON.stringify({ ClientId, Token }),
    signal: AbortSignal.timeout(REVOKE_MS),
  })
  if (!response.ok) throw new Error(`The session was not ended: ${response.status}`)
}

/** Ends the session in this browser even if the server can't be reached; that failure is still thrown. */
export async function signOut({ refused = false } = {}): Promise<void> {
  await sayFarewell({ refused })
  removeStored('featuredLocumsDismissed', 'impersonation', 'userType')
  // Drafts of forms are personal.
  sessionStorage.clear()
  const { signOut } = await amplify()
  try {
    if (!refused) await revoke()
  } finally {
    await signOut()
    refreshStoredSession()
    // Only after the session has ended: an open page would store itself again.
    removeStored('lastLocumSearch', 'lastAdminSearch', 'lastVisit')
  }
}

/** Ends the session after the server refused it; the guard redirects to the sign-in page with a return address. */
export async function endRefusedSession(): Promise<void> {
  await signOut({ refused: true }).catch((cause: unknown) => log.failure('Error signing out', cause))
}

const EXPIRY_MARGIN_MS = 30_000
let refreshing: Promise<string | undefined> | undefined

async function refresh(): Promise<string | undefined> {
  const { fetchAuthSession } = await amplify()
  const askedAt = Date.now()
  const { tokens } = await fetchAuthSession({ forceRefresh: true })
  if (tokens) takeTokens(askedAt)
  else await endRefusedSession()
  return session()?.accessToken
}

/**
 * A valid token. Parallel calls share one refresh; if it is refused, the session ends. A network failure throws and
 * leaves the session as it is.
 */
export async function accessToken({ renewed = false } = {}): Promise<string | undefined> {
  const now = session()
  if (!now) return undefined
  if (!renewed && now.expiresAt - EXPIRY_MARGIN_MS > time()) return now.accessToken
  refreshing ??= refresh().finally(() => {
    refreshing = undefined
  })
  return refreshing
}
