/** Failures that a person is told in a sentence are kept whole here, for whoever looks into them. */
export const log = {
  failure(message: string, cause?: unknown): void {
    console.error(message, cause)
  },
}
