import { Amplify } from 'aws-amplify'
import { ConsoleLogger } from 'aws-amplify/utils'
import { runtime } from './runtime.ts'

const { userPoolId, userPoolClientId, userPoolEndpoint } = runtime().config

// It warns of every endpoint that is not AWS's, and the local stack's is not.
ConsoleLogger.LOG_LEVEL = 'ERROR'

Amplify.configure({
  Auth: {
    Cognito: {
      userPoolId,
      userPoolClientId,
      loginWith: { email: true },
      ...(userPoolEndpoint && { userPoolEndpoint: new URL(userPoolEndpoint, location.origin).href }),
    },
  },
})
