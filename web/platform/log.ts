/** What a person is told in a sentence is kept whole here, for whoever looks into it. */
export const log = {
  /** Somebody should look into this. */
  failure(message: string, cause?: unknown): void {
    console.error(message, cause)
  },
  /** An answer that the product foresees: a wrong code, a day that is taken. */
  refusal(message: string, cause?: unknown): void {
    console.info(message, cause)
  },
}
