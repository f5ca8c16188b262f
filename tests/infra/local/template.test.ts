import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Assembly, loadAssembly } from '#infra/local/template.ts'
import { synthesiseFixture } from './assembly-fixture.ts'

type FunctionProperties = { Code: { S3Key: string }; Environment: { Variables: Record<string, string> } }

describe('a synthesised assembly', () => {
  let assembly: Assembly
  beforeAll(() => {
    assembly = loadAssembly(synthesiseFixture().directory)
  })
  const functionNamed = (part: string) => {
    const found = assembly
      .ofType<FunctionProperties>('AWS::Lambda::Function')
      .find(({ logicalId }) => logicalId.startsWith(part))
    if (!found) throw new Error(`no function ${part}`)
    return found
  }

  it('resolves references across stacks to one local name', () => {
    const offers = assembly.ofType('AWS::DynamoDB::Table').find(({ logicalId }) => logicalId.startsWith('Offers'))
    expect(functionNamed('Echo').properties.Environment.Variables).toEqual({ GREETING: 'good day', TABLE: offers?.ref })
  })

  it('gives authoriser and user pool the same issuer', () => {
    const [pool] = assembly.ofType('AWS::Cognito::UserPool')
    const [authorizer] = assembly.ofType<{ JwtConfiguration: { Issuer: string; Audience: string[] } }>(
      'AWS::ApiGatewayV2::Authorizer',
    )
    const [client] = assembly.ofType('AWS::Cognito::UserPoolClient')
    expect(authorizer?.properties.JwtConfiguration).toEqual({
      Issuer: `https://cognito-idp.eu-west-1.amazonaws.com/${pool?.ref}`,
      Audience: [client?.ref],
    })
    expect(pool?.ref).toMatch(/^eu-west-1_[a-z0-9]{9}$/)
  })

  it('finds the code of a function inside the assembly', () => {
    const echo = functionNamed('Echo')
    expect(existsSync(join(assembly.assetDirectory(echo, echo.properties.Code.S3Key), 'index.mjs'))).toBe(true)
  })

  it('reads outputs meant for people, not the exports between stacks', () => {
    expect(Object.keys(assembly.outputs())).toEqual(['mini-data.UserPoolId'])
  })

  it.each([
    [{ 'Fn::GetAtt': ['Thing', 'Colour'] }, /reads Colour of Thing \(AWS::SNS::Topic\), which has no local value/],
    [{ 'Fn::If': ['Condition', 1, 2] }, /uses Fn::If, which the local stack cannot resolve/],
    [{ Ref: 'Elsewhere' }, /refers to Elsewhere, which is not in its template/],
    [{ 'Fn::ImportValue': 'nowhere:Value' }, /No stack exports nowhere:Value/],
    ['{{resolve:secretsmanager:key}}', /has no local counterpart/],
  ])('refuses %j with the reason', (value, message) => {
    const directory = mkdtempSync(join(tmpdir(), 'locum-template-'))
    writeFileSync(
      join(directory, 'manifest.json'),
      JSON.stringify({
        artifacts: { S: { type: 'aws:cloudformation:stack', properties: { templateFile: 't.json' } } },
      }),
    )
    writeFileSync(
      join(directory, 't.json'),
      JSON.stringify({ Resources: { Thing: { Type: 'AWS::SNS::Topic', Properties: { value } } } }),
    )
    expect(() => loadAssembly(directory).ofType('AWS::SNS::Topic')[0]?.properties).toThrow(message)
  })

  it('fails if nothing has been synthesised', () => {
    expect(() => loadAssembly('/nowhere')).toThrow('There is no synthesised assembly in /nowhere.')
  })
})
