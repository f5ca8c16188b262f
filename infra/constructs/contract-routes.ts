import { Validations } from 'aws-cdk-lib'
import type { HttpApi, HttpMethod, IHttpRouteAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { type Contract, isPublicAccess, methodsOf } from '#shared/kernel/define-contract.ts'

type ContractRoutes = {
  api: HttpApi
  name: string
  contract: Contract
  handler: IFunction
  authorizer: IHttpRouteAuthorizer
}

/**
 * Makes all routes, one per operation and alias. A Lambda's routes share one integration and permission, because a
 * permission per route would exceed the 20 KB limit of a Lambda's policy.
 */
export function addContractRoutes({ api, name, contract, handler, authorizer }: ContractRoutes): void {
  const integration = new HttpLambdaIntegration(name, handler, { scopePermissionToRoute: false })
  for (const operation of Object.values(contract)) {
    const { path, aliases = [], access, summary } = operation
    for (const routePath of [path, ...aliases]) {
      const routes = api.addRoutes({
        path: routePath,
        methods: methodsOf(operation) as HttpMethod[],
        integration,
        ...(!isPublicAccess(access) && { authorizer }),
      })
      if (!isPublicAccess(access)) continue
      for (const route of routes) {
        Validations.of(route).acknowledge({
          id: 'AwsSolutions-APIG4',
          reason: `Public by contract (“${summary}”): available without sign-in.`,
        })
      }
    }
  }
}
