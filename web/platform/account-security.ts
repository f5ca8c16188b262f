import { accessToken } from './auth.ts'
import { runtime } from './runtime.ts'
import { session } from './session.ts'

/** Loaded apart from what signing in needs, and used with a token that still counts. */
async function amplify() {
  const [security] = await Promise.all([import('./amplify-security.ts'), accessToken()])
  return security
}

export async function changePassword(current: string, next: string): Promise<void> {
  const { updatePassword } = await amplify()
  await updatePassword({ oldPassword: current, newPassword: next })
}

export async function isTwoStepOn(): Promise<boolean> {
  const { fetchMFAPreference } = await amplify()
  return (await fetchMFAPreference()).enabled?.includes('TOTP') ?? false
}

/** A secret for an authenticator app: `uri` is what its QR code says. It counts once a code of it was right. */
export interface TwoStepSecret {
  secret: string
  uri: string
}

export async function beginTwoStep(): Promise<TwoStepSecret> {
  const { setUpTOTP } = await amplify()
  const { sharedSecret, getSetupUri } = await setUpTOTP()
  return { secret: sharedSecret, uri: getSetupUri(encodeURIComponent(runtime().tenant.settings.brandName), encodeURIComponent(session()?.email ?? '')).href }
}

export async function turnTwoStepOn(code: string): Promise<void> {
  const { verifyTOTPSetup, updateMFAPreference } = await amplify()
  await verifyTOTPSetup({ code })
  await updateMFAPreference({ totp: 'PREFERRED' })
}

export async function turnTwoStepOff(): Promise<void> {
  const { updateMFAPreference } = await amplify()
  await updateMFAPreference({ totp: 'DISABLED' })
}
