import type * as z from 'zod/mini'
import { demoPassword } from '../../bin/seed/demo-password.ts'
import { calendarsContract } from '../../shared/calendar/calendars.contract.ts'
import type { PostAvailabilityBody } from '../../shared/calendar/availability.schema.ts'

type Posting = z.input<typeof PostAvailabilityBody>

/** Signs a demo person in without a browser, as an integrator would. */
async function tokenOf(url: string, email: string): Promise<string> {
  const { userPoolClientId } = (await (await fetch(`${url}/config.json`)).json()) as { userPoolClientId: string }
  const answer = await fetch(`${url}/cognito/`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth' },
    body: JSON.stringify({ AuthFlow: 'USER_PASSWORD_AUTH', ClientId: userPoolClientId, AuthParameters: { USERNAME: email, PASSWORD: demoPassword } }),
  })
  const { AuthenticationResult } = (await answer.json()) as { AuthenticationResult?: { AccessToken: string } }
  if (!AuthenticationResult) throw new Error(`${email} could not sign in`)
  return AuthenticationResult.AccessToken
}

/** Posts days of a demo locum's calendar. */
export async function postDays(url: string, email: string, ...postings: Posting[]): Promise<void> {
  const token = await tokenOf(url, email)
  for (const body of postings) {
    const { method, path } = calendarsContract.postAvailability
    const answer = await fetch(`${url}/api${path}`, { method, headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' }, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${email} could not post ${JSON.stringify(body)}: ${await answer.text()}`)
  }
}
