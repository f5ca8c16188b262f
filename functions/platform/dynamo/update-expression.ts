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
  const names = `${change} ${expression}`.matchAll(/#(\w+)/g)
  const all = Object.entries({ ...set, ...add, ...remove, ...values })
  return {
    UpdateExpression: change,
    ConditionExpression: expression,
    ExpressionAttributeNames: Object.fromEntries(Array.from(names, ([name, attribute = '']) => [name, attribute])),
    ExpressionAttributeValues: Object.fromEntries(all.map(([name, value]) => [`:${name}`, value])),
  }
}
