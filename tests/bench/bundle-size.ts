import type { Bundles } from './bundles.ts'
import { atMost, kib, type Figure } from './figure.ts'

/** P2: the size of a Lambda compared with the document client alone. */
export const bundleSizes = ({ bundles, baseline }: Bundles): Figure[] => [
  ...bundles.map(({ name, bytes }) =>
    atMost(
      'P2',
      `${name}: ${kib(bytes)} minified, × the document client alone (${kib(baseline.bytes)})`,
      bytes / baseline.bytes,
      1.2,
    ),
  ),
  atMost(
    'P2',
    'zod locales in all bundles, bytes',
    bundles.reduce((sum, { localeBytes }) => sum + localeBytes, 0),
    0,
  ),
]
