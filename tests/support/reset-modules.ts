import { vi } from 'vitest'

// Handlers read their environment on import, so each test file imports the product's modules again. Libraries are
// shared.
vi.resetModules()
