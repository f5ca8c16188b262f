import { expect, it } from 'vitest'
import { tenant } from './tenants/demo.ts'
import { stackProps, type DeploymentProps } from './deployment-props.ts'

it('every stack is in eu-west-1', () =>
  expect(stackProps({ tenant, stage: 'test' } as DeploymentProps, 'web', 'the site').env?.region).toBe('eu-west-1'))
