import module from 'node:module'

// Plain JavaScript: older versions of Node cannot even read the rest.
const wanted = 24
const found = Number(process.versions.node.split('.')[0])
if (found >= wanted) {
  // Half of a start is the compiling of what it loads.
  module.enableCompileCache()
  await import('./local.ts')
} else {
  console.error(
    `This product runs on Node ${wanted} or newer; this is Node ${process.versions.node}. Use npm start, which brings Node ${wanted} along where npm has it for this machine, or install it from https://nodejs.org.`,
  )
  process.exitCode = 1
}
