import { vi } from 'vitest'

// Handlers read their environment as they load: each file loads the product's own modules anew, and shares the
// libraries.
vi.resetModules()
