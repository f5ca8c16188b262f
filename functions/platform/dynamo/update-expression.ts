type Attributes = Record<string, unknown>

/** Changes to attributes: values set, counters raised, members added to or removed from sets, attributes cleared. */
export type Change<Value> = {
  set?: Partial<Value>
  add?: Partial<Value>
  remove?: Partial<Value>
  clear?: readonly (keyof Value & string)[]
}

/** `#name` is an attribute and `:name` a value. */
export type Condition = { expression: string; values?: Attributes }

/** The attributes that expressions name, and their values; DynamoDB refuses an empty list of either. */
export const termsOf = (expression: string, values: Attributes = {}) => {
  const names = Array.from(expression.matchAll(/#(\w+)/g), ([name, attribute = '']) => [name, attribute] as const)
  const given = Object.entries(values)
  return {
    ...(names.length > 0 && { ExpressionAttributeNames: Object.fromEntries(names) }),
    ...(given.length > 0 && {
      ExpressionAttributeValues: Object.fromEntries(given.map(([name, value]) => [`:${name}`, value])),
    }),
  }
}

const clauseOf = (verb: string, attributes: Attributes = {}, sign = ' '): string[] => {
  const parts = Object.keys(attributes).map((name) => `#${name}${sign}:${name}`)
  return parts.length > 0 ? [`${verb} ${parts.join(', ')}`] : []
}

const clearClause = (names: readonly string[] = []): string[] =>
  names.length > 0 ? [`REMOVE ${names.map((name) => `#${name}`).join(', ')}`] : []

/** An update expression and its condition. */
export const updateExpression = (
  { set, add, remove, clear }: Change<Attributes>,
  { expression, values }: Condition,
) => {
  const clauses = [...clauseOf('SET', set, ' = '), ...clauseOf('ADD', add), ...clauseOf('DELETE', remove)]
  const change = [...clauses, ...clearClause(clear)].join(' ')
  return {
    UpdateExpression: change,
    ConditionExpression: expression,
    ...termsOf(`${change} ${expression}`, { ...set, ...add, ...remove, ...values }),
  }
}
