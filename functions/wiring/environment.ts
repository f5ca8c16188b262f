import type { LambdaName, lambdas } from './lambdas.ts'

type Listed<Row, Key extends string> = Row extends { [K in Key]: readonly (infer Name extends string)[] } ? Name : never
type Row<N extends LambdaName> = (typeof lambdas)[N]

/** The variables of a Lambda besides those of its tables and files. */
export type VariableOf<N extends LambdaName> = Listed<Row<N>, 'variables'>

type TableOf<N extends LambdaName> = Listed<Row<N>, 'writes'> | Listed<Row<N>, 'reads'>
type Variable<N extends LambdaName> =
  VariableOf<N> | `${Uppercase<TableOf<N>>}_TABLE` | (Row<N> extends { files: object } ? 'DOCUMENTS_BUCKET' : never)

/** The variables that follow from a Lambda's row: `OFFERS_TABLE`, `DOCUMENTS_BUCKET` and its own. */
export type Environment<N extends LambdaName> = { readonly [V in Variable<N>]: string }

/** One that is missing fails with its name where it is first read, which is when the Lambda loads. */
export const environmentOf = <N extends LambdaName>(name: N): Environment<N> =>
  new Proxy({} as Environment<N>, {
    get: (_, variable: string) => {
      const value = process.env[variable]
      if (value === undefined) throw new Error(`The Lambda ${name} has no ${variable}`)
      return value
    },
  })
