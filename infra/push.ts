import type { DeviceType } from '#shared/notifications/devices.schema.ts'
import { pushHosts } from '#shared/notifications/push-hosts.rules.ts'
import type { DeploymentProps } from './deployment-props.ts'

type Mobile = Partial<Record<Exclude<DeviceType, 'web'>, string>>

const localApplication = (platform: string) => `arn:aws:sns:eu-west-1:000000000000:app/${platform}/local`

/** The applications of the phones' push services; locally the emulator has both. */
export const mobileApplications = ({ stage, deployment }: DeploymentProps): Mobile =>
  stage === 'local' ? { ios: localApplication('APNS'), android: localApplication('GCM') } : deployment.push

/** Which devices can be registered. `https://localhost` is replaced by the local push service's address. */
export const pushSettings = (props: DeploymentProps) => ({
  PUSH_HOSTS: [...pushHosts, ...(props.stage === 'local' ? ['https://localhost'] : [])].join(','),
  PUSH_TYPES: ['web', ...Object.keys(mobileApplications(props))].join(','),
})

/** For how long the notifications of a user wait for each other. Locally they don't, so that tests needn't either. */
export const collectSeconds = ({ stage }: DeploymentProps): number => (stage === 'local' ? 0 : 60)

/** How far apart mails about one offer to one reader are. */
export const pauseSeconds = 15 * 60

/** For how long the mail about a message waits for it to be read. Locally no other mail waits. */
export const readSeconds = ({ stage }: DeploymentProps): number => (stage === 'local' ? 10 : 60)
