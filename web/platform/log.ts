/** Users see one sentence; the whole error goes to the console. */
export const log = {
  /** An unexpected error. */
  failure(message: string, cause?: unknown): void {
    console.error(message, cause)
  },
  /** An expected refusal: a wrong code, a day that is already booked. */
  refusal(message: string, cause?: unknown): void {
    console.info(message, cause)
  },
}
