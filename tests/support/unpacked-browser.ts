import { executable } from './browser.ts'

/** Before the workers: several that unpack the same browser at once would start what another still writes. */
export default async function setup(): Promise<void> {
  await executable()
}
