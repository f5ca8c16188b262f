import { Stack, Validations } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { sendingTime } from './constructs/channel-queue.ts'
import { applicationAccess, connectionsAccess, endpointsOf, secretAccess } from './constructs/grants.ts'
import { feedLive, pushingTime } from './constructs/live-queue.ts'
import { ServiceFunction } from './constructs/service-function.ts'
import type { Tables } from './data-stack.ts'
import { type DeploymentProps, stackProps } from './deployment-props.ts'
import type { ChannelQueues } from './events-stack.ts'
import { mobileApplications, pauseSeconds, pushSettings } from './push.ts'
import type { SocketApi } from './socket-api.ts'

/** `siteUrl` is the base of links in mails. */
type ChannelsStackProps = DeploymentProps & {
  tables: Tables
  queues: ChannelQueues
  pushSecret: ISecret
  liveQueue: Queue
  socket: SocketApi
  siteUrl: string
  inviteKey: ISecret
}

/** Sends the notifications in the channels' queues. Deployed last, because it needs the site's address. */
export class ChannelsStack extends Stack {
  constructor(scope: Construct, props: ChannelsStackProps) {
    super(scope, 'Channels', stackProps(props, 'channels', 'Senders of notifications'))
    const mail = addMail(this, props)
    props.queues.mail.feed(mail)
    props.queues.collectedMail.feed(mail)
    props.queues.push.feed(addPush(this, props))
    feedLive(props.liveQueue, addLivePush(this, props))
  }
}

function addMail(stack: Stack, props: ChannelsStackProps): LambdaFunction {
  const { tenant, siteUrl } = props
  const { from, identity } = props.deployment.mail
  const mail = new ServiceFunction(stack, {
    ...props,
    name: 'mail',
    values: {
      TENANT_ID: tenant.tenantId,
      INVITE_SECRET: secretAccess(props.inviteKey),
      MAIL_FROM: from,
      PAUSE_SECONDS: String(pauseSeconds),
      SITE_URL: siteUrl,
    },
    timeout: sendingTime,
  })
  mail.role.addToPrincipalPolicy(
    new PolicyStatement({
      // With an attachment, SES asks for the right to send raw mails too.
      actions: ['ses:SendEmail', 'ses:SendRawEmail'],
      resources: [stack.formatArn({ service: 'ses', resource: 'identity', resourceName: identity })],
    }),
  )
  return mail.function
}

function addLivePush(stack: Stack, props: ChannelsStackProps): LambdaFunction {
  return new ServiceFunction(stack, {
    ...props,
    name: 'live-push',
    values: { SOCKET_CONNECTIONS_URL: connectionsAccess(props.socket.stage) },
    timeout: pushingTime,
  }).function
}

function addPush(stack: Stack, props: ChannelsStackProps): LambdaFunction {
  const { ios, android } = mobileApplications(props)
  const push = new ServiceFunction(stack, {
    ...props,
    name: 'push',
    values: {
      MAIL_FROM: props.deployment.mail.from,
      PUSH_SECRET: secretAccess(props.pushSecret),
      PUSH_HOSTS: pushSettings(props).PUSH_HOSTS,
      IOS_APPLICATION: applicationAccess(ios),
      ANDROID_APPLICATION: applicationAccess(android),
    },
    timeout: sendingTime,
  })
  Validations.of(push.role).acknowledge(
    ...[ios, android]
      .filter((application) => application !== undefined)
      .map((application) => ({
        id: `AwsSolutions-IAM5[Resource::${endpointsOf(application)}]`,
        reason: 'The endpoints of a platform application: one for each phone.',
      })),
  )
  return push.function
}
