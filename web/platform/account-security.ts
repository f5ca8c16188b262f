import { accessToken } from './auth.ts'
import { runtime } from './runtime.ts'
import { session } from './session.ts'

/**
 * Loaded apart from what signing in needs. Each use first gets a valid token, so that an ended session leads to the
 * sign-in page.
 */
const amplify = () => import('./amplify-security.ts')

export async function changePassword(current: string, next: string): Promise<void> {
  await accessToken()
  const { updatePassword } = await amplify()
  await updatePassword({ oldPassword: current, newPassword: next })
}

/** Calls the user pool directly: for one setting Amplify would be most of what the page loads. */
export async function isTwoStepOn(): Promise<boolean> {
  const { region, userPoolEndpoint = `https://cognito-idp.${region}.amazonaws.com/` } = runtime().config
  const response = await fetch(userPoolEndpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser',
    },
    body: JSON.stringify({ AccessToken: await accessToken() }),
  })
  if (!response.ok) throw new Error(`The user pool answered ${response.status}`)
  const { UserMFASettingList = [] } = (await response.json()) as { UserMFASettingList?: string[] }
  return UserMFASettingList.includes('SOFTWARE_TOKEN_MFA')
}

/** A secret for an authenticator app; `uri` is the content of the QR code. Active once a code was verified. */
export interface TwoStepSecret {
  secret: string
  uri: string
}

export async function beginTwoStep(): Promise<TwoStepSecret> {
  await accessToken()
  const { setUpTOTP } = await amplify()
  const { sharedSecret, getSetupUri } = await setUpTOTP()
  return {
    secret: sharedSecret,
    uri: getSetupUri(
      encodeURIComponent(runtime().tenant.settings.brandName),
      encodeURIComponent(session()?.email ?? ''),
    ).href,
  }
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
