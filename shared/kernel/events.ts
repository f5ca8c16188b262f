/**
 * Something that happened, as written in the transaction that made it so. `type` is `<aggregate>.<past participle>`,
 * `subject` the aggregate's id; `data` carries ids and dates, and the names a message needs.
 */
export type DomainEvent = { type: string; subject: string; data: Record<string, unknown> }
