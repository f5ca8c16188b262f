import { Amplify } from 'aws-amplify'
import { ConsoleLogger } from 'aws-amplify/utils'
import { runtime } from './runtime.ts'

const { userPoolId, userPoolClientId, userPoolEndpoint } = runtime().config

// Amplify warns about endpoints outside AWS, such as the local stack’s.
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
