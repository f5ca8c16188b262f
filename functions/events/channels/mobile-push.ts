import {
  CreatePlatformEndpointCommand,
  DeleteEndpointCommand,
  EndpointDisabledException,
  NotFoundException,
  PublishCommand,
  SNSClient,
} from '@aws-sdk/client-sns'
import { clientDefaults } from '#functions/platform/aws/client-defaults.ts'
import type { PushContent } from './push-content.ts'
import type { Delivery } from './web-push.lazy.ts'

type Phone = 'ios' | 'android'
export type MobileApplications = Record<Phone, string>

/** Each push service's own form of a message, as text within the message (SNS). */
const messageFor = ({ title, link }: PushContent): string => {
  const apple = JSON.stringify({ aps: { alert: { title }, sound: 'default' }, link })
  const google = JSON.stringify({ fcmV1Message: { message: { notification: { title }, data: { link } } } })
  return JSON.stringify({ default: title, APNS: apple, APNS_SANDBOX: apple, GCM: google })
}

/** Sends to phones through SNS, where each has an endpoint of its own. */
export const mobilePusher = (applications: MobileApplications, sns = new SNSClient(clientDefaults)) => ({
  isOn: (type: Phone): boolean => applications[type] !== '',

  /** The same one whenever a token is given again. */
  endpointFor: async (type: Phone, token: string): Promise<string> => {
    const { EndpointArn = '' } = await sns.send(
      new CreatePlatformEndpointCommand({ PlatformApplicationArn: applications[type], Token: token }),
    )
    return EndpointArn
  },

  /** SNS disables an endpoint whose app was removed from the phone. `absent`: it has been deleted meanwhile. */
  send: async (endpoint: string, content: PushContent): Promise<Delivery | 'absent'> => {
    const publish = new PublishCommand({
      TargetArn: endpoint,
      MessageStructure: 'json',
      Message: messageFor(content),
    })
    try {
      await sns.send(publish)
      return 'sent'
    } catch (error) {
      if (error instanceof EndpointDisabledException) return 'gone'
      if (error instanceof NotFoundException) return 'absent'
      throw error
    }
  },

  remove: async (endpoint: string): Promise<void> => {
    await sns.send(new DeleteEndpointCommand({ EndpointArn: endpoint }))
  },
})

export type MobilePusher = ReturnType<typeof mobilePusher>
