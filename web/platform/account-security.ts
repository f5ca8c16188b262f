import { accessToken } from './auth.ts'
import { runtime } from './runtime.ts'
import { session } from './session.ts'

/** Loaded apart from what signing in needs. Each use asks for a token that still counts first: a session that is over leads to the sign-in page. */
const amplify = () => import('./amplify-security.ts')

export async function changePassword(current: string, next: string): Promise<void> {
  await accessToken()
  const { updatePassword } = await amplify()
  await updatePassword({ oldPassword: current, newPassword: next })
}

export async function isTwoStepOn(): Promise<boolean> {
  await accessToken()
  const { fetchMFAPreference } = await amplify()
  return (await fetchMFAPreference()).enabled?.includes('TOTP') ?? false
}

/** A secret for an authenticator app: `uri` is what its QR code says. It counts once a code of it was right. */
export interface TwoStepSecret {
  secret: string
  uri: string
}

export async function beginTwoStep(): Promise<TwoStepSecret> {
  await accessToken()
  const { setUpTOTP } = await amplify()
  const { sharedSecret, getSetupUri } = await setUpTOTP()
  return { secret: sharedSecret, uri: getSetupUri(encodeURIComponent(runtime().tenant.settings.brandName), encodeURIComponent(session()?.email ?? '')).href }
}

export async function turnTwoStepOn(code: string): Promise<void> {
  await accessToken()
  const { verifyTOTPSetup, updateMFAPreference } = await amplify()
  await verifyTOTPSetup({ code })
  await updateMFAPreference({ totp: 'PREFERRED' })
}

export async function turnTwoStepOff(): Promise<void> {
  await accessToken()
  const { updateMFAPreference } = await amplify()
  await updateMFAPreference({ totp: 'DISABLED' })
}
