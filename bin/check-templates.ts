import { synthesiseDemo } from './stacks/synthesise-demo.ts'

/** CloudFormation's schemas and rules, and the AwsSolutions checks: both print what they find. */
await synthesiseDemo({ validated: true })
