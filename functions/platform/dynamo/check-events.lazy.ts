import { readEvent, type EventOf } from '#shared/events.ts'

/** Parses events as their readers will, so that a wrong one fails the command that makes it. */
export const checkEvents = (events: readonly EventOf[]): void => events.forEach((event) => void readEvent(event))
